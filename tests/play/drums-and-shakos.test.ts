import { describe, expect, test } from 'vitest';
import type { Deed } from '@/lib/play/deed';
import { type Row, listWith, lose, mark, playerWith, saidAfter, standingAfter } from './table-kit';

const id = 'drums-and-shakos';
const officer: Row = { profile: 'france/infantry-officer', count: 1 };
const nco: Row = { profile: 'france/infantry-nco', count: 1 };
const men = (count: number): Row => ({ profile: 'france/line-infantryman', count });

const squad = (rows: readonly Row[], settings?: Record<string, unknown>, nation = 'france') =>
  playerWith(listWith(id, nation, rows, settings));

/** The first `n` models of an entry are lost. */
const losses = (entry: number, n: number): readonly Deed[] =>
  Array.from({ length: n }, (_, at) => lose(`0.${entry}.${at + 1}`));

describe('half strength', () => {
  test.each([
    { size: 9, at: 5, text: '5th of 9 lost: morale test' },
    { size: 11, at: 6, text: '6th of 11 lost: morale test' },
    { size: 10, at: 6, text: '6th of 10 lost: morale test' },
    { size: 4, at: 3, text: '3rd of 4 lost: morale test' },
    { size: 22, at: 12, text: '12th of 22 lost: morale test' },
    { size: 41, at: 21, text: '21st of 41 lost: morale test' },
  ])('a squad of $size tests at the loss $at and not before', async ({ size, at, text }) => {
    const players = [await squad([men(size - 1), officer])];
    expect(saidAfter(players, losses(0, at - 1))).not.toContain(text);
    expect(standingAfter(players, losses(0, at - 1)).next).toMatchObject({ at });
    expect(saidAfter(players, losses(0, at))).toContain(text);
    expect(standingAfter(players, losses(0, at)).next).toBeUndefined();
  });

  test.each([
    { settings: { nationalFeature: true }, at: 7 },
    { settings: undefined, at: 6 },
  ])('Russia with its feature tests one later ($at of 11)', async ({ settings, at }) => {
    const rows = [
      { profile: 'russia/line-musketeer', count: 10 },
      { profile: 'russia/infantry-officer', count: 1 },
    ];
    const players = [await squad(rows, settings, 'russia')];
    expect(players[0]?.view.models).toBe(11);
    expect(saidAfter(players, losses(0, at - 1))).toEqual([]);
    expect(saidAfter(players, losses(0, at))).toEqual([`${at}th of 11 lost: morale test`]);
  });
});

describe('the leader', () => {
  test('is missed, and the NCO who lives takes command', async () => {
    const players = [await squad([officer, nco, men(6)])];
    expect(saidAfter(players, [lose('0.0.1')])).toEqual([
      'Leader lost: morale test, and the NCO takes command',
    ]);
  });

  test('is missed without an NCO', async () => {
    const players = [await squad([officer, men(6)])];
    expect(saidAfter(players, [lose('0.0.1')])).toEqual(['Leader lost: morale test']);
  });

  test('an NCO is missed only when he commanded: the order of losses decides', async () => {
    const players = [await squad([officer, nco, men(8)])];
    expect(saidAfter(players, [lose('0.1.1')])).toEqual([]);
    expect(saidAfter(players, [lose('0.1.1'), lose('0.0.1')])).toEqual([
      'Leader lost: morale test',
    ]);
    expect(saidAfter(players, [lose('0.0.1'), lose('0.1.1')])).toEqual([
      'Leader lost: morale test, and the NCO takes command',
      'NCO lost in command: morale test',
    ]);
  });

  test('an NCO without an officer commands from the start', async () => {
    const players = [await squad([nco, men(6)])];
    expect(saidAfter(players, [lose('0.0.1')])).toEqual(['NCO lost in command: morale test']);
  });

  test('who comes back was not lost', async () => {
    const players = [await squad([officer, nco, men(6)])];
    expect(saidAfter(players, [lose('0.0.1'), mark('0.0.1', 'out', false)])).toEqual([]);
  });

  test('Prussia with its feature is told of No Retreat', async () => {
    const rows = [
      { profile: 'prussia/infantry-officer', count: 1 },
      { profile: 'prussia/line-musketeer', count: 6 },
    ];
    const plain = [await squad(rows, undefined, 'prussia')];
    const stern = [await squad(rows, { nationalFeature: true }, 'prussia')];
    expect(saidAfter(plain, [lose('0.0.1')])).toEqual(['Leader lost: morale test']);
    expect(saidAfter(stern, [lose('0.0.1')])).toEqual([
      'Leader lost: morale test. No Retreat: on two dice, once a game',
    ]);
  });
});

