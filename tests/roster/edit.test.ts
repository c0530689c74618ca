import { describe, expect, test } from 'vitest';
import { type Addable, addProfile, takeOff, trialKey } from '@/lib/roster/add';
import { withOwnKeys } from '@/lib/roster/own-keys';
import { type Edit, applyEdit, applyEdits } from '@/lib/roster/edit';
import type { Entry, List } from '@/lib/roster/list';

const sapper: Entry = { key: 'a', profile: 'france/sapper', count: 2 };
const hussar: Entry = {
  key: 'b',
  profile: 'france/hussar',
  count: 1,
  options: { pistol: 1 },
  attributes: { grade: 'veteran' },
  title: 'Lasalle’s own',
  note: 'left flank',
  extra: { painted: true },
};
const officer: Entry = { key: 'c', profile: 'france/infantry-officer', count: 1 };

const list: List = {
  ruleset: 'drums-and-shakos',
  nation: 'france',
  name: 'Rearguard',
  cap: 400,
  settings: { scenario: 'siege' },
  groups: [
    { id: 'main', entries: [sapper, hussar] },
    { id: 'second', name: 'Second', kind: 'squad', parent: 'main', entries: [officer] },
  ],
  extra: { campaign: 1 },
};

const add = (entry: Entry, at = 0, group = 'main'): Edit => ({ do: 'add', group, at, entry });
const plain: Entry = { key: 'd', profile: 'france/trumpeter', count: 1 };

/** What an edit changes, by one field of the list after it. */
type Row = readonly [name: string, edit: Edit, change: object];

const entries = (at: number, ...of: readonly Entry[]) => ({
  groups: list.groups.map((group, index) => (index === at ? { ...group, entries: of } : group)),
});

const changes: readonly Row[] = [
  ['adds an entry first', add(plain), entries(0, plain, sapper, hussar)],
  ['adds an entry between', add(plain, 1), entries(0, sapper, plain, hussar)],
  ['adds an entry last, wherever that is', add(plain, 99), entries(0, sapper, hussar, plain)],
  ['removes an entry', { do: 'remove', key: 'a' }, entries(0, hussar)],
  [
    'moves an entry within its group',
    { do: 'move', key: 'a', group: 'main', at: 1 },
    entries(0, hussar, sapper),
  ],
  [
    'moves an entry to another group',
    { do: 'move', key: 'b', group: 'second', at: 0 },
    {
      groups: [
        { ...list.groups[0], entries: [sapper] },
        { ...list.groups[1], entries: [hussar, officer] },
      ],
    },
  ],
  ['counts up', { do: 'count', key: 'a', by: 3 }, entries(0, { ...sapper, count: 5 }, hussar)],
  ['counts down', { do: 'count', key: 'a', by: -1 }, entries(0, { ...sapper, count: 1 }, hussar)],
  [
    'counts down to one at most',
    { do: 'count', key: 'a', by: -9 },
    entries(0, { ...sapper, count: 1 }, hussar),
  ],
  [
    'counts up to 999 at most',
    { do: 'count', key: 'a', by: 2000 },
    entries(0, { ...sapper, count: 999 }, hussar),
  ],
  [
    'makes an entry another profile',
    { do: 'profile', key: 'a', profile: 'x/y' },
    entries(0, { ...sapper, profile: 'x/y' }, hussar),
  ],
  [
    'puts an option on',
    { do: 'option', key: 'a', option: 'shovel', quantity: 2 },
    entries(0, { ...sapper, options: { shovel: 2 } }, hussar),
  ],
  [
    'puts an option on that is called as every object has it',
    { do: 'option', key: 'a', option: 'constructor', quantity: 1 },
    entries(0, { ...sapper, options: { constructor: 1 } } as unknown as Entry, hussar),
  ],
  [
    'changes an option',
    { do: 'option', key: 'b', option: 'pistol', quantity: 2 },
    entries(0, sapper, { ...hussar, options: { pistol: 2 } }),
  ],
  ['names the list', { do: 'name', value: 'Élan' }, { name: 'Élan' }],
  ['changes its nation', { do: 'nation', value: 'austria' }, { nation: 'austria' }],
  ['changes its cap', { do: 'cap', value: 500 }, { cap: 500 }],
  ['takes its cap away', { do: 'cap', value: null }, { cap: null }],
  [
    'changes a setting',
    { do: 'setting', name: 'scenario', value: 'farm' },
    { settings: { scenario: 'farm' } },
  ],
  [
    'adds a setting',
    { do: 'setting', name: 'side', value: 'attacker' },
    { settings: { scenario: 'siege', side: 'attacker' } },
  ],
  [
    'adds a group',
    { do: 'add-group', at: 1, group: { id: 'x', entries: [plain] } },
    { groups: [list.groups[0], { id: 'x', entries: [plain] }, list.groups[1]] },
  ],
  [
    'removes a group with its entries',
    { do: 'remove-group', id: 'second' },
    { groups: [list.groups[0]] },
  ],
  [
    'moves a group',
    { do: 'move-group', id: 'second', at: 0 },
    { groups: [list.groups[1], list.groups[0]] },
  ],
  [
    'names a group',
    { do: 'group', id: 'main', field: 'name', value: 'First' },
    { groups: [{ ...list.groups[0], name: 'First' }, list.groups[1]] },
  ],
  [
    'changes the kind of a group',
    { do: 'group', id: 'second', field: 'kind', value: 'command' },
    { groups: [list.groups[0], { ...list.groups[1], kind: 'command' }] },
  ],
];

