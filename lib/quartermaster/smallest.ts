import { applyEdits } from '../roster/edit';
import type { Bound } from '../rules/bound';
import { checkList } from '../rules/check';
import type { Ruleset } from '../rules/ruleset';
import { type View, viewList } from '../rules/view';
import { boundsOf, candidates } from './bounds';
import { type Kit, plainest } from './kits';
import { mustering } from './muster';
import { type Budget, answersTo } from './search';
import type { Stage } from './stage';

/** Why something cannot be had: the fewest points that make a list legal, and the rules that make it so. */
export type Proof =
  | { readonly kind: 'smallest'; readonly points: number; readonly because: readonly string[] }
  /** No list at all keeps to the rules. */
  | { readonly kind: 'never'; readonly because: readonly string[] }
  /** It would have taken too much work to tell. */
  | { readonly kind: 'unknown' };

/** Each model that is put in, as plain as it may be. */
export interface Mustered {
  readonly kit: Kit;
}

/** One stage for each profile: any number of its plainest kit. */
export function plainStages<D>(
  view: View,
  bounds: readonly Bound[],
  toChoice: (kit: Kit) => { readonly value: number; readonly deed: D },
): readonly Stage<D>[] {
  return candidates(view).flatMap((profile) => {
    const kit = plainest(view, profile, bounds);
    if (!kit) return [];
    const piece = { profile, units: 1, models: kit.unit.models };
    return [{ profile, choices: [{ points: kit.unit.each, piece, ...toChoice(kit) }] }];
  });
}

/** The units that a list has already, as stages without a choice. */
function standing<D>(view: View, deed: D): readonly Stage<D>[] {
  return view.units.map(({ profile, entry, models }) => ({
    profile,
    exactly: 1,
    choices: [{ points: 0, value: 0, piece: { profile, units: entry.count, models }, deed }],
  }));
}

/** Points of the cheapest way to add to a list, which may be empty, until it is legal, cap aside. */
function* fewestPoints(
  start: View,
  without: string | undefined,
  budget: Budget,
): Generator<void, number | 'never' | 'unknown'> {
  const ruleset: Ruleset =
    without === undefined
      ? start.ruleset
      : { ...start.ruleset, rules: start.ruleset.rules.filter(({ id }) => id !== without) };
  const view = viewList({ ...start.list, cap: null }, ruleset);
  const bounds = boundsOf(view).filter(({ kind }) => kind !== 'points');
  const stages = [
    ...standing<Mustered | undefined>(view, undefined),
    ...plainStages<Mustered | undefined>(view, bounds, (kit) => ({
      value: -kit.unit.each,
      deed: { kit },
    })),
  ];
  const question = { stages, bounds, points: undefined, ending: () => 0, mayRound: true };
  let left = budget.walk;
  for (const answer of answersTo(question, ruleset.profiles, budget)) {
    left -= 1;
    if (left < 0) return 'unknown';
    yield;
    if (!answer) continue;
    const kits = answer.deeds.flatMap((deed) => (deed ? [deed.kit] : []));
    const { list } = applyEdits(view.list, mustering(view.list, kits));
    if (checkList(list, ruleset).legal) return -answer.value;
  }
  return 'never';
}

/**
 * What the smallest legal list costs that has all of this one, and which rules make it cost so much:
 * those without any one of which it would cost less.
 */
export function* smallestFrom(start: View, budget: Budget): Generator<void, Proof> {
  const points = yield* fewestPoints(start, undefined, budget);
  if (points === 'unknown') return { kind: 'unknown' };
  const because: string[] = [];
  for (const rule of start.ruleset.rules) {
    if (rule.severity !== 'error' || rule.bounds === undefined) continue;
    const without = yield* fewestPoints(start, rule.id, budget);
    if (without === 'unknown' || without === 'never') continue;
    if (points === 'never' || without < points) because.push(rule.id);
  }
  return points === 'never' ? { kind: 'never', because } : { kind: 'smallest', points, because };
}

/** The same for a list that begins with nobody. */
export function smallestOf(view: View, budget: Budget): Generator<void, Proof> {
  const groups = view.list.groups.slice(0, 1).map((group) => ({ ...group, entries: [] }));
  return smallestFrom(viewList({ ...view.list, groups }, view.ruleset), budget);
}
