import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeReadError } from '@/lib/roster/read-error';
import { type KeptList, formatBackup, parseBackup, parseBackupText } from '@/lib/share/backup';
import { planRestore } from '@/lib/share/restore';
import { sameJson } from '@/lib/share/same-json';
import { muster } from '../fixtures/muster';
import { tameLists, wildLists } from './arbitrary';
import { expectList, known } from './library';

const sapper = muster('drums-and-shakos', 'france', ['sapper'], { name: 'One' });
const hussar = muster('napoleonic-sbg', 'spain', ['4 guerrilla'], { name: 'Two' });

const shelf: readonly KeptList[] = [
  { id: 'a', created: 1000, changed: 2000, list: sapper },
  { id: 'b', created: 1500, changed: 1500.5, deleted: 3000, list: hussar },
];

/** A minus zero has no form of its own in JSON files. */
const hasMinusZero = (value: unknown): boolean =>
  Object.is(value, -0) ||
  value === Infinity ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasMinusZero));

describe('a backup', () => {
  test('gives the whole shelf back, unknown fields too', () => {
    const kept = fc.record(
      {
        id: fc.string({ minLength: 1 }),
        created: fc.nat(),
        changed: fc.nat(),
        deleted: fc.nat(),
        list: fc
          .oneof(tameLists, wildLists)
          .filter((list) => !hasMinusZero(list))
          .map((list) => ({ ...list, extra: { later: [1, { __proto: 2 }] } })),
      },
      { requiredKeys: ['id', 'created', 'changed', 'list'] },
    );
    fc.assert(
      fc.property(fc.uniqueArray(kept, { selector: ({ id }) => id, maxLength: 5 }), (lists) => {
        const read = parseBackupText(formatBackup(lists, 77), known);
        expect(read).toMatchObject({ ok: true, value: { made: 77, unreadable: [] } });
        if (!read.ok) return;
        expect(read.value.lists).toHaveLength(lists.length);
        for (const [at, { list, ...rest }] of lists.entries()) {
          const back = read.value.lists[at];
          expect({ ...back, list: null }).toEqual({ ...rest, list: null });
          expectList(back && { ok: true, value: back.list }, list);
        }
        expect(planRestore(read.value, lists).map(({ state }) => state)).toEqual(
          lists.map(() => 'same'),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('with a damaged list gives the others', () => {
    const text = formatBackup([...shelf, ...shelf], 5);
    const document = JSON.parse(text) as { lists: { list: { nation?: string } }[] };
    delete document.lists[0]?.list.nation;
    const read = parseBackup(document, known);
    expect(read.ok && read.value.lists.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(
      read.ok && read.value.unreadable.map(({ at, error }) => `${at} ${describeReadError(error)}`),
    ).toEqual([
      '0 This list is damaged: nation: must be a text.',
      '3 This list is damaged: id: it stands twice.',
    ]);
  });

  test.each<[string, unknown, string]>([
    ['no object', 7, 'not-a-list'],
    ['a list', { format: 'muster-roll', version: 1 }, 'not-a-list'],
    ['a later version', { format: 'muster-backup', version: 2, lists: [] }, 'unsupported-version'],
    ['no version', { format: 'muster-backup', lists: [] }, 'invalid-list'],
    ['no lists', { format: 'muster-backup', version: 1 }, 'invalid-list'],
    [
      'too many lists',
      { format: 'muster-backup', version: 1, lists: Array(20_001).fill(0) },
      'invalid-list',
    ],
  ])('is refused as %s', (_, value, code) => {
    expect(parseBackup(value, known)).toMatchObject({ ok: false, error: { code } });
  });

  test.each<[string, object]>([
    ['no id', { created: 1, changed: 1, list: {} }],
    ['no time', { id: 'x', changed: 1, list: {} }],
    ['a time that is none', { id: 'x', created: 1, changed: 'now', list: {} }],
    ['a bin time that is none', { id: 'x', created: 1, changed: 1, deleted: -1, list: {} }],
    ['no list', { id: 'x', created: 1, changed: 1 }],
  ])('reports a row with %s', (_, row) => {
    const read = parseBackup({ format: 'muster-backup', version: 1, lists: [row] }, known);
    expect(read).toMatchObject({ ok: true, value: { lists: [], unreadable: [{ at: 0 }] } });
  });

  test('of text that is no JSON is refused', () => {
    expect(parseBackupText('hello', known)).toMatchObject({ error: { code: 'not-a-list' } });
  });
});

describe('the plan of a restore', () => {
  const changed = { ...sapper, name: 'One, changed' };

  test.each<[string, readonly KeptList[], readonly string[]]>([
    ['an empty device', [], ['new', 'new']],
    ['the same shelf', shelf, ['same', 'same']],
    ['one of them', shelf.slice(1), ['new', 'same']],
    [
      'one that was edited since',
      [{ id: 'a', created: 1000, changed: 9000, list: changed }],
      ['different present', 'new'],
    ],
    [
      'one that is older than in the backup',
      [{ id: 'a', created: 1000, changed: 1999, list: changed }],
      ['different backup', 'new'],
    ],
    [
      'one that differs at the same time',
      [{ id: 'a', created: 1000, changed: 2000, list: changed }],
      ['different neither', 'new'],
    ],
    [
      'the same content, looked at later',
      [{ id: 'a', created: 1000, changed: 9000, list: { ...sapper } }],
      ['same', 'new'],
    ],
    [
      'the same content under another id',
      [{ id: 'z', created: 1000, changed: 2000, list: sapper }],
      ['same', 'new'],
    ],
    [
      'the same list with other keys of its entries',
      [
        {
          id: 'a',
          created: 1,
          changed: 1,
          list: {
            ...sapper,
            groups: sapper.groups.map((group) => ({
              ...group,
              entries: group.entries.map((entry) => ({ ...entry, key: 'q' })),
            })),
          },
        },
      ],
      ['same', 'new'],
    ],
  ])('on %s', (_, present, states) => {
    const read = parseBackupText(formatBackup(shelf, 1), known);
    const plan = read.ok ? planRestore(read.value, present) : [];
    expect(
      plan.map((planned) =>
        planned.state === 'different' ? `different ${planned.newer}` : planned.state,
      ),
    ).toEqual(states);
  });
});

describe('sameJson', () => {
  test.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [0, -0, false],
    [null, {}, false],
    [[], {}, false],
    [[1, 2], [2, 1], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: { b: 1 } }, { a: { b: 2 } }, false],
    [JSON.parse('{"__proto__":1}'), {}, false],
    [{}, JSON.parse('{"__proto__":1}'), false],
    [JSON.parse('{"toString":1}'), {}, false],
    [JSON.parse('{"__proto__":{}}'), { y: 1 }, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
  });

  test('goes as deep as it must', () => {
    const deep = (end: number) => {
      let value: unknown = end;
      for (let n = 0; n < 100_000; n += 1) value = [value];
      return value;
    };
    expect(sameJson(deep(1), deep(1))).toBe(true);
    expect(sameJson(deep(1), deep(2))).toBe(false);
  });
});