const second = (after: List) => after.groups[0]?.entries[1];

/** Fields that become absent, not `undefined`, which files and comparisons would see. */
const removals: readonly (readonly [
  field: string,
  edit: Edit,
  of: (after: List) => object | undefined,
])[] = [
  ['cap', { do: 'cap' }, (after) => after],
  ['settings', { do: 'setting', name: 'scenario' }, (after) => after],
  ['options', { do: 'option', key: 'b', option: 'pistol', quantity: 0 }, second],
  ['attributes', { do: 'attribute', key: 'b', name: 'grade' }, second],
  ['title', { do: 'text', key: 'b', field: 'title', value: '' }, second],
  ['note', { do: 'text', key: 'b', field: 'note', value: '' }, second],
  ['name', { do: 'group', id: 'second', field: 'name' }, (after) => after.groups[1]],
  ['parent', { do: 'group', id: 'second', field: 'parent' }, (after) => after.groups[1]],
];

const long = 'x'.repeat(201);
const refused: readonly (readonly [name: string, edit: Edit])[] = [
  ['an entry that is gone: removed', { do: 'remove', key: 'z' }],
  ['an entry that is gone: counted', { do: 'count', key: 'z', by: 1 }],
  ['an entry that is gone: moved', { do: 'move', key: 'z', group: 'main', at: 0 }],
  ['a move to a group that is gone', { do: 'move', key: 'a', group: 'z', at: 0 }],
  ['an addition to a group that is gone', add(plain, 0, 'z')],
  ['an addition of a key that is there', add({ ...plain, key: 'a' })],
  ['an entry of no model', add({ ...plain, count: 0 })],
  ['an entry of 1000 models', add({ ...plain, count: 1000 })],
  ['an entry with an option 100 times', add({ ...plain, options: { crew: 100 } })],
  ['an entry with too long a note', add({ ...plain, note: long })],
  ['half a model more', { do: 'count', key: 'a', by: 0.5 }],
  ['an option 100 times', { do: 'option', key: 'a', option: 'crew', quantity: 100 }],
  ['an option less than no time', { do: 'option', key: 'a', option: 'crew', quantity: -1 }],
  ['an option one and a half times', { do: 'option', key: 'a', option: 'crew', quantity: 1.5 }],
  ['too long a title', { do: 'text', key: 'a', field: 'title', value: long }],
  ['too long a name', { do: 'name', value: long }],
  ['a cap of nought', { do: 'cap', value: 0 }],
  ['a cap of 400.5', { do: 'cap', value: 400.5 }],
  ['a cap that is no number', { do: 'cap', value: Number.NaN }],
  ['a group that is there', { do: 'add-group', at: 0, group: { id: 'main', entries: [] } }],
  [
    'a group with an entry that is there',
    { do: 'add-group', at: 0, group: { id: 'x', entries: [sapper] } },
  ],
  [
    'a group under one that is gone',
    { do: 'add-group', at: 0, group: { id: 'x', parent: 'z', entries: [] } },
  ],
  ['a group that is gone: removed', { do: 'remove-group', id: 'z' }],
  ['a group with others under it: removed', { do: 'remove-group', id: 'main' }],
  ['a group that is gone: moved', { do: 'move-group', id: 'z', at: 0 }],
  ['a group that is gone: named', { do: 'group', id: 'z', field: 'name', value: 'x' }],
  ['a group under itself', { do: 'group', id: 'main', field: 'parent', value: 'main' }],
  [
    'a group under one that is under it',
    { do: 'group', id: 'main', field: 'parent', value: 'second' },
  ],
  ['a group under one that is gone', { do: 'group', id: 'second', field: 'parent', value: 'z' }],
  ['a kind of nobody', { do: 'group', id: 'main', field: 'kind', value: 'regiment' }],
  [
    'a group of a kind of nobody',
    { do: 'add-group', at: 0, group: { id: 'x', kind: 'regiment' as 'squad', entries: [] } },
  ],
  [
    'a group with one key twice',
    {
      do: 'add-group',
      at: 0,
      group: {
        id: 'x',
        entries: [
          { ...plain, key: 'n' },
          { ...plain, key: 'n' },
        ],
      },
    },
  ],
  ['too long a name of a group', { do: 'group', id: 'main', field: 'name', value: long }],
];

