import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRuleset, registry } from '@/data';
import { diceFrom, seedFrom } from '@/lib/quartermaster/dice';
import { finish } from '@/lib/quartermaster/finish';
import { type RandomWish, randomSquad, usualRandom } from '@/lib/quartermaster/random-squad';
import { applyEdits } from '@/lib/roster/edit';
import { checkList } from '@/lib/rules/check';
import { viewList } from '@/lib/rules/view';
import { muster } from '../fixtures/muster';
import { listsUpTo } from './brute-force';
import { gameOf, games } from './small-game';

const withPoints = registry.filter(({ card }) => card.points).map(({ card }) => card.id);

describe.each(withPoints)('squads by chance, %s', (id) => {
  test('are legal, near the cap and of their arm and theme, leaders aside', async () => {
    const ruleset = await loadRuleset(id);
    fc.assert(
      fc.property(
        fc.constantFrom(...ruleset.card.nations),
        fc.constantFrom(undefined, ...ruleset.arms),
        fc.constantFrom(undefined, ...(ruleset.themes ?? [])),
        fc.string(),
        fc.integer({ min: 0, max: 20 }),
        (nation, arm, theme, seed, within) => {
          const list = muster(id, nation.id, [], { cap: 300 });
          const wish: RandomWish = {
            ...usualRandom,
            seed,
            within,
            ...(arm && { arm: arm.id }),
            ...(theme && { theme: theme.id }),
          };
          const drawn = finish(randomSquad(viewList(list, ruleset), wish));
          if (drawn.kind === 'none') return;
          if (drawn.kind !== 'drawn') throw new Error(drawn.kind);
          const { legal, view } = checkList(applyEdits(list, drawn.edits).list, ruleset);
          expect(legal).toBe(true);
          expect(view.points).toBeLessThanOrEqual(300);
          expect(view.points).toBeGreaterThanOrEqual(300 - within);
          for (const { profile } of view.units) {
            if (ruleset.leads?.(profile)) continue;
            expect(arm ? arm.has(profile) : true).toBe(true);
            expect(theme ? theme.has(profile) : true).toBe(true);
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  test('the seed alone decides', async () => {
    const ruleset = await loadRuleset(id);
    const [nation] = ruleset.card.nations;
    const squad = (seed: string) => {
      const view = viewList(muster(id, nation?.id ?? '', [], { cap: 400 }), ruleset);
      const drawn = finish(randomSquad(view, { ...usualRandom, seed }));
      return drawn.kind === 'drawn' ? JSON.stringify(drawn.edits) : drawn.kind;
    };
    const seeds = ['a', 'b', 'c', 'd', 'e'];
    expect(seeds.map(squad)).toEqual(seeds.map(squad));
    expect(new Set(seeds.map(squad)).size).toBeGreaterThan(3);
  });
});

test('every legal squad can come, and no other does', () => {
  // A game so small that all its squads can be told off.
  const [ruleset] = fc.sample(games({ profiles: 3, withOptions: false, points: 6 }), {
    numRuns: 1,
    seed: 5,
  });
  if (!ruleset) throw new Error('no game');
  const all = gameOf([...ruleset.profiles.values()], []);
  const list = {
    ruleset: 'small',
    nation: 'us',
    name: '',
    cap: 14,
    groups: [{ id: 'main', entries: [] }],
  };
  const contentsOf = (of: typeof list | ReturnType<typeof applyEdits>['list']) => {
    const counts = new Map<string, number>();
    for (const { entries } of of.groups)
      for (const { profile, count } of entries as readonly { profile: string; count: number }[])
        counts.set(profile, count + (counts.get(profile) ?? 0));
    return JSON.stringify([...counts].sort());
  };
  const legal = new Set(
    [...listsUpTo(list, all, 14)]
      .filter((of) => {
        const checked = checkList(of, all);
        return checked.legal && checked.view.points >= 11;
      })
      .map(contentsOf),
  );
  const seen = new Set<string>();
  for (let n = 0; n < 600; n += 1) {
    const drawn = finish(
      randomSquad(viewList(list, all), { seed: `s${n}`, within: 3, budget: usualRandom.budget }),
    );
    if (drawn.kind === 'drawn') seen.add(contentsOf(applyEdits(list, drawn.edits).list));
  }
  expect([...seen].sort()).toEqual([...legal].sort());
  expect(legal.size).toBeGreaterThan(2);
});

test('where there is none, it says so; without a cap, too', async () => {
  const ruleset = await loadRuleset('drums-and-shakos');
  const outcome = (cap: number | null) =>
    finish(randomSquad(viewList(muster('drums-and-shakos', 'austria', [], { cap }), ruleset)));
  expect(outcome(40)).toMatchObject({ kind: 'none', proof: { kind: 'smallest', points: 56 } });
  expect(outcome(null)).toEqual({ kind: 'no-cap' });
});

describe('dice', () => {
  test('fall evenly and not in step', () => {
    const dice = diceFrom('even');
    const counts = Array.from({ length: 6 }, () => 0);
    let same = 0;
    let last = -1;
    for (let n = 0; n < 60_000; n += 1) {
      const face = Math.floor(dice.next() * 6);
      counts[face] = (counts[face] ?? 0) + 1;
      if (face === last) same += 1;
      last = face;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
    expect(Math.abs(same - 10_000)).toBeLessThan(400);
  });

  test('are the same for the same seed in all versions to come', () => {
    const dice = diceFrom('muster');
    expect([dice.next(), dice.next()].map((value) => value.toFixed(9))).toMatchInlineSnapshot(`
      [
        "0.321038414",
        "0.004154604",
      ]
    `);
    expect(seedFrom(diceFrom('muster'))).toMatchInlineSnapshot(`"kauhre"`);
  });

  test('seeds have six letters that are not taken for others', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(seedFrom(diceFrom(text))).toMatch(/^[a-hjkmnp-z2-9]{6}$/);
      }),
    );
  });
});
