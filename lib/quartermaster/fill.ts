import { type Edit, applyEdits } from '../roster/edit';
import type { Profile } from '../roster/profile';
import type { Bound } from '../rules/bound';
import { checkView } from '../rules/check';
import type { Ruleset } from '../rules/ruleset';
import { type View, viewList } from '../rules/view';
import { boundsOf, candidates, pointsIn } from './bounds';
import { contentOf } from './content';
import { type FillDeed, fillStages } from './fill-stages';
import { meritOf } from './merits';
import { mustering } from './muster';
import { rebuy } from './repair-edits';
import { type Budget, type Question, answersTo, usualBudget } from './search';
import { type Proof, smallestFrom } from './smallest';
import { spread } from './spread';

/** One way to spend what is left: edits applied together. */
export interface Completion {
  readonly edits: readonly Edit[];
  readonly after: View;
  /** Points that are still left. */
  readonly left: number;
  /** What it adds of the merit that was asked for. */
  readonly merit: number;
}

export type Filled =
  /** The best first; none comes nearer to the cap, and of those that come as near none has more merit. */
  | {
      readonly kind: 'found';
      readonly completions: readonly Completion[];
      /** Options of one model that were looked at, at most; nothing = all sets of them. */
      readonly options?: number;
    }
  /** The list is legal, and nothing that could be added keeps it so. */
  | { readonly kind: 'full'; readonly left: number }
  /** No way to add to this list makes it legal within the cap. */
  | { readonly kind: 'none'; readonly proof: Proof }
  | { readonly kind: 'no-cap' }
  /** The list is over its cap already, by so many points. */
  | { readonly kind: 'over'; readonly over: number }
  /** The work ran out, or there are more points than can be counted through. */
  | { readonly kind: 'unfinished' };

export interface Wish {
  /** Id of what is asked for, as `meritsOf` offers it. */
  readonly merit: string;
  /** Models of each profile that the player owns, by its id; nothing = it does not matter. */
  readonly owned?: ReadonlyMap<string, number>;
  /** The most models of one profile in the list, those that are there left alone. */
  readonly copies?: number;
  /** Which profiles may be added; nothing = all of the list's nations. */
  readonly which?: (profile: Profile) => boolean;
  /** Completions to give. */
  readonly most: number;
  readonly budget: Budget;
}

export const usualWish: Wish = { merit: 'models', most: 5, budget: usualBudget };

/** More than all the merit of a list, so that points come first. */
const perPoint = 1e8;

/** Of how many times as many as are asked for the best and most different ones are taken. */
const pool = 8;

/** What the player's own wishes ask, as bounds. */
function wishBounds(view: View, { owned, copies }: Wish): readonly Bound[] {
  if (!owned && copies === undefined) return [];
  const there = new Map<string, number>();
  for (const { profile, entry } of view.units)
    there.set(profile.id, entry.count + (there.get(profile.id) ?? 0));
  const most = ({ id }: Profile) =>
    Math.max(
      there.get(id) ?? 0,
      Math.min(copies ?? Infinity, owned ? (owned.get(id) ?? 0) : Infinity),
    );
  return [{ kind: 'copies', most }];
}

/** What is advised against in a list, and what is to agree, as far as points left do not matter. */
function doubts(view: View, { rules }: Ruleset): number {
  const late = new Set(rules.flatMap(({ id, onlyWhenLegal }) => (onlyWhenLegal ? [id] : [])));
  return checkView(view).findings.filter(({ rule }) => !late.has(rule)).length;
}

/**
 * The best legal ways to spend what a list has left: as near to the cap as any way comes, and of those
 * the ones with the most merit; among equals, those with the least to agree or to be advised first,
 * and not all alike. Options are chosen too, for new models and for those that are there. Exact, and
 * the same on every machine; each completion has been checked by the rules themselves. A generator
 * that does its work between pauses, so that it can be stopped.
 */