describe('an edit', () => {
  test.each(changes)('%s', (_name, edit, change) => {
    expect(applyEdit(list, edit)?.list).toStrictEqual({ ...list, ...change });
  });

  test.each(removals)('takes away the last of %s', (field, edit, of) => {
    expect(of(list)).toHaveProperty(field);
    const after = applyEdit(list, edit)?.list;
    expect(after && of(after)).toBeDefined();
    expect(after && Object.keys(of(after) ?? {})).not.toContain(field);
  });

  test.each([...changes, ...removals])('%s: its inverse takes it back', (_name, edit) => {
    const applied = applyEdit(list, edit);
    const { list: back, missed } = applyEdits(applied?.list ?? list, applied?.inverse ?? []);
    expect(applied?.list).not.toEqual(list);
    expect(back).toStrictEqual(list);
    expect(missed).toEqual([]);
  });

  test.each(refused)('is refused: %s', (_name, edit) => {
    const before = structuredClone(list);
    expect(applyEdit(list, edit)).toBeUndefined();
    expect(list).toStrictEqual(before);
  });

  test('is refused when the list is full', () => {
    const many = Array.from({ length: 1998 }, (_, at) => ({ ...plain, key: `n${at}` }));
    const full = applyEdit(list, { do: 'add-group', at: 0, group: { id: 'x', entries: many } });
    expect(full).toBeUndefined();
    const almost = applyEdit(list, {
      do: 'add-group',
      at: 0,
      group: { id: 'x', entries: many.slice(1) },
    });
    expect(almost && applyEdit(almost.list, add(plain))).toBeUndefined();
  });

  test('is refused when there are 200 groups', () => {
    let crowded = list;
    for (let n = 2; n < 200; n += 1)
      crowded = { ...crowded, groups: [...crowded.groups, { id: `g${n}`, entries: [] }] };
    expect(
      applyEdit(crowded, { do: 'add-group', at: 0, group: { id: 'x', entries: [] } }),
    ).toBeUndefined();
  });

  test('does not take away the last group', () => {
    const alone = { ...list, groups: list.groups.slice(0, 1) };
    expect(applyEdit(alone, { do: 'remove-group', id: 'main' })).toBeUndefined();
  });
});

describe('a step of edits', () => {
  test('does what it can and says what it missed', () => {
    const gone: Edit = { do: 'count', key: 'z', by: 1 };
    const {
      list: after,
      missed,
      inverse,
    } = applyEdits(list, [{ do: 'count', key: 'a', by: 1 }, gone, { do: 'name', value: 'x' }]);
    expect(after).toMatchObject({ name: 'x', groups: [{ entries: [{ count: 3 }, {}] }, {}] });
    expect(missed).toEqual([gone]);
    expect(applyEdits(after, inverse).list).toStrictEqual(list);
  });

  test('undoes in the reverse order', () => {
    const { list: after, inverse } = applyEdits(list, [
      { do: 'remove', key: 'a' },
      { do: 'remove', key: 'b' },
      add(plain),
      { do: 'option', key: 'd', option: 'x', quantity: 1 },
    ]);
    expect(applyEdits(after, inverse).list).toStrictEqual(list);
  });

  test('of none changes nothing', () => {
    expect(applyEdits(list, [])).toEqual({ list, inverse: [], missed: [] });
  });
});

