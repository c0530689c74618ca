import type { Entry, Group } from '../../roster/list';
import type { Ruleset } from '../../rules/ruleset';
import { usualGroupId } from '../code/list-code';
import { sameJson } from '../same-json';
import { type EntryLine, readEntryLine } from './entry-line';
import { type Expected, type ExpectedEntry, queue } from './expected';
import { claimedPoints, isSaid } from './lines';
import { type Note, noteOf } from './note';
import { vocabularyOf } from './vocabulary';
import type { Row, WalkedGroup } from './walk';
import { type Headed, settleParents } from './settle-parents';

/** An entry of the list, and the points that its line claims. */
interface Settled {
  readonly entry: Omit<Entry, 'key'>;
  readonly points?: number;
}

/** What the lines of a list come to, as groups of a document. */
export interface SettledGroups {
  readonly groups: readonly (Omit<Group, 'entries'> & {
    readonly entries: readonly Omit<Entry, 'key'>[];
  })[];
  /** Places of the groups of the code that are among them. */
  readonly places: ReadonlySet<number>;
  /** Points that lines claim, by group and entry. */
  readonly points: readonly (readonly (number | undefined)[])[];
  readonly notes: readonly Note[];
}

function withoutKey(entry: Entry): Omit<Entry, 'key'> {
  const copy: Omit<Entry, 'key'> & { key?: string } = { ...entry };
  delete copy.key;
  return copy;
}

function isEmpty(record: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(record).length === 0;
}

/** An entry as its line says it; parts that the code says the same way are taken from there, exactly. */
function entryOf(said: EntryLine, was: EntryLine | undefined, exact: Entry | undefined) {
  const isAs = (part: keyof EntryLine['parts']) =>
    was !== undefined && isSaid(said.parts[part], was.parts[part]);
  const options = isAs('options')
    ? exact?.options
    : isEmpty(said.options)
      ? undefined
      : said.options;
  const attributes = isAs('attributes')
    ? exact?.attributes
    : isEmpty(said.attributes)
      ? undefined
      : said.attributes;
  const title = isAs('title') ? exact?.title : said.title;
  const note = isAs('note') ? exact?.note : said.note;
  return {
    profile: said.profile,
    count: said.count,
    ...(options && { options }),
    ...(attributes && { attributes }),
    ...(title && { title }),
    ...(note && { note }),
  };
}

/** Lines of a group that the code says otherwise, and the entries of the code that they must be. */
function pairRows(
  { rows, place }: WalkedGroup,
  expected: Expected | undefined,
): ReadonlyMap<Row, ExpectedEntry> {
  const pairs = new Map<Row, ExpectedEntry>();
  if (!expected) return pairs;
  const pair = (row: Row, entry: ExpectedEntry) => {
    entry.isFound = true;
    pairs.set(row, entry);
  };
  const open = expected.entries.filter(({ isFound, group }) => !isFound && group === place);
  const byProfile = queue(open, ({ entry }) => entry.profile);
  for (const row of rows) {
    const same = row.kind === 'read' ? byProfile.get(row.said.profile)?.shift() : undefined;
    if (same) pair(row, same);
  }
  const unread = rows.filter(({ kind }) => kind === 'unread');
  for (const row of unread) {
    const remains = expected.takeByRemains(row.line.text);
    if (remains) pair(row, remains);
  }
  // Profiles that were renamed since: line by line, when there are as many as were not found.
  const left = unread.filter((row) => !pairs.has(row));
  const lost = open.filter(({ isFound }) => !isFound);
  if (left.length === lost.length)
    for (const [at, row] of left.entries()) {
      const entry = lost[at];
      if (entry) pair(row, entry);
    }
  return pairs;
}

/** The lines of entries that stand in another group than in the code, or after later ones of it. */
function movedRows(
  { rows, place }: WalkedGroup,
  pairs: ReadonlyMap<Row, ExpectedEntry>,
): readonly Row[] {
  let last = -1;
  return rows.filter((row) => {
    const was = row.kind === 'same' ? row.expected : pairs.get(row);
    if (!was) return false;
    if (was.group !== place || was.at < last) return true;
    last = was.at;
    return false;
  });
}

