import { describe, expect, test } from 'vitest';
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

describe('Light Division', () => {
  const battalion: Row = {
    profile: 'france/line-infantry',
    count: 1,
    attributes: { castings: 24 },
  };
  const division = (...rows: readonly Row[]) =>
    playerWith(listWith('light-division', 'france', rows));

  test.each([
    { lost: 5, said: [] },
    { lost: 6, said: ['25% lost: −1 on morale when fire takes more'] },
    { lost: 11, said: ['25% lost: −1 on morale when fire takes more'] },
    { lost: 12, said: ['50% lost: −2 on morale when fire takes more'] },
    { lost: 18, said: ['75% lost: −3 on morale when fire takes more'] },
    { lost: 24, said: [] },
  ])('$lost of 24 castings', async ({ lost, said }) => {
    const players = [await division(battalion)];
    expect(saidAfter(players, [take('0.0.1', 'castings', -lost)])).toEqual(said);
  });

  test('has the states of its cards, and artillery no disorder', async () => {
    const battery: Row = { profile: 'france/horse-battery', count: 1, attributes: { castings: 2 } };
    const players = [await division(battalion, battery, { profile: 'france/general', count: 1 })];
    const marks = players[0]?.pieces.map(({ kit }) => kit.marks.map(({ id }) => id));
    expect(marks).toEqual([['disorder', 'rout'], ['rout'], []]);
    expect(saidAfter(players, [mark('0.0.1', 'rout')])).toEqual([
      'Rout: no move, no fire; after a turn of rest it rolls morale and training, and needs both',
    ]);
    expect(saidAfter(players, [lose('0.2.1')])).toEqual([
      'General lost: his units only respond and fire until a d6 shows 6 at the end of a turn',
    ]);
  });
});

describe('the fast play rules', () => {
  const army = (...rows: readonly Row[]) => playerWith(listWith('fast-play-d10', 'france', rows));

  test('each base costs one on morale and melee; batteries are damaged instead', async () => {
    const players = [
      await army(
        { profile: 'france/infantry', count: 1, attributes: { bases: 4 } },
        { profile: 'france/foot-artillery', count: 1, attributes: { bases: 2 } },
      ),
    ];
    expect(saidAfter(players, [take('0.0.1', 'bases', -2)])).toEqual([
      '−2 on morale and melee; an officer with it rolled for each base: 1 to 4 on a D10, he falls',
    ]);
    expect(saidAfter(players, [take('0.1.1', 'guns', -1)])).toEqual([]);
    expect(saidAfter(players, [mark('0.1.1', 'damaged')])).toEqual(['Damage marker: half fire']);
    expect(saidAfter(players, [mark('0.0.1', 'damaged')])).toEqual([]);
    expect(saidAfter(players, [mark('0.0.1', 'morale')])).toEqual([
      'Morale marker: half fire; a check before contact; it rolls to rally',
    ]);
  });

  test('officers are missed, and who falls in melee only is told apart', async () => {
    const players = [
      await army(
        { profile: 'france/mounted-officer', count: 1 },
        { profile: 'france/mounted-officer', count: 1, attributes: { leader: 'napoleon' } },
      ),
    ];
    expect(saidAfter(players, [lose('0.0.1')])).toEqual([
      'Mounted Officer lost: no unit adds his value any more',
    ]);
    expect(saidAfter(players, [lose('0.1.1')])).toEqual([
      'Napoleon lost, which only melee can do: no unit adds his value any more',
    ]);
  });
});

describe('Bundok and Bayonet', () => {
  const column = (...rows: readonly Row[]) =>
    playerWith(listWith('bundok-and-bayonet', 'european-regular', rows));

  test('firing dice follow the figures, three for each of a machine-gun', async () => {
    const players = [
      await column(
        { profile: 'european-regular/infantry-company', count: 1 },
        { profile: 'european-regular/machine-gun-detachment', count: 1 },
      ),
    ];
    expect(saidAfter(players, [take('0.0.1', 'figures', -1)])).toEqual([
      '4 figures left: 4 firing dice',
    ]);
    expect(saidAfter(players, [take('0.1.1', 'figures', -1)])).toEqual([
      '1 figure left: 3 firing dice',
    ]);
  });

  test('only who checks morale can fail it, wagons are nobody, and a headquarters is missed', async () => {
    const players = [
      await column(
        { profile: 'european-regular/infantry-battalion', count: 1 },
        { profile: 'european-regular/field-gun-battery', count: 1 },
        { profile: 'european-regular/transport', count: 2 },
        { profile: 'european-regular/headquarters', count: 1, attributes: { figures: 3 } },
      ),
    ];
    const marks = players[0]?.pieces.map(({ kit }) => kit.marks.map(({ id }) => id));
    expect(marks).toEqual([['failed'], [], ['failed'], ['failed'], []]);
    expect(standingAfter(players, []).side.size).toBe(21 + 3 + 3);
    expect(standingAfter(players, [lose('0.2.1')]).side.lost).toBe(0);
    expect(saidAfter(players, [take('0.3.1', 'figures', -3)])).toEqual([
      'Headquarters lost: the basic rules draw nothing from it, so the players must',
    ]);
  });
});
