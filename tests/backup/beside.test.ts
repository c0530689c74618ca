import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Beside, besideFields, readBeside } from '@/lib/backup/beside';
import { type Standing, planGames, planSeals, rowsToAdd } from '@/lib/backup/plan';
import { beginGame, type Game, obey } from '@/lib/play/game';
import { codeBytes, formatSealCode } from '@/lib/seal/code';
import type { SealRow } from '@/lib/seal/row';
import { formatBackup, parseBackup, parseBackupText } from '@/lib/share/backup';
import { packReveal } from '@/lib/share/code/reveal';
import { linkLetters } from '@/lib/share/code/spelling';
import { known } from '../share/library';

const reveal = (seed: number) =>
  linkLetters.format(
    packReveal({ nonce: new Uint8Array(16).fill(seed), list: Uint8Array.from([seed, 1, 2]) }),
  );
const code = (seed: number) => formatSealCode(new Uint8Array(codeBytes).fill(seed));

const ids = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const texts = fc.string({ unit: 'binary', maxLength: 20 });
const times = fc.nat();

const deeds = fc.oneof(
  fc.record({
    do: fc.constant('mark' as const),
    side: texts,
    piece: texts,
    mark: texts,
    on: fc.boolean(),
  }),
  fc.record({
    do: fc.constant('count' as const),
    side: texts,
    piece: texts,
    counter: texts,
    by: fc.integer({ min: -9, max: 9 }),
  }),
  fc.record({ do: fc.constant('turn' as const), by: fc.constantFrom(1, -1) }),
  fc.record({ do: fc.constant('reset' as const) }),
  // What a later version tracks.
  fc.record({ do: fc.constant('weather' as unknown as 'reset'), sky: texts }),
);

const games: fc.Arbitrary<Game> = fc
  .record({
    id: ids,
    started: times,
    deeds: fc.array(fc.tuple(ids, deeds), { maxLength: 5 }),
    enemies: fc.uniqueArray(ids, { maxLength: 2 }),
    notes: texts,
    isOver: fc.boolean(),
  })
  .map(({ id, started, deeds: done, enemies, notes, isOver }) => {
    const own = { format: 'muster-roll', name: id };
    let game = obey(beginGame({ id, own, started }), { do: 'notes', text: notes });
    for (const [at, [key, deed]] of done.entries())
      game = obey(game, { do: 'act', action: { ...deed, id: `${at}${key}` } });
    for (const key of enemies)
      if (key !== 'own') game = obey(game, { do: 'enemy', enemy: { key, document: { key } } });
    return isOver ? obey(game, { do: 'end', at: started + 1, result: 'won' }) : game;
  });

const seals: fc.Arbitrary<SealRow> = fc.oneof(
  fc
    .record({ id: ids, seed: fc.nat(120), name: texts, made: times })
    .map(({ id, seed, name, made }): SealRow => ({
      id,
      kind: 'own',
      code: code(seed),
      reveal: reveal(seed),
      name,
      ruleset: 'drums-and-shakos',
      nation: 'france',
      made,
    })),
  fc
    .record({ id: ids, seed: fc.integer({ min: 121, max: 255 }), name: texts, made: times })
    .map(({ id, seed, name, made }): SealRow => ({
      id,
      kind: 'kept',
      code: code(seed),
      name,
      made,
      ...(seed % 2 === 0 && { opened: { at: made, reveal: reveal(seed) } }),
    })),
);

const unique = <Row extends { readonly id: string }>(rows: fc.Arbitrary<Row>) =>
  fc.uniqueArray(rows, { selector: ({ id }) => id, maxLength: 4 });

const collections = fc
  .dictionary(
    fc.oneof(texts, fc.constant('__proto__')),
    fc.dictionary(texts, fc.integer({ min: 0, max: 9999 }), { minKeys: 1, maxKeys: 3 }),
    { maxKeys: 3 },
  )
  .map((all) => new Map(Object.entries(all).map(([id, c]) => [id, new Map(Object.entries(c))])));

const besides: fc.Arbitrary<Beside> = fc.record({
  games: unique(games),
  seals: unique(seals),
  collection: collections,
});

const all = (rows: readonly { readonly standing: Standing }[]) =>
  rows.map(({ standing }) => standing);
const none = { rows: [], damaged: [] };

const begun = (id: string, notes = ''): Game => ({
  ...beginGame({ id, own: { format: 'muster-roll' }, started: 1 }),
  notes,
});
const isAlike = (a: Game, b: Game) => a.notes === b.notes;