describe('the squad breaks', () => {
  test('without its commander when two are left, not when three are', async () => {
    const players = [await squad([officer, men(6)])];
    const said = (n: number) => saidAfter(players, [lose('0.0.1'), ...losses(1, n)]);
    expect(said(3).some((text) => text.includes('breaks'))).toBe(false);
    expect(said(4)).toContain('No commander, 2 left: the squad breaks');
    expect(said(6)).toContain('Nobody is left: the squad breaks');
  });

  test('with its commander and one other, if the enemy has more', async () => {
    const own = await squad([officer, men(6)]);
    const enemy = await playerWith(
      listWith(id, 'great-britain', [{ profile: 'great-britain/line-center-company', count: 3 }]),
      'foe',
    );
    const two = losses(1, 5);
    const said = (players: (typeof own)[], deeds: readonly Deed[]) =>
      saidAfter(players, deeds).filter((text) => text.includes('breaks'));
    expect(said([own], losses(1, 4))).toEqual([]);
    expect(said([own], two)).toEqual([
      'One is left with the commander: the squad breaks if the enemy has more models',
    ]);
    expect(said([own, enemy], two)).toEqual([
      'The commander and one other are left, the enemy has more: the squad breaks',
    ]);
    expect(said([own, enemy], [...two, lose('0.0.1', 'foe')])).toEqual([]);
    expect(said([own], losses(1, 6))).toEqual([
      'The commander is left alone: the squad breaks if the enemy has more models',
    ]);
  });

  test('not before anybody is lost, small as it may be', async () => {
    expect(saidAfter([await squad([officer, men(1)])], [])).toEqual([]);
  });
});

test('a flag that falls is said, and one that is taken is tested for', async () => {
  const rows = [officer, men(6), { profile: 'france/porte-fanion', count: 1 }];
  const players = [await squad(rows)];
  expect(players[0]?.pieces.at(-1)?.kit.marks.map(({ id: one }) => one)).toContain('taken');
  expect(saidAfter(players, [lose('0.2.1')])).toEqual([
    'Flag bearer lost: morale test if the enemy picks up the flag',
  ]);
  expect(saidAfter(players, [lose('0.2.1'), mark('0.2.1', 'taken')])).toEqual([
    'Flag taken: morale test',
  ]);
});

test('only who fires can be unloaded, only firearms are reloaded', async () => {
  const rows = [
    men(1),
    { profile: 'france/hussar', count: 1 },
    { profile: 'russia/cossack', count: 1 },
  ];
  const { pieces } = await squad(rows);
  const [musket] = pieces;
  expect(musket?.kit.marks.map(({ id: one }) => one)).toEqual(['fallen', 'unloaded', 'empty']);
  for (const { unit, kit } of pieces) {
    const ids = kit.marks.map(({ id: one }) => one);
    const fires = /Musket|Rifle|Carbine|Pistol|Blunderbuss/.test(unit?.items.join() ?? '');
    expect(ids.includes('unloaded')).toBe(fires);
  }
});

test('it is said in French, too', async () => {
  const rows = [officer, nco, men(7)];
  const players = [await playerWith(listWith(id, 'france', rows), 'own', 'fr')];
  expect(saidAfter(players, losses(2, 5))).toEqual(['5e perte sur 9\u202f: test de moral']);
  expect(saidAfter(players, [lose('0.0.1')])).toEqual([
    'Chef perdu\u202f: test de moral, et le sous-officier prend le commandement',
  ]);
});
