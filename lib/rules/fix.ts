import { takeOff } from '../roster/add';
import { type Edit, applyEdits } from '../roster/edit';
import { errorBeside, errorsOf, ruleOf, stillStands } from './check';
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
 * proposal breaks, then of the next. Narrower as it goes deeper.
 */
const widths: readonly (readonly number[])[] = [[400], [40, 24], [12, 12, 8]];

/**
 * How many entries and groups are looked at for one finding, all tries together, so that its fixes
 * come at once however large the list is. Work is counted and not timed: the same list has the same
 * fixes on every machine.
 */
const mostForFinding = 24_000;

/** The same for all findings of a list, so that they come soon however broken it is. */
const mostForList = 240_000;

/** A try that holds, with the list as it would be after it. */
interface Held {
  readonly edits: readonly Edit[];
  readonly after: View;
}

interface Search {
  readonly start: View;
  readonly finding: Finding;
  /** Errors that are there already: a fix need not mend them. */
  readonly allowed: ReadonlyMap<string, Finding>;
  /** Entries and groups that may still be looked at. */
  left: number;
}

function* first<T>(items: Iterable<T>, most: number): Iterable<T> {
  let n = 0;
  for (const item of items) {
    if (n >= most) return;
    n += 1;
    yield item;
  }
}

function proposalsOf(view: View, finding: Finding): Iterable<readonly Edit[]> {
  const rule = ruleOf(view.ruleset, finding.rule);
  return rule?.propose?.(view, { subjects: finding.subjects, params: finding.params }) ?? [];
}

/** Taking off every entry that the finding names: for rules that know nothing better. */
function withoutSubjects(view: View, { subjects }: Finding): readonly Edit[] {
  const entries = new Set(
    subjects.flatMap(
      ({ group, entry }) =>
        view.list.groups.find(({ id }) => id === group)?.entries[entry ?? -1] ?? [],
    ),
  );
  return [...entries].flatMap((entry) => takeOff(entry, entry.count));
}

function sizeOf({ units, list }: View): number {
  return units.length + list.groups.length;
}

/** Edits completed so that the finding is gone and no new error stands, or nothing. */
function complete(
  search: Search,
  edits: readonly Edit[],
  width: readonly number[],
): Held | undefined {
  const { start, finding, allowed } = search;
  if (edits.length === 0 || search.left <= 0) return undefined;
  // Each edit walks through the list once more, only faster.
  search.left -= sizeOf(start) * (1 + edits.length / 100);
  const applied = applyEdits(start.list, edits);
  if (applied.missed.length > 0) return undefined;
  const after = viewList(applied.list, start.ruleset);
  // Sending everybody home is no way out.
  if (after.units.length === 0 && start.units.length > 0) return undefined;
  const broken = errorBeside(after, allowed);
  if (!broken) return stillStands(after, finding) ? undefined : { edits, after };
  const [tries, ...deeper] = width;
  if (tries === undefined) return undefined;
  // What may mend it has to be looked for as well.
  search.left -= sizeOf(start);
  let best: Held | undefined;
  for (const more of first(proposalsOf(after, broken), tries)) {
    const mended = complete(search, [...edits, ...more], deeper);
    if (mended && (!best || changeOf(start, mended) < changeOf(start, best))) best = mended;
  }
  return best;
}

/** By how much a list would change, up or down: in points, or in models where there are none. */
function changeOf(start: View, { after }: Held): number {
  return start.ruleset.card.points
    ? Math.abs(after.points - start.points)
    : Math.abs(after.models - start.models);
}

/** What a way does, so that several ways are not all of one kind. */
function kindOf(edits: readonly Edit[]): string {
  const kinds = edits.map((edit) =>
    edit.do === 'count' ? (edit.by < 0 ? 'remove' : 'add') : edit.do,
  );
  return [...new Set(kinds)].sort().join(' ');
}

/** The cheapest way of each kind first, then the next cheapest; in the end all by price. */
function choose(ways: readonly Held[], start: View, most: number): readonly Held[] {
  const cheaper = (a: Held, b: Held) =>
    changeOf(start, a) - changeOf(start, b) || a.edits.length - b.edits.length;
  const kinds = new Set<string>();
  const leading: Held[] = [];
  const others: Held[] = [];
  for (const way of [...ways].sort(cheaper)) {
    const kind = kindOf(way.edits);
    (kinds.has(kind) ? others : leading).push(way);
    kinds.add(kind);
  }
  return [...leading, ...others].slice(0, most).sort(cheaper);
}

/** By name alone: what a file says under a name can be anything. */
function byName(record: Readonly<Record<string, unknown>> = {}) {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a list holds, whatever its order: two ways to the same list are one. */
function contentOf({ after: { list } }: Held): string {
  const entries = list.groups.flatMap((group) =>
    group.entries.map(({ profile, count, options, attributes }) =>
      JSON.stringify([group.id, profile, count, byName(options), byName(attributes)]),
    ),
  );
  const groups = list.groups.map(({ id, kind, parent }) => [id, kind, parent]);
  return JSON.stringify([list.nation, list.cap, list.settings, groups.sort(), entries.sort()]);
}

function toFix({ start, finding, allowed }: Search, { edits, after }: Held): Fix {
  // A rule that still is broken for another group is not cleared.
  const left = new Set([...errorsOf(after).values()].map(({ rule }) => rule));
  const own = identityOf(finding);
  const gone = [...allowed].filter(([id, { rule }]) => id !== own && !left.has(rule));
  const clears = [...new Set(gone.map(([, { rule }]) => rule))];
  return { edits, points: after.points - start.points, clears };
}

/**
 * Looks for the ways out of the findings of a list, one finding after the other: up to `most` ways
 * each, cheapest first (least change in points, or in models where there are none, then fewest
 * edits). Every proposal of the rule is applied and checked, so that what is offered removes the
 * finding wholly and adds no error. Nothing comes back for a finding that was not looked into, as
 * those before it took all the work that a list may take.
 */
export function fixFinder(view: View, most = 3): (finding: Finding) => readonly Fix[] | undefined {
  const allowed = errorsOf(view);
  let left = mostForList;
  return (finding) => {
    if (left <= 0) return undefined;
    const search: Search = { start: view, finding, allowed, left: Math.min(left, mostForFinding) };
    const before = search.left;
    const held = searchFor(search);
    const fixes = choose(held, view, most).map((one) => toFix(search, one));
    left -= before - search.left + fixes.length * sizeOf(view);
    return fixes;
  };
}

/** The ways out of one finding, as if it were the only one. */
export function fixesFor(view: View, finding: Finding, most = 3): readonly Fix[] {
  return fixFinder(view, most)(finding) ?? [];
}

/** Each way that holds, once. */
function searchFor(search: Search): readonly Held[] {
  const { start, finding } = search;
  const found = new Map<string, Held>();
  for (const [direct = 0, ...mending] of widths) {
    for (const source of [
      first(proposalsOf(start, finding), direct),
      [withoutSubjects(start, finding)],
    ]) {
      if (found.size > 0) break;
      for (const edits of source) {
        if (search.left <= 0) break;
        const held = complete(search, edits, mending);
        if (held) found.set(contentOf(held), held);
      }
    }
  }
  return [...found.values()];
}
