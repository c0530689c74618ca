import { type Edit, applyEdits } from '../roster/edit';
import { takeOff } from '../roster/add';
import { checkView, errorsOf, ruleOf } from './check';
import { type Finding, identityOf } from './finding';
import { type View, viewList } from './view';

/** One way to remove a finding: edits applied together. It never adds an error. */
export interface Fix {
  readonly edits: readonly Edit[];
  /** Change in points. */
  readonly points: number;
  /** Ids of other rules whose errors it removes too. */
  readonly clears: readonly string[];
}

/**
 * How many proposals are tried: of the finding's own rule, then of the rule that mends what such a
 * proposal breaks, then of the next. Narrower as it goes deeper, so that a fix comes at once.
 */
const widths: readonly (readonly number[])[] = [[400], [40, 40], [12, 12, 12]];

function* first<T>(items: Iterable<T>, most: number): Iterable<T> {
  let n = 0;
  for (const item of items) {
    if (n >= most) return;
    n += 1;
    yield item;
  }
}

/** Whether a finding of this identity is still there, whatever its severity. */
function stands(view: View, finding: Finding): boolean {
  return checkView(view).findings.some((other) => identityOf(other) === identityOf(finding));
}

function proposalsOf(view: View, finding: Finding): Iterable<readonly Edit[]> {
  const rule = ruleOf(view.ruleset, finding.rule);
  return rule?.propose?.(view, { subjects: finding.subjects, params: finding.params }) ?? [];
}

/** Taking off every entry that the finding names: plain, and often right. */
function withoutSubjects(view: View, { subjects }: Finding): readonly Edit[] {
  return subjects.flatMap(({ group, entry }) => {
    const named = view.list.groups.find(({ id }) => id === group)?.entries[entry ?? -1];
    return named ? takeOff(named, named.count) : [];
  });
}

interface Search {
  readonly start: View;
  readonly finding: Finding;
  readonly allowed: ReadonlyMap<string, Finding>;
}

/** How many proposals to try at each further step. */
type Width = readonly number[];

/** Edits completed so that the finding is gone and no new error stands, or nothing. */
function complete(
  search: Search,
  edits: readonly Edit[],
  width: Width,
): readonly Edit[] | undefined {
  const { start, finding, allowed } = search;
  const applied = applyEdits(start.list, edits);
  if (applied.missed.length > 0) return undefined;
  const view = viewList(applied.list, start.ruleset);
  const broken = [...errorsOf(view)].find(([id]) => !allowed.has(id))?.[1];
  if (!broken) return stands(view, finding) ? undefined : edits;
  const [tries, ...deeper] = width;
  if (tries === undefined) return undefined;
  let best: readonly Edit[] | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const more of first(proposalsOf(view, broken), tries)) {
    const mended = complete(search, [...edits, ...more], deeper);
    if (!mended) continue;
    const cost = Math.abs(pointsAfter(start, mended) - start.points);
    if (cost < bestCost) [best, bestCost] = [mended, cost];
  }
  return best;
}

function pointsAfter(view: View, edits: readonly Edit[]): number {
  return viewList(applyEdits(view.list, edits).list, view.ruleset).points;
}

function toFix(
  view: View,
  edits: readonly Edit[],
  before: ReadonlyMap<string, Finding>,
  own: string,
): Fix {
  const after = viewList(applyEdits(view.list, edits).list, view.ruleset);
  const left = errorsOf(after);
  const clears = [...before].filter(([id]) => id !== own && !left.has(id)).map(([, f]) => f.rule);
  return { edits, points: after.points - view.points, clears };
}

/**
 * Up to `most` ways to remove a finding, cheapest first (least change in points, then fewest
 * edits). Computed on demand: every proposal of the rule is applied and checked, so that what is
 * offered removes the finding wholly and adds no error.
 */
export function fixesFor(view: View, finding: Finding, most = 3): readonly Fix[] {
  const allowed = errorsOf(view);
  const search: Search = { start: view, finding, allowed };
  const proposals = [
    withoutSubjects(view, finding),
    ...first(proposalsOf(view, finding), widths[0]?.[0] ?? 0),
  ].filter((edits) => edits.length > 0);
  const found = new Map<string, Fix>();
  for (const [direct, ...mending] of widths) {
    if (found.size > 0) break;
    for (const edits of proposals.slice(0, direct)) {
      const whole = complete(search, edits, mending);
      if (!whole) continue;
      const key = JSON.stringify(whole);
      if (!found.has(key)) found.set(key, toFix(view, whole, allowed, identityOf(finding)));
    }
  }
  return [...found.values()]
    .sort((a, b) => Math.abs(a.points) - Math.abs(b.points) || a.edits.length - b.edits.length)
    .slice(0, most);
}
