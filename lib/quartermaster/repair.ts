import { type Edit, applyEdits } from '../roster/edit';
import { checkView } from '../rules/check';
import { type View, viewList } from '../rules/view';
import { boundsOf, pointsIn } from './bounds';
import { contentOf, modelsOf } from './content';
import { putRight } from './put-right';
import { repairEdits } from './repair-edits';
import { type RepairDeed, repairStages } from './repair-stages';
import { type Budget, answersTo, usualBudget } from './search';
import { type Proof, smallestOf } from './smallest';
import { type Cost, addCost, nothing } from './weigh';

/** One way to make a list legal: edits applied together. */
export interface Repair {
  readonly edits: readonly Edit[];
  readonly after: View;
  readonly cost: Cost;
}

export type Repaired =
  /** There is nothing to repair. */
  | { readonly kind: 'legal' }
  /** The cheapest repair first; nothing cheaper exists. */
  | { readonly kind: 'found'; readonly repairs: readonly Repair[] }
  /** No list of these profiles is legal, with the proof. */
  | { readonly kind: 'none'; readonly proof: Proof }
  /** The work ran out before a repair was found. */
  | { readonly kind: 'unfinished' }
  /** The ruleset has no points to count with. */
  | { readonly kind: 'unsuited' };

export interface RepairWish {
  /** Repairs to give; ties come before dearer ones, and none is another one with more besides. */
  readonly most: number;
  readonly budget: Budget;
}

const usualWish: RepairWish = { most: 5, budget: usualBudget };

/**
 * The cheapest ways to make a list legal: fewest models changed, then fewest points moved, then
 * sparing the player's leader and what he named, then fewest options. Models that are put in are of
 * the list's nations and as plain as they may be. The search is exact: what it gives first is the
 * best there is, every repair has been checked by the rules themselves, and `none` comes with a
 * proof. A generator that does its work between pauses, so that it can be stopped.
 */
export function* repair(
  start: View,
  { most, budget }: RepairWish = usualWish,
): Generator<void, Repaired> {
  if (checkView(start).legal) return { kind: 'legal' };
  if (!start.ruleset.card.points) return { kind: 'unsuited' };
  const { view, edits: before, strangers } = putRight(start);
  const base: Cost = { ...nothing, models: strangers };
  const bounds = boundsOf(view);
  const question = {
    stages: repairStages(view, bounds),
    bounds,
    points: pointsIn(bounds),
    ending: () => 0,
    mayRound: true,
  };
  const found = new Map<string, Repair>();
  const changes: ReadonlyMap<string, number>[] = [];
  let left = budget.walk;
  let more = most * perRepair;
  for (const answer of answersTo(question, view.ruleset.profiles, budget)) {
    left -= 1;
    if (left < 0) break;
    yield;
    if (!answer) continue;
    if (found.size > 0 && (more -= 1) < 0) break;
    // Whoever does all that another repair does and more has not found another one.
    const changed = changesOf(answer.deeds);
    if (changes.some((other) => isWithin(other, changed))) continue;
    const edits = [...before, ...repairEdits(view.list, answer.deeds)];
    const after = viewList(applyEdits(start.list, edits).list, start.ruleset);
    const content = contentOf(after.list);
    if (found.has(content)) continue;
    const cost = answer.deeds.reduce(
      (sum, deed) => (deed.kind === 'keep' ? sum : addCost(sum, deed.cost)),
      base,
    );
    // The same models with more of their options changed are no other way worth looking at.
    const models = modelsOf(after.list);
    const isMore = [...found.values()].some(
      (other) => other.cost.options < cost.options && modelsOf(other.after.list) === models,
    );
    if (isMore || !checkView(after).legal) continue;
    found.set(content, { edits, after, cost });
    changes.push(changed);
    if (found.size === most) break;
  }
  if (found.size > 0) return { kind: 'found', repairs: [...found.values()] };
  return left < 0
    ? { kind: 'unfinished' }
    : { kind: 'none', proof: yield* smallestOf(view, budget) };
}

/** Answers that are looked at for each repair that is wanted, once there is one. */
const perRepair = 60;

/** What is changed and how often: entries by their key, models that come in by their kind. */
function changesOf(deeds: readonly RepairDeed[]): ReadonlyMap<string, number> {
  const changes = new Map<string, number>();
  for (const deed of deeds) {
    if (deed.kind === 'keep') continue;
    const name =
      deed.kind === 'on'
        ? JSON.stringify([deed.kind, deed.kit.unit.profile.id, deed.kit.options])
        : deed.kind === 'off'
          ? JSON.stringify([deed.kind, deed.unit.entry.key])
          : JSON.stringify([deed.kind, deed.unit.entry.key, deed.options]);
    changes.set(name, 1 + (changes.get(name) ?? 0));
  }
  return changes;
}

function isWithin(few: ReadonlyMap<string, number>, many: ReadonlyMap<string, number>): boolean {
  for (const [name, count] of few) if ((many.get(name) ?? 0) < count) return false;
  return true;
}

/** Whether two repairs cost the player the same. */
export function isTie(a: Repair, b: Repair): boolean {
  return a.cost.models === b.cost.models && a.cost.points === b.cost.points;
}

export type { RepairDeed };