describe('adding a profile', () => {
  const undescribed = (id: string): Addable => ({ id, attributes: [] });

  test('joins a plain entry of the profile', () => {
    expect(addProfile(list, undescribed('france/sapper'), 'k')).toEqual([
      { do: 'count', key: 'a', by: 1 },
    ]);
  });

  test('leaves an entry alone that has something of its own', () => {
    expect(addProfile(list, undescribed('france/hussar'), 'k', { count: 2 })).toEqual([
      { do: 'add', group: 'main', at: 2, entry: { key: 'k', profile: 'france/hussar', count: 2 } },
    ]);
  });

  test('stays in the group that is named', () => {
    expect(addProfile(list, undescribed('france/sapper'), 'k', { group: 'second' })).toEqual([
      {
        do: 'add',
        group: 'second',
        at: 1,
        entry: { key: 'k', profile: 'france/sapper', count: 1 },
      },
    ]);
  });

  test('begins another entry when one is full', () => {
    expect(addProfile(list, undescribed('france/sapper'), 'k', { count: 998 })).toMatchObject([
      { do: 'add' },
    ]);
    expect(addProfile(list, undescribed('france/sapper'), 'k', { count: 997 })).toMatchObject([
      { do: 'count' },
    ]);
  });
});

test('taking models off removes the entry with the last', () => {
  expect(takeOff(sapper, 1)).toEqual([{ do: 'count', key: 'a', by: -1 }]);
  expect(takeOff(sapper, 2)).toEqual([{ do: 'remove', key: 'a' }]);
  expect(takeOff(sapper, 9)).toEqual([{ do: 'remove', key: 'a' }]);
});

test('a trial key is no key of the list', () => {
  expect(trialKey(list, 'x')).toBe('+x');
  const more = applyEdits(list, [
    add({ ...plain, key: '+x' }),
    add({ ...plain, key: '+x+2' }),
  ]).list;
  expect(trialKey(more, 'x')).toBe('+x+3');
});

test('added entries get keys of their own, in every edit that follows', () => {
  let n = 0;
  const own = withOwnKeys(
    [
      add({ ...plain, key: '+x' }),
      { do: 'count', key: '+x', by: 1 },
      { do: 'count', key: 'a', by: 1 },
      { do: 'name', value: 'y' },
    ],
    () => `own${(n += 1)}`,
  );
  expect(own).toEqual([
    add({ ...plain, key: 'own1' }),
    { do: 'count', key: 'own1', by: 1 },
    { do: 'count', key: 'a', by: 1 },
    { do: 'name', value: 'y' },
  ]);
});

test('added groups get ids and keys of their own, in every edit that follows', () => {
  let n = 0;
  const own = withOwnKeys(
    [
      {
        do: 'add-group',
        at: 2,
        group: { id: 'x', parent: 'main', entries: [{ ...plain, key: '+' }] },
      },
      { do: 'add-group', at: 3, group: { id: 'y', parent: 'x', entries: [] } },
      { do: 'move', key: 'a', group: 'x', at: 1 },
      { do: 'count', key: '+', by: 1 },
      add({ ...plain, key: '+2' }, 0, 'y'),
      { do: 'group', id: 'main', field: 'parent', value: 'y' },
      { do: 'group', id: 'x', field: 'name', value: 'x' },
      { do: 'move-group', id: 'y', at: 0 },
      { do: 'remove-group', id: 'second' },
    ],
    () => `own${(n += 1)}`,
  );
  expect(own).toEqual([
    {
      do: 'add-group',
      at: 2,
      group: { id: 'own1', parent: 'main', entries: [{ ...plain, key: 'own2' }] },
    },
    { do: 'add-group', at: 3, group: { id: 'own3', parent: 'own1', entries: [] } },
    { do: 'move', key: 'a', group: 'own1', at: 1 },
    { do: 'count', key: 'own2', by: 1 },
    add({ ...plain, key: 'own4' }, 0, 'own3'),
    { do: 'group', id: 'main', field: 'parent', value: 'own3' },
    { do: 'group', id: 'own1', field: 'name', value: 'x' },
    { do: 'move-group', id: 'own3', at: 0 },
    { do: 'remove-group', id: 'second' },
  ]);
});
