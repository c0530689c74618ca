import { describe, expect, test } from 'vitest';
import type { Deed } from '@/lib/play/deed';
import {
  type Row,
  listWith,
  lose,
  mark,
  playerWith,
  saidAfter,
  standingAfter,
  take,
} from './table-kit';

const force = (...rows: readonly Row[]) =>
  playerWith(listWith('napoleonic-sbg', 'united-kingdom', rows));
const line = (count: number): Row => ({ profile: 'united-kingdom/line-infantry', count });
const captain: Row = { profile: 'united-kingdom/line-infantry-captain', count: 1 };
const gun = (options: Row['options'] = {}): Row => ({
  profile: 'united-kingdom/6-pdr-cannon',
  count: 1,
  ...(Object.keys(options).length > 0 && { options }),
});

const losses = (n: number): readonly Deed[] =>
  Array.from({ length: n }, (_, at) => lose(`0.0.${at + 1}`));

test.each([
  { size: 8, at: 4, text: 'Half lost, 4 of 8: the force is broken' },
  { size: 9, at: 5, text: 'Half lost, 5 of 9: the force is broken' },
])('a force of $size is broken at $at and not before', async ({ size, at, text }) => {
  const players = [await force(line(size))];
  expect(saidAfter(players, losses(at - 1))).toEqual([]);
  expect(saidAfter(players, losses(at))).toEqual([text]);
});

describe('a hero', () => {
  test('has the boxes of his card, and is lost with his last wound', async () => {
    const players = [await force(line(9), captain)];
    expect(players[0]?.pieces.at(-1)?.kit.counters.map(({ id, boxes }) => [id, boxes])).toEqual([
      ['wounds', 2],
      ['might', 3],
      ['will', 1],
      ['fate', 2],
    ]);
    expect(standingAfter(players, [take('0.1.1', 'wounds', -1)]).side.lost).toBe(0);
    expect(standingAfter(players, [take('0.1.1', 'wounds', -2)]).side.lost).toBe(1);
    expect(saidAfter(players, [take('0.1.1', 'wounds', -2)])).toEqual([
      'The last officer is lost: a Sphere of Influence of 6″ at most is left',
    ]);
  });

  test('of the highest rank is missed when none of it is left', async () => {
    const paget: Row = {
      profile: 'united-kingdom/henry-william-paget-the-earl-of-uxbridge',
      count: 1,
    };
    const player = await force(line(9), captain, paget);
    expect(player.view.strangers).toEqual([]);
    expect(saidAfter([player], [lose('0.2.1')])).toEqual([
      'The last general is lost: nobody adds 1 to Courage within 24″ of one',
    ]);
    expect(saidAfter([player], [lose('0.1.1')])).toEqual([]);
  });
});

describe('a gun', () => {
  test('counts its crew, its Master Gunner and its limber crew as models', async () => {
    const players = [await force(gun({ 'master-gunner': 1, 'limber-team': 1, 'extra-crew': 2 }))];
    const { side } = standingAfter(players, []);
    expect(side.size).toBe(players[0]?.view.models);
    expect(standingAfter(players, [take('0.0.1', 'gunner-wounds', -1)]).side.lost).toBe(0);
    expect(standingAfter(players, [take('0.0.1', 'gunner-wounds', -2)]).side.lost).toBe(1);
    expect(standingAfter(players, [take('0.0.1', 'crew', -2)]).side.lost).toBe(2);
    expect(standingAfter(players, [take('0.0.1', 'horses', -2)]).side.lost).toBe(0);
  });

  test('is silent below its crew, not at it', async () => {
    const players = [await force(line(20), gun())];
    expect(saidAfter(players, [take('0.1.1', 'crew', -1)])).toEqual([]);
    expect(saidAfter(players, [take('0.1.1', 'crew', -2)])).toEqual([
      'Crew 2: the gun takes 3 to fire',
    ]);
    expect(saidAfter(players, [take('0.1.1', 'batter', -2)])).toEqual([]);
    expect(saidAfter(players, [take('0.1.1', 'batter', -3)])).toEqual([
      'No Batter Points are left: the gun is destroyed',
    ]);
  });

  test('goes slower with too few horses, and not at all with fewer', async () => {
    const players = [await force(line(20), gun({ 'limber-team': 1 }))];
    const said = (horses: number) => saidAfter(players, [take('0.1.1', 'horses', -horses)]);
    expect(said(1)).toEqual([]);
    expect(said(2)).toEqual(['The limber moves at half speed']);
    expect(said(3)).toEqual(['Too few horses: the limber may not move']);
  });
});

test('a rider can be unhorsed, a man on foot cannot', async () => {
  const players = [await force(line(1), { profile: 'united-kingdom/hussar-sergeant', count: 1 })];
  const [onFoot, mounted] = players[0]?.pieces ?? [];
  expect(onFoot?.kit.marks).toEqual([]);
  expect(mounted?.kit.marks.map(({ id }) => id)).toEqual(['unhorsed']);
  expect(standingAfter(players, [mark('0.1.1', 'unhorsed')]).side.lost).toBe(0);
});
