import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRuleset } from '@/data';
import { fill, usualWish } from '@/lib/quartermaster/fill';
import { finish } from '@/lib/quartermaster/finish';
import { meritOf, meritsOf } from '@/lib/quartermaster/merits';
import { applyEdits } from '@/lib/roster/edit';
import { checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';
import { muster } from '../fixtures/muster';
import { allFills } from './brute-force';
import { games, listsOf } from './small-game';

const merits = ['models', 'shine', 'left'] as const;

describe('against trying every list', () => {
  const inGame = (withOptions: boolean) =>
    games({ profiles: 4, withOptions, points: 9 }).chain((ruleset) =>
      fc.tuple(
        fc.constant(ruleset),
        listsOf(ruleset, { entries: 2, count: 2, cap: withOptions ? 18 : 24 }),
        fc.constantFrom(...merits),
      ),
    );

  test.each([false, true])('fill finds the best there is, options %s', (withOptions) => {
    fc.assert(
      fc.property(inGame(withOptions), ([ruleset, list, merit]) => {
        const view = viewList(list, ruleset);
        const outcome = finish(fill(view, { ...usualWish, merit }));
        const all = allFills(list, ruleset, meritOf(ruleset, merit));
        const [best] = all;
        switch (outcome.kind) {
          case 'found': {
            const [first] = outcome.completions;
            expect({ left: first?.left, merit: first?.merit }).toEqual(best);
            for (const { edits, after, left } of outcome.completions) {
              const checked = checkList(applyEdits(list, edits).list, ruleset);
              expect(checked.legal).toBe(true);
              expect(left).toBe((view.cap ?? 0) - checked.view.points);
              expect(after.list).toEqual(checked.view.list);
            }
            break;
          }
          case 'full':
            expect(best?.left).toBe(outcome.left);
            break;
          case 'none':
            expect(all).toEqual([]);
            break;
          case 'over':
            expect(view.points - outcome.over).toBe(view.cap);
            break;
          default:
            expect(outcome.kind).toBe('never');
        }
      }),
      { numRuns: 300 },
    );
  });

  test('what comes after the best is the next best', () => {
    fc.assert(
      fc.property(inGame(false), ([ruleset, list, merit]) => {
        const outcome = finish(fill(viewList(list, ruleset), { ...usualWish, merit, most: 4 }));
        if (outcome.kind !== 'found') return;
        const all = allFills(list, ruleset, meritOf(ruleset, merit));
        const before = viewList(list, ruleset);
        // The list as it is ends the search: what is worse than adding nothing is no offer.
        const ends = all.findIndex(({ left }) => left === (before.cap ?? 0) - before.points);
        const offered = outcome.completions.map(({ left, merit: more }) => ({ left, merit: more }));
        expect(offered).toEqual(all.slice(0, ends < 0 ? 4 : Math.min(4, ends)));
      }),
      { numRuns: 200 },
    );
  });
});

/** A ruleset with some of its profiles only. */
function part(ruleset: Ruleset, ids: readonly string[]): Ruleset {
  return {
    ...ruleset,
    profiles: new Map([...ruleset.profiles].filter(([id]) => ids.includes(id))),
  };
}

describe('real rosters', () => {
  test('parts of the British squad against trying every list', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const british = [...ruleset.profiles.keys()].filter((id) => id.startsWith('great-britain/'));
    fc.assert(
      fc.property(
        fc.subarray(british, { minLength: 3, maxLength: 6 }),
        fc.integer({ min: 40, max: 190 }),
        fc.constantFrom(...meritsOf(ruleset).map(({ id }) => id)),
        (ids, cap, merit) => {
          const some = part(ruleset, ids);
          const list = muster('drums-and-shakos', 'great-britain', [], { cap });
          const outcome = finish(fill(viewList(list, some), { ...usualWish, merit }));
          const [best] = allFills(list, some, meritOf(some, merit));
          if (outcome.kind === 'found') {
            const [first] = outcome.completions;
            expect({ left: first?.left, merit: first?.merit }).toEqual(best);
          } else {
            expect(outcome.kind).toBe('none');
            expect(best).toBeUndefined();
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test.each(['drums-and-shakos', 'napoleonic-sbg'])(
    'all nations of %s are filled to the cap, legally',
    async (id) => {
      const ruleset = await loadRuleset(id);
      for (const nation of ruleset.card.nations)
        for (const { id: merit } of meritsOf(ruleset)) {
          const list = muster(id, nation.id, [], { cap: 400 });
          const outcome = finish(fill(viewList(list, ruleset), { ...usualWish, merit }));
          if (outcome.kind !== 'found') throw new Error(`${nation.id}: ${outcome.kind}`);
          for (const { edits, left } of outcome.completions) {
            const { legal, view } = checkList(applyEdits(list, edits).list, ruleset);
            expect({ legal, left: 400 - view.points }).toEqual({ legal: true, left });
          }
          expect(outcome.completions[0]?.left).toBe(0);
        }
    },
  );

  test('the same question has the same answer', async () => {
    const ruleset = await loadRuleset('napoleonic-sbg');
    const view = viewList(
      muster('napoleonic-sbg', 'french-empire', ['1 fusilier-captain', '6 fusilier-early-war'], {
        cap: 250,
      }),
      ruleset,
    );
    const edits = () => {
      const outcome = finish(fill(view));
      return outcome.kind === 'found' ? outcome.completions.map((one) => one.edits) : [];
    };
    expect(edits()).toEqual(edits());
    expect(edits()).toHaveLength(usualWish.most);
  });
});

describe('wishes', () => {
  test('nobody is added whom the player does not own', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const list = muster('drums-and-shakos', 'great-britain', ['1 infantry-officer'], { cap: 200 });
    const owned = new Map([
      ['great-britain/infantry-officer', 1],
      ['great-britain/line-center-company', 3],
      ['great-britain/rifleman', 1],
    ]);
    const outcome = finish(fill(viewList(list, ruleset), { ...usualWish, owned }));
    if (outcome.kind !== 'found') throw new Error(outcome.kind);
    expect(outcome.completions[0]?.left).toBe(200 - 60 - 3 * 26 - 47);
    for (const { after } of outcome.completions)
      for (const { profile, entry } of after.units)
        expect(entry.count).toBeLessThanOrEqual(owned.get(profile.id) ?? 0);
  });

  test('no more of a kind than was asked for', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const list = muster('drums-and-shakos', 'france', [], { cap: 400 });
    const outcome = finish(fill(viewList(list, ruleset), { ...usualWish, copies: 2 }));
    if (outcome.kind !== 'found') throw new Error(outcome.kind);
    for (const { after } of outcome.completions)
      for (const { entry } of after.units) expect(entry.count).toBeLessThanOrEqual(2);
  });

  test('a list that is over, full, without a cap or beyond help says so', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const kindOf = (entries: readonly string[], cap: number | null) =>
      finish(
        fill(viewList(muster('drums-and-shakos', 'great-britain', entries, { cap }), ruleset)),
      );
    expect(kindOf(['1 infantry-officer'], 50)).toEqual({ kind: 'over', over: 10 });
    expect(kindOf(['1 infantry-officer'], 65)).toEqual({ kind: 'full', left: 5 });
    expect(kindOf(['1 infantry-officer'], null)).toEqual({ kind: 'no-cap' });
    expect(kindOf(['1 drummer-boy'], 61)).toEqual({
      kind: 'none',
      proof: { kind: 'smallest', points: 46, because: ['leader-or-nco-required'] },
    });
    expect(kindOf(['2 infantry-officer'], 400)).toEqual({
      kind: 'none',
      proof: { kind: 'never', because: ['one-leader'] },
    });
  });
});

test('a search that may not work gives up, and does not say that there is nothing', async () => {
  const ruleset = await loadRuleset('drums-and-shakos');
  const view = viewList(muster('drums-and-shakos', 'france', [], { cap: 400 }), ruleset);
  for (const budget of [
    { table: 10, walk: 20_000 },
    { table: 15_000_000, walk: 3 },
  ])
    expect(finish(fill(view, { ...usualWish, budget })).kind).toBe('unfinished');
});
