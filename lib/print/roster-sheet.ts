import type { GlossaryEntry } from '../roster/glossary';
import type { Group, List } from '../roster/list';
import { checkList, describeFinding } from '../rules/check';
import type { Column, Ruleset } from '../rules/ruleset';
import type { Stranger, View } from '../rules/view';
import { carriedOf } from '../share/pdf/carried';
import type { PrintedCode, RosterEntry, RosterSection, RosterSheet, UnknownEntry } from './model';
import { settingWords } from './printed-settings';
import { lookupIn, termsOf } from './printed-terms';
import { printedNation, printedRuleset, unitEntry, wordsOf } from './printed-unit';
import { verdictOf } from './verdict';

/** Heading of entries whose profile the ruleset does not have. */
const unknownSection = 'Not in this roster';

export function unknownEntry({ entry }: Stranger): UnknownEntry {
  return { kind: 'unknown', name: entry.profile, count: entry.count, ...wordsOf(entry) };
}

/** A list of one group stands under the headings of its ruleset, unknown profiles last. */
function byHeading(view: View): readonly RosterSection[] {
  const { ruleset, list, units, strangers } = view;
  const known = ruleset.sections.map(({ id, name }) => ({
    name,
    entries: units
      .filter(({ profile }) => profile.section === id)
      .map((unit): RosterEntry => unitEntry(unit, ruleset, list.nation)),
  }));
  return [...known, { name: unknownSection, entries: strangers.map(unknownEntry) }];
}

/** A list of several groups stands as the player grouped it. */
function byGroup(view: View): readonly RosterSection[] {
  const { ruleset, list, units, strangers } = view;
  const entriesOf = (group: Group): readonly RosterEntry[] =>
    group.entries.flatMap((_, at): readonly RosterEntry[] => {
      const here = (place: { readonly group: string; readonly at: number }) =>
        place.group === group.id && place.at === at;
      const unit = units.find(here);
      const stranger = strangers.find(here);
      if (unit) return [unitEntry(unit, ruleset, list.nation)];
      return stranger ? [unknownEntry(stranger)] : [];
    });
  return list.groups.map((group, index) => ({
    name: group.name || `Group ${index + 1}`,
    entries: entriesOf(group),
  }));
}

function sectionsOf(view: View): readonly RosterSection[] {
  const filled = view.list.groups.filter(({ entries }) => entries.length > 0);
  const sections = filled.length > 1 ? byGroup(view) : byHeading(view);
  return sections.filter(({ entries }) => entries.length > 0);
}

/** Columns of heroes go when there are none among these. */
export function usedColumns(
  columns: readonly Column[],
  stats: readonly Readonly<Record<string, string>>[],
): readonly Column[] {
  return columns.filter(({ id, heroic }) => !heroic || stats.some((of) => of[id]));
}

/**
 * A list as its printed roster shows it, legal or not: everything in it is on the sheet.
 * `printed` is the day of printing, YYYY-MM-DD; `code` is printed at its end when it is given.
 */
export function rosterSheet(
  list: List,
  ruleset: Ruleset,
  glossary: readonly GlossaryEntry[],
  printed: string,
  code?: PrintedCode,
): RosterSheet {
  const checked = checkList(list, ruleset);
  const { view, findings } = checked;
  const sections = sectionsOf(view);
  const stats = sections.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.kind === 'unit' ? [entry.stats, ...entry.statLines.map((line) => line.stats)] : [],
    ),
  );
  return {
    title: list.name.trim() || 'List without a name',
    nation: printedNation(ruleset.card, list.nation),
    ruleset: printedRuleset(ruleset.card),
    settings: settingWords(ruleset.settings, view.settings),
    ...(ruleset.cap && { points: { total: view.points, cap: view.cap } }),
    models: view.models,
    verdict: verdictOf(findings),
    findings: findings.map((finding) => ({
      severity: finding.severity,
      message: describeFinding(ruleset, finding, 'en'),
      source: finding.source,
    })),
    printed,
    columns: usedColumns(ruleset.columns, stats),
    sections,
    figures: ruleset.figures(view),
    tables: ruleset.figureTables(view),
    terms: termsOf(view, lookupIn(glossary)),
    carried: carriedOf(checked),
    ...(code && { code }),
  };
}
