import { describe, expect, test } from 'vitest';
import { contentOf } from '@/lib/desk/content';
import { findDuplicates } from '@/lib/desk/duplicates';
import { playerKey, playerOf } from '@/lib/desk/player';
import type { List } from '@/lib/roster/list';
import { muster } from '../fixtures/muster';
import { file, pasted, rowsOf, json, squad, twoHeads, hussars } from './kit';

const base = muster('drums-and-shakos', 'great-britain', [
  'infantry-officer',
  '2 rifleman: horse',
  'light-dragoon',
]);

function grouped(...groups: List['groups'][number]['entries'][]): List {
  return { ...base, groups: groups.map((entries, at) => ({ id: `g${at}`, entries })) };
}

const [officer, riflemen, dragoon] = base.groups[0]?.entries ?? [];
if (!officer || !riflemen || !dragoon) throw new Error('No entries');

describe('lists are the same', () => {
  test.each<[string, List]>([
    ['under another name and cap', { ...base, name: 'Other', cap: 999, settings: { year: 1812 } }],
    ['in another order', grouped([dragoon, riflemen, officer])],
    ['with other keys and ids', grouped([{ ...officer, key: 'x' }, riflemen, dragoon])],
    [
      'with titles and notes',
      grouped([{ ...officer, title: 'Lt. Duval', note: 'x' }, riflemen, dragoon]),
    ],
    [
      'with an entry in two',
      grouped([officer, { ...riflemen, count: 1 }, dragoon, { ...riflemen, count: 1, key: 'z' }]),
    ],
    ['with an empty group beside', grouped([officer, riflemen, dragoon], [])],
    ['with unknown fields', { ...base, extra: { x: 1 } }],
    ['with nothing written as such', grouped([{ ...officer, options: {} }, riflemen, dragoon])],
  ])('%s', (_, list) => {
    expect(contentOf(list)).toBe(contentOf(base));
  });

  test('whatever the order of options and attributes', () => {
    const one = {
      ...riflemen,
      options: { horse: 1, pistol: 2 },
      attributes: { a: 1, b: { c: [1], d: 2 } },
    };
    const other = {
      ...riflemen,
      options: { pistol: 2, horse: 1 },
      attributes: { b: { d: 2, c: [1] }, a: 1 },
    };
    expect(contentOf(grouped([one]))).toBe(contentOf(grouped([other])));
  });

  test('whatever the order of groups', () => {
    expect(contentOf(grouped([officer], [riflemen]))).toBe(
      contentOf(grouped([riflemen], [officer])),
    );
  });
});

describe('lists are not the same', () => {
  test.each<[string, List]>([
    ['with one more', grouped([officer, { ...riflemen, count: 3 }, dragoon])],
    ['without an option', grouped([officer, { ...riflemen, options: {} }, dragoon])],
    ['with an option twice', grouped([officer, { ...riflemen, options: { horse: 2 } }, dragoon])],
    ['with an attribute', grouped([officer, riflemen, { ...dragoon, attributes: { grade: 1 } }])],
    ['of another nation', { ...base, nation: 'france' }],
    ['of another ruleset', { ...base, ruleset: 'napoleonic-sbg' }],
    ['in other groups', grouped([officer, riflemen], [dragoon])],
    [
      'with prototype keys',
      grouped([
        { ...officer, options: JSON.parse('{"__proto__":1}') as object as Record<string, number> },
        riflemen,
        dragoon,
      ]),
    ],
  ])('%s', (_, list) => {
    expect(contentOf(list)).not.toBe(contentOf(base));
  });

  test('when there is nobody in them', () => {
    expect(contentOf(grouped([], []))).toBeUndefined();
  });
});

describe('the player of a file', () => {
  test.each<[string, string | undefined]>([
    ['Anna Schmidt.muster.json', 'Anna Schmidt'],
    ['anna.schmidt-list2.txt', 'anna schmidt'],
    ['Anna_Schmidt_v3_final.PDF', 'Anna Schmidt'],
    ['Anna Schmidt (1).json', 'Anna Schmidt'],
    ['Anna Schmidt - Copy.json', 'Anna Schmidt'],
    ['Schmidt, Anna - army list 2.txt', 'Schmidt Anna'],
    ['Marie-Claire Dubois 400pts.txt', 'Marie-Claire Dubois'],
    ['smith 2.txt', 'smith 2'],
    ['list2.txt', undefined],
    ['army (3).muster.json', undefined],
    ['list.txt', undefined],
    ['', undefined],
    ['Entries/list.txt', undefined],
    ['Entries/Anna Schmidt/list.txt', 'Anna Schmidt'],
    ['Entries/Anna Schmidt/Old Trousers.txt', 'Old Trousers'],
    ['entries.zip/2026/Łukasz Żółć/v2.json', 'Łukasz Żółć'],
    ['.json', undefined],
  ])('%s: %s', (path, player) => {
    expect(playerOf(path)).toBe(player);
  });

  test('is not the name of its list, as the app names files', () => {
    const path = 'Rearguard at the bridge (2).muster.json';
    expect(playerOf(path)).toBe('Rearguard at the bridge');
    expect(playerOf(path, { ...squad, name: 'Rearguard at the Bridge' })).toBeUndefined();
    expect(playerOf(`Entries/Anna/${path}`, { ...squad, name: 'Rearguard at the bridge' })).toBe(
      'Anna',
    );
  });

  test('is the same however it is written', () => {
    expect(playerKey('Łukasz ZÖLLNER')).toBe(playerKey('łukasz zo\u0308llner'));
  });
});

describe('marks', () => {
  test('point out the same list twice, and two lists of one player', async () => {
    const rows = await rowsOf([
      file('anna.json', squad),
      file('ben.txt', json({ ...squad, name: 'Mine' })),
      file('Anna-list2.json', twoHeads),
      file('cleo.json', hussars),
      file('cleo (1).json', { ...hussars, cap: 300 }),
      file('nobody.txt', 'hello'),
      pasted(json(squad)),
    ]);
    const marks = findDuplicates(rows);
    const named = [...marks].map(([id, { sameList, samePlayer }]) => [id, sameList, samePlayer]);
    expect(named).toEqual([
      ['anna.json:0', ['ben.txt:0', 'Pasted text:0'], ['Anna-list2.json:0']],
      ['ben.txt:0', ['anna.json:0', 'Pasted text:0'], []],
      ['Anna-list2.json:0', [], ['anna.json:0']],
      ['cleo.json:0', ['cleo (1).json:0'], []],
      ['cleo (1).json:0', ['cleo.json:0'], []],
      ['Pasted text:0', ['anna.json:0', 'ben.txt:0'], []],
    ]);
  });

  test('are none where nothing is double', async () => {
    const empty = muster('drums-and-shakos', 'france', []);
    const rows = await rowsOf([
      file('a.json', empty),
      file('b.json', empty),
      file('c.json', squad),
    ]);
    expect(findDuplicates(rows).size).toBe(0);
  });

  test('files of several lists name no player', async () => {
    const rows = await rowsOf([file('anna.json', `[${json(squad)},${json(twoHeads)}]`)]);
    expect(rows.map(({ player }) => player)).toEqual([undefined, undefined]);
    expect(findDuplicates(rows).size).toBe(0);
  });
});
