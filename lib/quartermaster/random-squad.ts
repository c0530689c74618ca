import { type Edit, applyEdits } from '../roster/edit';
import type { Profile } from '../roster/profile';
import type { Bound } from '../rules/bound';
import { checkView } from '../rules/check';
import { type View, viewList } from '../rules/view';
import { boundsOf, candidates, pointsIn } from './bounds';
import { draws } from './counting';
import { type Dice, diceFrom, pickOne } from './dice';
import { type Kit, kitsOf, sizeOf } from './kits';
import { mustering } from './muster';
import { type Budget, mostStates, usualBudget } from './search';
import { type Proof, smallestOf } from './smallest';
import type { Stage } from './stage';
import { statesOf } from './states';
import { inOrder, tallyOf } from './tally';

export interface RandomWish {
  /** The same seed makes the same squad of the same rosters. */
  readonly seed: string;
  /** Points that may be left under the cap. */
  readonly within: number;
  /** Id of an arm of the ruleset that all but the leaders are of. */
  readonly arm?: string;
  /** Id of a theme of the ruleset, likewise. */
  readonly theme?: string;
  /** The most models of one profile. */
  readonly copies?: number;
  readonly budget: Budget;
}

export const usualRandom: RandomWish = { seed: '', within: 5, copies: 4, budget: usualBudget };

export type Drawn =
  | { readonly kind: 'drawn'; readonly edits: readonly Edit[]; readonly after: View }
  /** There is no such squad; the proof is that of the smallest list, whatever its arm. */
  | { readonly kind: 'none'; readonly proof: Proof }
  | { readonly kind: 'no-cap' }
  | { readonly kind: 'unfinished' };

type Asked = (profile: Profile) => boolean;

/** Who may be in it: all of the arm and the theme, or where that makes no squad leaders of any as well. */
function whoMay({ ruleset }: View, { arm, theme }: RandomWish): readonly Asked[] {
  const tests = [
    ...ruleset.arms.filter(({ id }) => id === arm),
    ...(ruleset.themes ?? []).filter(({ id }) => id === theme),
  ];
  const isOfKind: Asked = (profile) => tests.every(({ has }) => has(profile));
  return tests.length === 0
    ? [isOfKind]
    : [isOfKind, (profile) => isOfKind(profile) || ruleset.leads?.(profile) === true];
}

/** Kits of one profile that are in the draw, besides the plain one. */
const dressed = 2;

/** The plainest kit and a few others, by chance. */
function someKits(kits: readonly Kit[], dice: Dice): readonly Kit[] {
  const [plain, ...others] = kits;
  if (!plain) return [];
  const some = Array.from({ length: dressed }, () => pickOne(dice, others));
  return [...new Set([plain, ...some.flatMap((kit) => kit ?? [])])];
}

/** A kit with options is less likely than a plain one, so that not everybody has everything. */
const dressedWeight = 0.4;

function stagesFor(
  view: View,
  bounds: readonly Bound[],
  asked: Asked,
  dice: Dice,
): readonly Stage<Kit>[] {
  return candidates(view)
    .filter(asked)
    .flatMap((profile) => {
      const choices = someKits(kitsOf(view, profile, bounds), dice).flatMap((kit) =>
        kit.unit.each > 0
          ? [
              {
                points: kit.unit.each,
                value: sizeOf(kit.options) > 0 ? dressedWeight : 1,
                piece: { profile, units: 1, models: kit.unit.models },
                deed: kit,
              },
            ]
          : [],
      );
      return choices.length > 0 ? [{ profile, choices }] : [];
    });
}

/**
 * A legal squad by chance, for an empty list: within so many points of its cap, all of an arm and a
 * theme; leaders of others are in it only where there is no such squad without them. All squads that
 * keep to the bounds are in the draw, so that every one can come; each has been checked by the rules
 * themselves. The seed alone decides.
 */
export function* randomSquad(view: View, wish: RandomWish = usualRandom): Generator<void, Drawn> {
  const bounds = boundsOf(view);
  const points = pointsIn(bounds);
  if (points === undefined) return { kind: 'no-cap' };
  for (const asked of whoMay(view, wish)) {
    const drawn = yield* drawFrom(view, wish, asked, points);
    if (drawn) return drawn;
  }
  return { kind: 'none', proof: yield* smallestOf(view, wish.budget) };
}

function* drawFrom(
  view: View,
  { seed, copies, budget, within }: RandomWish,
  asked: Asked,
  points: number,
): Generator<void, Drawn | undefined> {
  const rules = boundsOf(view);
  const bounds: readonly Bound[] =
    copies === undefined ? rules : [...rules, { kind: 'copies', most: () => copies }];
  const dice = diceFrom(seed);
  const made = stagesFor(view, bounds, asked, dice);
  const stages = inOrder(made, bounds, view.ruleset.profiles);
  const profiles = stages.map(({ profile }) => profile);
  const tallies = bounds.flatMap((bound) => tallyOf(bound, profiles) ?? []);
  const states = statesOf(stages, tallies, points, mostStates);
  const cells = states?.stages.reduce((sum, { size, take }) => sum + size * take.length, 0) ?? 0;
  if (!states || cells * (points + 1) > budget.table) return { kind: 'unfinished' };
  let left = budget.walk;
  for (const kits of draws({ stages, points, within }, states, dice)) {
    left -= 1;
    if (left < 0) return { kind: 'unfinished' };
    yield;
    if (!kits) continue;
    const edits = mustering(view.list, kits);
    const after = viewList(applyEdits(view.list, edits).list, view.ruleset);
    if (kits.length > 0 && checkView(after).legal) return { kind: 'drawn', edits, after };
  }
  return undefined;
}
