import { describe, expect, test } from 'vitest';
import type { UnitCard } from '@/lib/print/model';
import { profileCard } from '@/lib/print/unit-card';
import { orderOfBattle } from '../fixtures/order-of-battle';
import { battery, broken, cardsOf, drums, rearguard, rulesOf, sbg } from './support/lists';

const unitsIn = async (...args: Parameters<typeof cardsOf>): Promise<readonly UnitCard[]> =>
  (await cardsOf(...args)).flatMap((card) => (card.kind === 'unit' ? [card] : []));

describe('cards as data', () => {
  test('one for each entry, in the order of the list', async () => {
    const cards = await cardsOf(rearguard);
    expect(cards.map(({ name, count }) => [name, count])).toEqual([
      ['Infantry Officer', 1],
      ['Infantry NCO', 1],
      ['Light Infantry Chasseur', 1],
      ['Porte-Fanion', 1],
      ['Line Grenadier', 1],
      ['Line Voltigeur', 1],
      ['Line Infantryman', 2],
      ['Line Conscript', 1],
      ['National Guard', 1],
      ['Sapper', 1],
    ]);
  });

  test('entries that are alike are one card with their number', async () => {
    const cards = await unitsIn(
      sbg('united-kingdom', [
        ['hussar', 3, { options: { carbine: 1, pistol: 1 } }],
        ['hussar', 2],
        ['hussar', 4, { options: { pistol: 1, carbine: 1 } }],
        ['hussar', 1, { title: 'Corporal' }],
      ]),
    );
    expect(cards.map(({ count, models, price, title }) => [count, models, price, title])).toEqual([
      [7, 7, { each: 18, total: 126 }, undefined],
      [2, 2, { each: 15, total: 30 }, undefined],
      [1, 1, { each: 15, total: 15 }, 'Corporal'],
    ]);
  });

  test('of chosen entries only', async () => {
    const cards = await cardsOf(rearguard, new Set(['0', '9']));
    expect(cards.map(({ name }) => name)).toEqual(['Infantry Officer', 'Sapper']);
    expect(await cardsOf(rearguard, new Set())).toEqual([]);
  });

  test('figures of described units: of one of them, and none of those that are bought', async () => {
    const regiment = orderOfBattle('bundok-and-bayonet', 'european-regular', [
      { units: ['2 cavalry-regiment'] },
    ]);
    const [cavalry] = await unitsIn(regiment);
    expect(cavalry?.figures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Figures', value: '9' }),
        expect.objectContaining({
          name: 'Morale dice',
          value: 'not in the source',
          isMissing: true,
        }),
      ]),
    );
    const [ney] = await unitsIn(battery);
    expect(ney?.figures).toEqual([]);
  });

  test('boxes: models, or what stands for them, as often as there are units', async () => {
    const [ney, captain, fusiliers, gun] = await unitsIn(battery);
    expect(fusiliers).toMatchObject({ modelBoxes: 8, tallies: [] });
    expect(ney?.modelBoxes).toBe(0);
    expect(ney?.tallies).toEqual([
      { name: 'Wounds', groups: 1, boxes: 3 },
      { name: 'Might', groups: 1, boxes: 3 },
      { name: 'Will', groups: 1, boxes: 3 },
      { name: 'Fate', groups: 1, boxes: 3 },
    ]);
    expect(captain?.tallies[0]).toEqual({ name: 'Wounds', groups: 1, boxes: 2 });
    expect(gun?.tallies).toEqual([
      { name: 'Crew', groups: 1, boxes: 6 },
      { name: 'Batter', groups: 1, boxes: 3 },
      { name: 'Gunner’s Wounds', groups: 1, boxes: 2 },
      { name: 'Might', groups: 1, boxes: 1 },
      { name: 'Will', groups: 1, boxes: 1 },
      { name: 'Fate', groups: 1, boxes: 1 },
      { name: 'Limber crew', groups: 1, boxes: 3 },
      { name: 'Horses', groups: 1, boxes: 5 },
    ]);
    const [sergeants] = await unitsIn(sbg('united-kingdom', [['line-infantry-sergeant', 3]]));
    expect(sergeants).toMatchObject({
      modelBoxes: 3,
      tallies: [
        { name: 'Might', groups: 3, boxes: 1 },
        { name: 'Will', groups: 3, boxes: 1 },
        { name: 'Fate', groups: 3, boxes: 1 },
      ],
    });
  });

  test('rules and upgrades are always explained, weapons apart', async () => {
    const [, , , gun] = await unitsIn(battery);
    const terms = (of: UnitCard['rules'] | undefined) => of?.map(({ term }) => term);
    expect(terms(gun?.rules)).toEqual([
      '8 Pdr Cannon',
      'Extra Crew',
      'Grape Shot',
      'Canister Shot',
      'Superior Construction',
      'Siege Veterans',
      'Master Gunner',
      'Limber Team',
    ]);
    expect(terms(gun?.extras)).toEqual(['Sword']);
    const [officer] = await unitsIn(drums('france', [['heavy-cavalry-officer']]));
    expect(terms(officer?.rules)).toEqual(['Leader', 'Mounted', 'Fear']);
    expect(terms(officer?.extras)).toEqual(['Sword', 'Pistol']);
  });

  test('each is hatched as its own nation', async () => {
    const cards = await cardsOf(broken);
    expect(cards.map(({ nation }) => nation.tincture)).toEqual([
      'france',
      'france',
      'france',
      'france',
      'austria',
      'france',
    ]);
  });

  test('an unknown profile has one too', async () => {
    expect((await cardsOf(broken)).at(-1)).toMatchObject({
      kind: 'unknown',
      name: 'france/space-marine',
      count: 3,
      note: 'Keep them',
    });
  });

  test('with odds, chances of its dice stand on it; without, none', async () => {
    const { ruleset, glossary } = await rulesOf(rearguard);
    const odds = await ruleset.odds?.();
    const profile = ruleset.profiles.get('france/line-infantryman');
    if (!profile) throw new Error('No infantryman');
    const [plain, told] = [undefined, odds].map((some) =>
      profileCard(profile, ruleset, glossary, some),
    );
    expect(plain).toMatchObject({ odds: [] });
    expect(told).toMatchObject({
      odds: [
        { name: 'Acts on 4+', row: ['50%', '75%', '88%'] },
        { name: 'Turnover', row: ['0%', '25%', '50%'] },
        { name: 'Morale', row: ['13%', '75%', '13%'] },
      ],
    });
  });

  test('every profile has one without a list, as data', async () => {
    for (const list of [rearguard, battery]) {
      const { ruleset, glossary } = await rulesOf(list);
      for (const profile of ruleset.profiles.values()) {
        const card = profileCard(profile, ruleset, glossary);
        expect(card).toMatchObject({ kind: 'unit', name: profile.name, count: 1 });
        expect(structuredClone(card)).toEqual(card);
        if (card.kind === 'unit') {
          const explained = new Set(card.rules.map(({ term }) => term));
          for (const rule of profile.rules) expect(explained).toContain(rule);
        }
      }
    }
  });
});
