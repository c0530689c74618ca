import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRuleset } from '@/data';
import { finish } from '@/lib/quartermaster/finish';
import { isTie, repair } from '@/lib/quartermaster/repair';
import { usualBudget } from '@/lib/quartermaster/search';
import { applyEdits } from '@/lib/roster/edit';
import { checkList, checkView } from '@/lib/rules/check';
import { rulesetAtEvent } from '@/lib/rules/event';
import { describeEdits } from '@/lib/rules/describe-edits';
import { viewList } from '@/lib/rules/view';
import { type MusterOptions, muster } from '../fixtures/muster';
import { allRepairs } from './brute-force';
import { games, listsOf } from './small-game';

/** Models that brute force puts in at most. */
const mostAdded = 4;

describe('against trying every list', () => {
  test.each([false, true])('repair finds the cheapest there is, options %s', (withOptions) => {
    fc.assert(
      fc.property(
        games({ profiles: 4, withOptions, points: 9 }).chain((ruleset) =>
          fc.tuple(
            fc.constant(ruleset),
            listsOf(ruleset, { entries: withOptions ? 2 : 3, count: 2, cap: 30 }),
          ),
        ),
        ([ruleset, list]) => {
          const outcome = finish(repair(viewList(list, ruleset)));
          const costs = allRepairs(list, ruleset, mostAdded);
          const [cheapest] = costs;
          if (outcome.kind === 'legal') expect(checkList(list, ruleset).legal).toBe(true);
          else if (outcome.kind === 'found') {
            const [first] = outcome.repairs;
            const added = first?.cost.models ?? 0;
            if (cheapest === undefined) expect(added).toBeGreaterThan(mostAdded);
            else expect(first?.cost).toEqual(cheapest);
            for (const { edits, after } of outcome.repairs) {
              const { list: mended, inverse, missed } = applyEdits(list, edits);
              expect(missed).toEqual([]);
              expect(checkList(mended, ruleset).legal).toBe(true);
              expect(mended).toEqual(after.list);
              expect(applyEdits(mended, inverse).list).toEqual(list);
            }
          } else {
            expect(outcome.kind).toBe('none');
            expect(costs).toEqual([]);
          }
        },
      ),
      { numRuns: 250 },
    );
  });

  test('every repair that costs as little is among them', () => {
    fc.assert(
      fc.property(
        games({ profiles: 4, withOptions: false, points: 5 }).chain((ruleset) =>
          fc.tuple(fc.constant(ruleset), listsOf(ruleset, { entries: 3, count: 1, cap: 20 })),
        ),
        ([ruleset, list]) => {
          const outcome = finish(
            repair(viewList(list, ruleset), { most: 40, budget: usualBudget }),
          );
          if (outcome.kind !== 'found' || outcome.repairs.length === 40) return;
          const [first] = outcome.repairs;
          // Entries that are alike make brute force find one list more than once.
          const isAlike =
            new Set(list.groups[0]?.entries.map(({ profile }) => profile)).size <
            (list.groups[0]?.entries.length ?? 0);
          if (!first || isAlike || first.cost.models > mostAdded) return;
          const all = allRepairs(list, ruleset, mostAdded);
          const isCheapest = (cost: object) => JSON.stringify(cost) === JSON.stringify(all[0]);
          const found = outcome.repairs.filter(({ cost }) => isCheapest(cost));
          expect(found).toHaveLength(all.filter(isCheapest).length);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/** The repairs of a list in words, each with the points of the list after it. */
async function waysOf(
  ruleset: string,
  nation: string,
  entries: readonly string[],
  options?: MusterOptions,
) {
  const view = viewList(muster(ruleset, nation, entries, options), await loadRuleset(ruleset));
  const outcome = finish(repair(view));
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  const [first] = outcome.repairs;
  return outcome.repairs.flatMap((one) =>
    first && isTie(first, one) ? [describeEdits(view, one.edits)] : [],
  );
}

describe('Song of Drums and Shakos', () => {
  const british = (entries: readonly string[], options?: MusterOptions) =>
    waysOf('drums-and-shakos', 'great-britain', entries, options);

  test('over the cap: the cheapest who is dear enough goes', async () => {
    expect(
      await british(['1 infantry-officer', '14 line-center-company', '1 drummer-boy']),
    ).toEqual(['Remove 1 Line Center Company and the Drummer Boy']);
    expect(
      await british(['1 infantry-officer', '13 line-center-company', '1 drummer-boy']),
    ).toEqual(['Remove the Drummer Boy']);
  });

  test('of two leaders the one goes who is no favourite of the player', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const list = muster('drums-and-shakos', 'great-britain', [
      '1 highlander-officer',
      '1 foot-guard-officer',
    ]);
    const named = {
      ...list,
      groups: list.groups.map((group) => ({
        ...group,
        entries: group.entries.map((entry, at) => (at === 1 ? { ...entry, title: 'Ames' } : entry)),
      })),
    };
    const wayOf = (of: typeof list) => {
      const view = viewList(of, ruleset);
      const outcome = finish(repair(view));
      if (outcome.kind !== 'found') throw new Error(outcome.kind);
      const [first] = outcome.repairs;
      return first && describeEdits(view, first.edits);
    };
    expect(wayOf(list)).toBe('Remove the Foot Guard Officer');
    const view = viewList(named, ruleset);
    const both = finish(repair(view));
    // The leader is the first one, and the other has a name: neither is dearer to the player.
    expect(both.kind === 'found' && both.repairs.slice(0, 2).map(({ cost }) => cost.dear)).toEqual([
      1, 1,
    ]);
  });

  test('no repair is another one with more besides', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const list = muster('drums-and-shakos', 'great-britain', [
      '2 infantry-officer',
      '5 line-center-company',
    ]);
    const view = viewList(list, ruleset);
    const outcome = finish(repair(view));
    expect(
      outcome.kind === 'found' && outcome.repairs.map(({ edits }) => describeEdits(view, edits)),
    ).toEqual(['Remove 1 Infantry Officer']);
  });

  test('nobody in command and no points left: somebody makes room', async () => {
    expect(await british(['4 line-infantry-veteran', '1 rifleman'], { cap: 210 })).toEqual([
      'Replace the Rifleman by an Infantry NCO',
    ]);
  });

  test('the French go where all others are allies', async () => {
    expect(
      await british(['1 infantry-officer', '2 line-center-company', 'france/line-infantryman']),
    ).toEqual(['Remove the Line Infantryman']);
  });

  test('no British squad under 46 points has a Leader or NCO', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const proofAt = (cap: number) =>
      finish(
        repair(
          viewList(
            muster('drums-and-shakos', 'great-britain', ['1 drummer-boy'], { cap }),
            ruleset,
          ),
        ),
      );
    expect(proofAt(45)).toEqual({
      kind: 'none',
      proof: { kind: 'smallest', points: 46, because: ['empty-list', 'leader-or-nco-required'] },
    });
    expect(proofAt(46).kind).toBe('found');
  });

  test('the rules of an event count as well', async () => {
    const ruleset = rulesetAtEvent(await loadRuleset('drums-and-shakos'), {
      banned: ['great-britain/rifleman'],
      maxCopies: 3,
      maxModels: 5,
    });
    const view = viewList(
      muster('drums-and-shakos', 'great-britain', [
        '1 infantry-officer',
        '5 line-center-company',
        '2 rifleman',
      ]),
      ruleset,
    );
    const outcome = finish(repair(view));
    if (outcome.kind !== 'found') throw new Error(outcome.kind);
    expect(outcome.repairs.map(({ edits }) => describeEdits(view, edits))[0]).toBe(
      'Remove 2 Line Center Company and 2 Riflemen',
    );
    const impossible = rulesetAtEvent(await loadRuleset('drums-and-shakos'), {
      nations: ['russia'],
    });
    expect(finish(repair(viewList(view.list, impossible)))).toMatchObject({
      kind: 'none',
      proof: { kind: 'never', because: ['empty-list', 'event-nations'] },
    });
  });
});

describe('Napoleonic SBG adaptation', () => {
  const uk = (entries: readonly string[], options?: MusterOptions) =>
    waysOf('napoleonic-sbg', 'united-kingdom', entries, options);

  test('what a model may not carry comes off, and a lesser thing in its place', async () => {
    expect(await uk(['1 line-infantry-captain: horse, brace-of-pistols'])).toEqual([
      'Pistol instead of Brace of Pistols for the Line Infantry Captain',
    ]);
  });

  test('types without a leader get the cheapest, or go where that is less', async () => {
    expect(await uk(['8 line-infantry'])).toEqual(['Add a Line Infantry Sergeant']);
    expect(await uk(['1 line-infantry-captain', '1 light-infantry'])).toEqual([
      'Remove the Light Infantry',
    ]);
  });

  test('an unknown entry and an unknown option go', async () => {
    expect(await uk(['1 line-infantry-captain', '2 nobody', '1 sapper: nonsense'])).toHaveLength(1);
  });
});

test('what is no matter of models is put right besides', async () => {
  const ruleset = await loadRuleset('drums-and-shakos');
  const list = muster('drums-and-shakos', 'great-britain', ['1 drummer-boy'], {
    settings: { scenario: 'nonsense' },
  });
  const outcome = finish(repair(viewList(list, ruleset)));
  if (outcome.kind !== 'found') throw new Error(outcome.kind);
  for (const { edits } of outcome.repairs)
    expect(checkList(applyEdits(list, edits).list, ruleset).legal).toBe(true);
});

test('25 models with everything wrong are put right, whatever they are', async () => {
  const ruleset = await loadRuleset('drums-and-shakos');
  const profiles = [...ruleset.profiles.keys()].filter((id) => id.startsWith('russia/'));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...profiles), fc.integer({ min: 1, max: 3 })), {
        minLength: 8,
        maxLength: 12,
      }),
      (picked) => {
        const entries = picked.map(([id, count]) => `${count} ${id}`);
        const list = muster('drums-and-shakos', 'russia', entries, { cap: 300 });
        const view = viewList(list, ruleset);
        const outcome = finish(repair(view));
        if (outcome.kind === 'legal') return;
        if (outcome.kind !== 'found') throw new Error(outcome.kind);
        for (const { after } of outcome.repairs) expect(checkView(after).legal).toBe(true);
      },
    ),
    { numRuns: 15 },
  );
});

test('rulesets without points, and searches that may not work, say so', async () => {
  const battles = await loadRuleset('light-division');
  expect(finish(repair(viewList(muster('light-division', 'france', []), battles))).kind).toBe(
    'unsuited',
  );
  const ruleset = await loadRuleset('drums-and-shakos');
  const view = viewList(muster('drums-and-shakos', 'russia', []), ruleset);
  expect(finish(repair(view, { most: 1, budget: { table: 15_000_000, walk: 2 } })).kind).toBe(
    'unfinished',
  );
});
