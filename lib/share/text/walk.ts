import { limits } from '../../roster/list';
import type { Ruleset } from '../../rules/ruleset';
import { type EntryLine, isCounted, readEntryLine } from './entry-line';
import type { Expected, ExpectedEntry } from './expected';
import { type Figures, readFigures } from './figures-line';
import { type GroupLine, readGroupLine } from './group-line';
import { type TextLine, lineKey } from './lines';
import { type Note, noteOf } from './note';
import { readSettingLine } from './setting-line';
import { vocabularyOf } from './vocabulary';

/** One line of an entry: as the code has it, as it reads by itself, or not understood (yet). */
export type Row = { readonly line: TextLine } & (
  | { readonly kind: 'same'; readonly expected: ExpectedEntry }
  | { readonly kind: 'read'; readonly said: EntryLine }
  | { readonly kind: 'unread' }
);

export interface WalkedGroup {
  /** The line that begins it; the first group has none where a list has only one. */
  readonly line?: TextLine;
  /** Place of the group of the code that it is. */
  readonly place?: number;
  readonly said?: GroupLine;
  readonly rows: Row[];
}

/** What the lines of one list say. */
export interface Walked {
  readonly groups: readonly WalkedGroup[];
  readonly settings: ReadonlyMap<string, { readonly value: unknown; readonly line: TextLine }>;
  readonly figures?: Figures & { readonly line: TextLine };
  readonly notes: readonly Note[];
  /** There are more groups or entries than a list may have. */
  readonly isTooMuch: boolean;
}

/** Over how many lines mail may have broken one. */
const mostBroken = 6;

/** Goes through the lines of a list once, looking each up in the code first, if there is one. */
export function walkLines(
  lines: readonly TextLine[],
  ruleset: Ruleset,
  nation: string,
  expected: Expected | undefined,
): Walked {
  const vocabulary = vocabularyOf(ruleset);
  const groups: WalkedGroup[] = [];
  const settings = new Map<string, { readonly value: unknown; readonly line: TextLine }>();
  const notes: Note[] = [];
  let figures: Walked['figures'];
  let rows = 0;

  const current = (): WalkedGroup => {
    const last = groups.at(-1);
    if (last) return last;
    const first = { ...(expected && { place: 0 }), rows: [] };
    groups.push(first);
    return first;
  };
  const beginGroup = (group: WalkedGroup) => {
    const last = groups.at(-1);
    // The group that was taken for granted, before its line came.
    if (last && !last.line && last.rows.length === 0) groups.pop();
    groups.push(group);
  };
  const add = (row: Row) => {
    current().rows.push(row);
    rows += 1;
  };
  /** Finds a line of the code's list; whether it was one. */
  const isExpected = (line: TextLine, text: string): boolean => {
    if (!expected) return false;
    const key = lineKey(text);
    const place = expected.groups.length > 1 ? expected.takeGroup(key) : undefined;
    if (place !== undefined) {
      beginGroup({ line, place, rows: [] });
      return true;
    }
    const entry = expected.takeEntry(key, groups.at(-1)?.place ?? 0);
    if (entry) {
      add({ kind: 'same', line, expected: entry });
      return true;
    }
    const setting = expected.takeSetting(key);
    if (setting) settings.set(setting.id, { value: setting.value, line });
    return setting !== undefined;
  };
  /** How many of the next lines are the rest of this one, broken off it. */
  const rejoin = (at: number): number => {
    const line = lines[at];
    if (!expected || !line || !(isCounted(line.text) || readGroupLine(line.text))) return 0;
    let joined = line.text;
    for (let took = 1; took < mostBroken; took += 1) {
      const next = lines[at + took];
      if (!next || next.isApart || isCounted(next.text)) return 0;
      joined = `${joined} ${next.text}`;
      if (isExpected(line, joined)) return took;
    }
    return 0;
  };
  const read = (line: TextLine) => {
    const { text, number } = line;
    const group = readGroupLine(text);
    if (group) return beginGroup({ line, said: group, rows: [] });
    const setting = readSettingLine(vocabulary, text);
    if (setting) return settings.set(setting.id, { value: setting.value, line });
    const entry = readEntryLine(vocabulary, { nation }, text);
    if (entry) return add({ kind: 'read', line, said: entry });
    if (isCounted(text)) return add({ kind: 'unread', line });
    return notes.push(noteOf(number, text, 'unknown-line'));
  };

  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line || rows > limits.entries || groups.length > limits.groups) break;
    const said = figures ? undefined : readFigures(line.text);
    if (said) figures = { ...said, line };
    else if (!isExpected(line, line.text)) {
      const took = rejoin(at);
      if (took === 0) read(line);
      at += took;
    }
  }
  return {
    groups,
    settings,
    ...(figures && { figures }),
    notes,
    isTooMuch: rows > limits.entries || groups.length > limits.groups,
  };
}
