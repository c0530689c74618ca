import type { GlossaryEntry } from '../roster/glossary';
import { type Branch, flatten, groupTree } from '../roster/group-tree';
import type { Group, List } from '../roster/list';
import { checkList, describeFinding } from '../rules/check';
import { groupName, groupWord } from '../rules/group-name';
import type { Column, FigureTable, Ruleset } from '../rules/ruleset';
import { rowWord, sizeOf, sizeWords } from '../rules/size-words';
import type { Stranger, View } from '../rules/view';
import { carriedOf } from '../share/pdf/carried';
import type { PrintedCode, RosterEntry, RosterSection, RosterSheet, UnknownEntry } from './model';
import { settingWords } from './printed-settings';
import { lookupIn, termsOf } from './printed-terms';
import { printedNation, printedRuleset, unitEntry, wordsOf } from './printed-unit';
import { verdictOf } from './verdict';
import { paperIn } from './words/paper';
import type { PaperWords } from './words/paper-words';

/** What paper says in the language of a ruleset. */
function wordsFor({ speech }: Ruleset): PaperWords {
  return paperIn(speech.language);
}

export function unknownEntry({ entry }: Stranger): UnknownEntry {
  return { kind: 'unknown', name: entry.profile, count: entry.count, ...wordsOf(entry) };
}

/** A list of one group stands under the headings of its ruleset, unknown profiles last. */
function byHeading(view: View): readonly RosterSection[] {
  const { ruleset, units, strangers } = view;
  const known = ruleset.sections.map(({ id, name }) => ({
    name,
    entries: units
      .filter(({ profile }) => profile.section === id)
      .map((unit): RosterEntry => unitEntry(unit, view)),
  }));
  return [
    ...known,
    { name: wordsFor(ruleset).sheet.unknownSection, entries: strangers.map(unknownEntry) },
  ];
}

/** A list of several groups stands as the player grouped it: those under another one after it. */
function byGroup(view: View): readonly RosterSection[] {
  const { ruleset, list, units, strangers } = view;
  const inGroup = ({ id }: Group) => {
    const own = units.filter(({ group }) => group === id);
    const unknown = strangers.filter(({ group }) => group === id);
    const rows = [
      ...own.map((unit) => ({ at: unit.at, entry: unitEntry(unit, view) as RosterEntry })),
      ...unknown.map((stranger) => ({ at: stranger.at, entry: unknownEntry(stranger) })),
    ];
    return { own, entries: rows.sort((a, b) => a.at - b.at).map(({ entry }) => entry) };
  };
  const filled = (branch: Branch) =>
    flatten([branch]).some(({ group }) => group.entries.length > 0);
  return flatten(groupTree(list))
    .filter(filled)
    .map(({ group, depth }) => {
      const { own, entries } = inGroup(group);
      const name = groupName(ruleset, list, group);
      const word = groupWord(ruleset, group);
      return {
        name,
        entries,
        group: {
          depth,
          size: sizeWords(ruleset, sizeOf(own)),
          ...(!name.toLowerCase().includes(word.toLowerCase()) && { word }),
        },
      };
    });
}

function sectionsOf(view: View): readonly RosterSection[] {
  const filled = view.list.groups.filter(({ entries }) => entries.length > 0);
  const isCommand = view.ruleset.organisation && filled.some(({ kind, name }) => kind ?? name);
  if (filled.length > 1 || isCommand) return byGroup(view);
  return byHeading(view).filter(({ entries }) => entries.length > 0);
}

/** What a list without points is known by: all that its units are made of. */
function strengthOf({ models, ruleset }: View): NonNullable<RosterSheet['strength']> {
  const { size } = ruleset.card;
  const { model, forms } = ruleset.speech;
  const part = size?.all ?? size?.part ?? model;
  return { total: models, of: forms.noun(models, part) };
}

/**
 * Columns that say something of these: those of heroes go when there are none, and those of
 * profiles, as units have figures of their own.
 */
export function usedColumns(
  columns: readonly Column[],
  stats: readonly Readonly<Record<string, string>>[],
): readonly Column[] {
  return columns.filter(
    ({ id, heroic, ofProfile }) => !ofProfile && (!heroic || stats.some((of) => of[id])),
  );
}

/**
 * A list as its printed roster shows it, legal or not: everything in it is on the sheet.
 * `printed` is the day of printing, YYYY-MM-DD; `code` is printed at its end when it is given; of `more` tables,
 * each stands beside those of the ruleset.
 */
export function rosterSheet(
  list: List,
  ruleset: Ruleset,
  glossary: readonly GlossaryEntry[],
  printed: string,
  code?: PrintedCode,
  more: readonly FigureTable[] = [],
): RosterSheet {
  const words = wordsFor(ruleset);
  const checked = checkList(list, ruleset);
  const { view, findings } = checked;
  const sections = sectionsOf(view);
  const stats = sections.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.kind === 'unit' ? [entry.stats, ...entry.statLines.map((line) => line.stats)] : [],
    ),
  );
  return {
    title: list.name.trim() || words.sheet.unnamed,
    nation: printedNation(ruleset.card, list.nation),
    ruleset: printedRuleset(ruleset.card),
    settings: settingWords(ruleset.settings, view.settings),
    ...(ruleset.cap && { points: { total: view.points, cap: view.cap } }),
    ...(!ruleset.cap && { strength: strengthOf(view) }),
    size: sizeWords(ruleset, sizeOf(view.units)),
    rowName: ruleset.speech.forms.sentence(rowWord(ruleset)),
    verdict: verdictOf(findings, words),
    findings: findings.map((finding) => ({
      severity: finding.severity,
      message: describeFinding(ruleset, finding),
      source: finding.source,
    })),
    printed,
    columns: usedColumns(ruleset.columns, stats),
    sections,
    figures: ruleset.figures(view),
    tables: [...ruleset.figureTables(view), ...more],
    terms: termsOf(view, lookupIn(glossary)),
    carried: carriedOf(checked),
    ...(code && { code }),
  };
}
