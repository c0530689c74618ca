import {
  documentFormat,
  documentVersion,
  formatDocument,
  parseDocument,
} from '../../roster/document';
import { type List, limits } from '../../roster/list';
import { type Read, describeReadError, failure } from '../../roster/read-error';
import { type Ruleset, type RulesetCard, inEnglish } from '../../rules/ruleset';
import { checkView } from '../../rules/check';
import { viewList } from '../../rules/view';
import { sameJson } from '../same-json';
import { type ListBlock, startOf } from './blocks';
import { Expected } from './expected';
import type { Figures } from './figures-line';
import { paragraphsOf } from './format-text';
import { type TextLine, wholeKey } from './lines';
import { type Note, noteOf } from './note';
import { type SettledGroups, settleGroups } from './settle';
import { settleCap, settleName, settleNation, settleSettings } from './settle-head';
import { type Walked, walkLines } from './walk';

/** What a text claims of a list, priced with the data that its writer had. */
export interface Said extends Partial<Figures> {
  /** Points of entries, by their keys in the list that was read. */
  readonly prices: ReadonlyMap<string, number>;
}

/** A list that stands in a text. */
export interface TextList {
  /** The line with which it begins, from 1. */
  readonly line: number;
  readonly list: Read<List>;
  /** It has a code and is what the code says, to the letter: nobody changed a line. */
  readonly exact: boolean;
  /** Lines that were not understood, and what differs from the code. */
  readonly notes: readonly Note[];
  readonly said?: Said;
}

/** What reading a text takes. */
export interface Library {
  readonly known: readonly RulesetCard[];
  /** The rulesets of the lists in the text, by id. */
  readonly rulesets: ReadonlyMap<string, Ruleset>;
}

/** What the code has and the text has not. */
function missing(
  expected: Expected,
  { settings }: Walked,
  groups: SettledGroups | undefined,
  block: ListBlock,
): readonly Note[] {
  const lost = [
    ...expected.settings.filter(({ id }) => block.head && !settings.has(id)),
    ...expected.groups.filter((_, place) => groups && !groups.places.has(place)),
    ...expected.entries.filter(({ isFound }) => groups && !isFound),
  ];
  return lost.map(({ text }) => noteOf(block.code?.line ?? startOf(block), text, 'missing'));
}

function saidOf(walked: Walked, points: readonly (readonly (number | undefined)[])[]): Said {
  const prices = new Map<string, number>();
  for (const [group, rows] of points.entries())
    for (const [at, value] of rows.entries())
      if (value !== undefined) prices.set(`${group}.${at}`, value);
  const figures: Partial<Figures> & { line?: unknown } = { ...walked.figures };
  delete figures.line;
  return { ...figures, prices };
}

/**
 * The lines before those of the code's list, where these stand there unchanged, however they are
 * broken or joined; nothing where they do not.
 */
function linesBefore(
  { lines, name, head }: ListBlock,
  { view }: Expected,
): readonly TextLine[] | undefined {
  const all = [...lines, ...(name ? [name] : []), ...(head ? [head.line] : [])].sort(
    (one, other) => one.number - other.number,
  );
  const whole = wholeKey(paragraphsOf(checkView(view)).flat());
  const isThere = (from: number) =>
    wholeKey(all.slice(from).map(({ text }) => text)).endsWith(whole);
  if (!isThere(0)) return undefined;
  // The last line from which on it is there, found by halves: there may be any number before it.
  let from = 0;
  for (let beyond = all.length; beyond - from > 1;) {
    const middle = Math.floor((from + beyond) / 2);
    if (isThere(middle)) from = middle;
    else beyond = middle;
  }
  return all.slice(0, from);
}

/** Reads the lines of a block against what its code says, if it has one that can be used. */
function readLines(
  block: ListBlock,
  ruleset: Ruleset,
  expected: Expected | undefined,
  known: readonly RulesetCard[],
): TextList {
  const line = startOf(block);
  const name = settleName(block, expected);
  const nation = settleNation(block, ruleset, expected);
  const walked = walkLines(block.lines, ruleset, nation.value, expected);
  if (walked.isTooMuch) {
    const most = `at most ${limits.entries} entries and ${limits.groups} groups`;
    return { line, list: failure('invalid-list', `it must have ${most}`), exact: false, notes: [] };
  }
  const settings = settleSettings(walked, block, expected);
  const cap = settleCap(walked, ruleset, settings.value, expected);
  const settled = settleGroups(walked.groups, ruleset, nation.value, expected);
  // Somebody passed on nothing but the code, or a head and the code.
  const isBare = walked.groups.every(({ rows }) => rows.length === 0);
  const groups = isBare && expected ? formatDocument(expected.list)['groups'] : settled.groups;
  const list = parseDocument(
    {
      format: documentFormat,
      version: documentVersion,
      ruleset: ruleset.card.id,
      nation: nation.value,
      name: name.value,
      ...(cap.value !== undefined && { cap: cap.value }),
      settings: settings.value,
      groups,
    },
    known,
  );
  const exact = expected !== undefined && list.ok && sameJson(list.value, expected.list);
  const lost = expected ? missing(expected, walked, isBare ? undefined : settled, block) : [];
  const notes = [name, nation, settings, cap, walked, settled]
    .flatMap((part) => part.notes)
    .sort((one, other) => one.line - other.line)
    .concat(lost);
  const before = expected && (!exact || notes.length > 0) && linesBefore(block, expected);
  if (expected && before) {
    const talk = before.map(({ number, text }) => noteOf(number, text, 'unknown-line'));
    const whole = { ok: true, value: expected.list } as const;
    return { line, list: whole, exact: true, notes: talk, said: saidOf(walked, []) };
  }
  return { line, list, exact, notes, said: saidOf(walked, settled.points) };
}

/** Reads one block of a text: by its code, if it has one (`coded`), and by its lines. */
export function readBlock(
  block: ListBlock,
  coded: Read<List> | undefined,
  library: Library,
): TextList {
  const { head } = block;
  const line = startOf(block);
  const isOwnCode = coded?.ok && (!head || head.card.id === coded.value.ruleset);
  const id = isOwnCode ? coded.value.ruleset : head?.card.id;
  const spoken = library.rulesets.get(id ?? '');
  if (!spoken) {
    const list = coded ?? failure('not-a-list', 'no line of it names a ruleset');
    return { line, list, exact: coded?.ok === true, notes: [] };
  }
  const ruleset = inEnglish(spoken);
  const expected = isOwnCode ? new Expected(viewList(coded.value, ruleset)) : undefined;
  const read = readLines(block, ruleset, expected, library.known);
  if (!coded || expected || !block.code) return read;
  const why = coded.ok ? 'It is that of another list.' : describeReadError(coded.error);
  return { ...read, notes: [...read.notes, noteOf(block.code.line, why, 'damaged-code')] };
}