export function* fill(view: View, wish: Wish = usualWish): Generator<void, Filled> {
  const { ruleset } = view;
  const { which = () => true } = wish;
  const rules = boundsOf(view);
  const cap = pointsIn(rules);
  if (cap === undefined) return { kind: 'no-cap' };
  if (view.points > cap) return { kind: 'over', over: view.points - cap };
  const bounds = [...rules, ...wishBounds(view, wish)];
  const merit = meritOf(ruleset, wish.merit);
  const profiles = candidates(view).filter(which);
  for (const options of fewerAndFewer) {
    const stages = fillStages(view, bounds, profiles, merit, options);
    const filled = yield* fillBy(view, wish, { stages, bounds, points: cap - view.points });
    if (filled === 'too-large') continue;
    return filled.kind === 'found' && options !== undefined ? { ...filled, options } : filled;
  }
  return { kind: 'unfinished' };
}

/** Where there are too many sets of options to count through, those of few have to do. */
const fewerAndFewer = [undefined, 2, 1, 0] as const;

function* fillBy(
  view: View,
  { budget, most }: Wish,
  asked: Pick<Question<FillDeed>, 'stages' | 'bounds'> & { readonly points: number },
): Generator<void, Filled | 'too-large'> {
  const { ruleset } = view;
  const question: Question<FillDeed> = {
    ...asked,
    ending: (left) => -left * perPoint,
    mayRound: false,
  };
  const found = new Map<string, Completion & { readonly value: number }>();
  let isFull = false;
  let left = budget.walk;
  const answers = answersTo(question, ruleset.profiles, budget);
  for (let step = answers.next(); ; step = answers.next()) {
    if (step.done) {
      if (step.value) return step.value;
      break;
    }
    left -= 1;
    if (left < 0) break;
    yield;
    const answer = step.value;
    if (!answer) continue;
    const edits = fillEdits(view, answer.deeds);
    const after = viewList(applyEdits(view.list, edits).list, ruleset);
    const content = contentOf(after.list);
    if (found.has(content) || !checkView(after).legal) continue;
    if (edits.length === 0) {
      isFull = found.size === 0;
      break;
    }
    const { value } = answer;
    const least = [...found.values()].at(-1);
    // Worse ones are wanted only while there are too few.
    if (least && value < least.value && found.size >= most) break;
    found.set(content, {
      edits,
      after,
      left: answer.left,
      merit: value + answer.left * perPoint,
      value,
    });
    if (found.size === most * pool) break;
  }
  if (isFull) return { kind: 'full', left: asked.points };
  if (found.size === 0)
    return left < 0
      ? { kind: 'unfinished' }
      : { kind: 'none', proof: yield* smallestFrom(view, budget) };
  return { kind: 'found', completions: choose([...found.values()], ruleset, most) };
}

/** The best value whole before the next; within one, what raises least doubt, and of that a spread. */
function choose(
  ways: readonly (Completion & { readonly value: number })[],
  ruleset: Ruleset,
  most: number,
): readonly Completion[] {
  const ranked = ways.map((way) => ({ ...way, doubts: doubts(way.after, ruleset) }));
  const chosen: (typeof ranked)[number][] = [];
  for (const value of new Set(ranked.map((way) => way.value))) {
    const equal = ranked.filter((way) => way.value === value).sort((a, b) => a.doubts - b.doubts);
    for (const number of new Set(equal.map((way) => way.doubts)))
      chosen.push(
        ...spread(
          equal.filter((way) => way.doubts === number),
          countsOf,
          most - chosen.length,
        ),
      );
  }
  return chosen.map(({ edits, after, left, merit }) => ({ edits, after, left, merit }));
}

function countsOf({ after }: Completion): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { profile, entry } of after.units)
    counts.set(profile.id, entry.count + (counts.get(profile.id) ?? 0));
  return counts;
}

function fillEdits(view: View, deeds: readonly FillDeed[]): readonly Edit[] {
  const better = deeds.flatMap((deed) =>
    deed.kind === 'equip' ? rebuy(deed.unit.entry, deed.options) : [],
  );
  const kits = deeds.flatMap((deed) => (deed.kind === 'add' ? [deed.kit] : []));
  return [...better, ...mustering(applyEdits(view.list, better).list, kits)];
}