/** Few ids and few games, so that they meet: two devices of one player, and several backups. */
const fewIds = fc.constantFrom('a', 'b', 'c');
const few = fc
  .tuple(fc.oneof(fewIds, fc.constant('a/b')), fc.constantFrom('', 'later'))
  .map(([id, notes]) => begun(id, notes));
const present = fc.uniqueArray(
  fc.tuple(fewIds, fc.constantFrom('', 'later')).map(([id, notes]) => begun(id, notes)),
  { selector: ({ id }) => id },
);

describe('what lies beside the lists of a backup', () => {
  test('comes back whole, and a second time adds nothing', () => {
    fc.assert(
      fc.property(besides, (beside) => {
        const text = formatBackup([], 5, besideFields(beside));
        const file = parseBackupText(text, known);
        if (!file.ok) throw new Error('It is a backup.');
        const read = readBeside(file.value.beside);
        expect(read).toEqual({ ...beside, damaged: [] });
        const added = rowsToAdd(planGames(read.games, none), () => 'x');
        expect(added).toEqual(beside.games);
        const again = planGames(read.games, { rows: added, damaged: [] });
        expect(all(again)).toEqual(added.map(() => 'same'));
        const sealed = planSeals(read.seals, { rows: beside.seals, damaged: [] });
        expect(all(sealed)).toEqual(beside.seals.map(() => 'same'));
      }),
      { numRuns: 100 },
    );
  });

  test('writes over no id that is taken, and the same backups then find all of it', () => {
    fc.assert(
      fc.property(
        present,
        fc.array(few, { maxLength: 6 }),
        fc.array(fewIds),
        (ours, theirs, bad) => {
          const damaged = bad.filter((id) => !ours.some((game) => game.id === id));
          const plan = planGames(theirs, { rows: ours, damaged });
          let made = 0;
          const added = rowsToAdd(plan, () => `NEW${(made += 1)}`);
          const rows = [...ours, ...added];
          const taken = [...damaged, ...rows.map(({ id }) => id)];
          expect(new Set(taken).size).toBe(new Set(damaged).size + rows.length);
          expect(taken.filter((id) => !/^[\w-]+$/.test(id))).toEqual([]);
          const missing = theirs.filter((game) => !rows.some((row) => isAlike(row, game)));
          expect(missing).toEqual([]);
          expect(all(planGames(theirs, { rows, damaged }))).toEqual(theirs.map(() => 'same'));
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each<[string, readonly Game[], readonly Game[], readonly Standing[]]>([
    ['a game that two backups hold', [], [begun('a'), begun('a')], ['new', 'same']],
    [
      'one that three hold, and not the same',
      [],
      [begun('a'), begun('a', 'later'), begun('a')],
      ['new', 'copy', 'same'],
    ],
    [
      'one that two hold and whose copy is there',
      [begun('a'), begun('x', 'later')],
      [begun('a', 'later'), begun('a', 'later')],
      ['same', 'same'],
    ],
    [
      'two that are alike, of which one is there',
      [begun('x')],
      [begun('a'), begun('b')],
      ['same', 'new'],
    ],
    [
      'two that are alike, of which the second is there under its own id',
      [begun('b')],
      [begun('a'), begun('b')],
      ['new', 'same'],
    ],
    ['one whose id is none of this app', [], [begun('../a')], ['copy']],
  ])('counts once: %s', (_, ours, theirs, standings) => {
    expect(all(planGames(theirs, { rows: ours, damaged: [] }))).toEqual(standings);
  });

  test('is never in the way of the lists, and an older reader takes no notice of it', () => {
    const text = formatBackup([], 5, { games: 7, seals: [null], later: { a: 1 } });
    expect(parseBackupText(text, known)).toMatchObject({ ok: true, value: { lists: [] } });
    const document = JSON.parse(text) as Record<string, unknown>;
    // What the first reader looked at.
    expect(Object.keys(document).slice(0, 4)).toEqual(['format', 'version', 'made', 'lists']);
    expect(document['version']).toBe(1);
    expect(readBeside({ games: 7, seals: [null], later: { a: 1 } })).toMatchObject({
      games: [],
      seals: [],
      damaged: [
        { part: 'games', nth: 1, fault: 'games' },
        { part: 'seals', nth: 1, fault: 'seal' },
      ],
    });
    expect(parseBackup({ format: 'muster-backup', version: 1, lists: [] }, known)).toMatchObject({
      ok: true,
      value: { beside: {} },
    });
  });
});

const game = beginGame({ id: 'g', own: { format: 'muster-roll' }, started: 1 });
const withActions = (...actions: unknown[]) => ({ ...game, actions });

describe('a damaged game', () => {
  test.each<[string, unknown]>([
    ['game', null],
    ['game', { ...game, actions: 'x' }],
    ['id', { ...game, id: '' }],
    ['started', { ...game, started: Infinity }],
    ['ended', { ...game, ended: 'now' }],
    ['result', { ...game, result: 'fled' }],
    ['origin', { ...game, origin: 7 }],
    ['enemies[0].key', { ...game, enemies: [{ key: 'own', document: {} }] }],
    ['enemies[1].key', { ...game, enemies: [{ key: 'a' }, { key: 'a' }] }],
    ['actions[0].by', withActions({ id: 'a', do: 'turn', by: 'far' })],
    [
      'actions[1].on',
      withActions({ id: 'a', do: 'reset' }, { id: 'b', do: 'mark', side: '', piece: '', mark: '' }),
    ],
    [
      'actions[0].by',
      withActions({ id: 'a', do: 'count', side: '', piece: '', counter: '', by: 1e308 }),
    ],
  ])('is named by %s, and the others come', (fault, bad) => {
    const read = readBeside({ games: [bad, { ...game, id: 'sound' }] });
    expect(read.damaged).toEqual([{ part: 'games', nth: 1, fault }]);
    expect(read.games.map(({ id }) => id)).toEqual(['sound']);
  });

  test('is one too many of them', () => {
    const many = new Array<unknown>(20_001).fill(game);
    expect(readBeside({ games: many })).toMatchObject({
      games: [],
      damaged: [{ part: 'games', nth: 1, fault: 'games' }],
    });
  });

  test('is one that stands twice', () => {
    expect(readBeside({ games: [game, game] }).damaged).toEqual([
      { part: 'games', nth: 2, fault: 'id' },
    ]);
  });
});

describe('seals', () => {
  const own: SealRow = {
    id: 'o',
    kind: 'own',
    code: code(1),
    reveal: reveal(1),
    name: 'Mine',
    ruleset: 'r',
    nation: 'n',
    made: 1,
  };
  const kept: SealRow = { id: 'k', kind: 'kept', code: code(1), name: 'Ney', made: 2 };

  test.each<[string, object]>([
    ['code', { ...own, code: own.code.replace(/.$/, (c) => (c === '0' ? '1' : '0')) }],
    ['code', { ...own, code: own.code.toLowerCase().replace(/-/g, '') }],
    ['reveal', { ...own, reveal: `${own.reveal.slice(0, -2)}AA` }],
    ['opened.reveal', { ...kept, opened: { at: 1, reveal: 'AQID' } }],
    ['seal', { ...own, kind: 'other' }],
  ])('are left out for %s, by name', (fault, bad) => {
    const read = readBeside({ seals: [bad] });
    expect(read).toMatchObject({ seals: [], damaged: [{ part: 'seals', nth: 1, fault }] });
  });

  test('of others are never kept with a code of one’s own, whoever’s backup it is', () => {
    expect(all(planSeals([kept], { rows: [own], damaged: [] }))).toEqual(['yours']);
    expect(all(planSeals([own], { rows: [kept], damaged: [] }))).toEqual(['yours']);
    expect(all(planSeals([own, kept], none))).toEqual(['new', 'yours']);
    expect(rowsToAdd(planSeals([kept], { rows: [own], damaged: [] }), () => 'x')).toEqual([]);
  });

  test('that differ under one id come as a copy', () => {
    const renamed = { ...own, name: 'Mine, later' };
    const plan = planSeals([own], { rows: [renamed], damaged: [] });
    expect(rowsToAdd(plan, () => 'x')).toEqual([{ ...own, id: 'x' }]);
  });
});

test('a count that is none is named and left out, the others come', () => {
  const owned = { a: { x: 1.5, y: 2 }, b: 7, c: { z: 0 } };
  const read = readBeside({ collection: { format: 'muster-roll-collection', version: 1, owned } });
  expect(read.damaged.map(({ fault }) => fault)).toEqual(['owned.a.x', 'owned.b']);
  expect(read.collection).toEqual(
    new Map([
      ['a', new Map([['y', 2]])],
      ['c', new Map([['z', 0]])],
    ]),
  );
  const faultOf = (collection: object) => readBeside({ collection }).damaged[0]?.fault;
  expect(faultOf({ format: 'x' })).toBe('not-a-list');
  expect(faultOf({ format: 'muster-roll-collection', version: 2 })).toBe('2');
  expect(faultOf({ format: 'muster-roll-collection', version: 1 })).toBe('owned');
});