function settleRow(
  row: Row,
  pair: ExpectedEntry | undefined,
  readExpected: ((text: string) => EntryLine | undefined) | undefined,
  notes: Note[],
): readonly Settled[] {
  const { number, text } = row.line;
  const points = claimedPoints(text);
  const price = points === undefined ? {} : { points };
  switch (row.kind) {
    case 'same':
      return [{ entry: withoutKey(row.expected.entry), ...price }];
    case 'unread':
      notes.push(noteOf(number, text, pair ? 'from-code' : 'unknown-profile'));
      return pair ? [{ entry: withoutKey(pair.entry), ...price }] : [];
    case 'read': {
      const entry = entryOf(row.said, pair && readExpected?.(pair.text), pair?.entry);
      if (readExpected && !(pair && sameJson(entry, withoutKey(pair.entry))))
        notes.push(noteOf(number, text, 'differs'));
      for (const fault of row.said.faults) notes.push(noteOf(number, fault.text, fault.reason));
      return [{ entry, ...price }];
    }
  }
}

function settleRows(
  group: WalkedGroup,
  ruleset: Ruleset,
  nation: string,
  expected: Expected | undefined,
  notes: Note[],
): readonly Settled[] {
  const vocabulary = vocabularyOf(ruleset);
  const pairs = pairRows(group, expected);
  const readExpected =
    expected && ((text: string) => readEntryLine(vocabulary, expected.list, text));
  for (const { line } of movedRows(group, pairs))
    notes.push(noteOf(line.number, line.text, 'moved'));
  return group.rows.flatMap((row) => settleRow(row, pairs.get(row), readExpected, notes));
}

/** An id that no group has yet. */
function newId(used: Set<string>): string {
  let n = used.size + 1;
  while (used.has(`group-${n}`)) n += 1;
  used.add(`group-${n}`);
  return `group-${n}`;
}

/** Gives lines of groups that the code does not have the groups that it has in their place. */
function pairGroups(
  walked: readonly WalkedGroup[],
  expected: Expected | undefined,
): readonly WalkedGroup[] {
  const places = new Set(walked.flatMap(({ place }) => place ?? []));
  const open = (expected?.groups ?? []).flatMap((_, place) => (places.has(place) ? [] : [place]));
  return walked.map((group) => {
    const place = group.place ?? open.shift();
    return { ...group, ...(place !== undefined && { place }) };
  });
}

function headOf({ id, exact, said }: Headed, parent: string | undefined) {
  const isAsCoded = !said || isSaid(said.name ?? '', exact?.name ?? '');
  const name = isAsCoded ? exact?.name : said.name;
  const kind = said ? said.kind : exact?.kind;
  return {
    id,
    ...(name !== undefined && { name }),
    ...(kind && { kind }),
    ...(parent !== undefined && { parent }),
  };
}

/** Makes groups of a document out of the lines of a list and what its code says of them. */
export function settleGroups(
  walked: readonly WalkedGroup[],
  ruleset: Ruleset,
  nation: string,
  expected: Expected | undefined,
): SettledGroups {
  const notes: Note[] = [];
  const paired = pairGroups(walked, expected);
  const used = new Set(expected?.list.groups.map(({ id }) => id));
  const heads = paired.map(({ place, said, line }, at): Headed => {
    const exact = place === undefined ? undefined : expected?.list.groups[place];
    const id = exact?.id ?? (at === 0 && !used.has(usualGroupId) ? usualGroupId : newId(used));
    used.add(id);
    return { id, ...(exact && { exact }), ...(said && { said }), ...(line && { line }) };
  });
  const parents = settleParents(heads, notes);
  const settled = paired.map((group) => settleRows(group, ruleset, nation, expected, notes));
  let last = -1;
  for (const { line, said, place = -1 } of paired) {
    if (expected && said && line) notes.push(noteOf(line.number, line.text, 'differs'));
    else if (line && place < last) notes.push(noteOf(line.number, line.text, 'moved'));
    last = Math.max(last, place);
  }
  const groups = heads.map((head, at) => ({
    ...headOf(head, parents.get(head.id)),
    entries: settled[at]?.map(({ entry }) => entry) ?? [],
  }));
  return {
    groups: groups.length > 0 ? groups : [{ id: usualGroupId, entries: [] }],
    places: new Set(paired.flatMap(({ place }) => place ?? [])),
    points: settled.map((rows) => rows.map(({ points }) => points)),
    notes,
  };
}
