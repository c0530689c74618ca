import type { Attribute } from '../../roster/attribute';
import type { List } from '../../roster/list';
import { limits } from '../../roster/list';
import type { Profile } from '../../roster/profile';
import { fold } from './fold';
import { type NoteReason } from './note';
import { type Vocabulary, namesOf, takeName } from './vocabulary';

/** A part of a line that could not be taken. */
export interface Fault {
  readonly text: string;
  readonly reason: NoteReason;
}

/** The parts of an entry's line as they stand there, to see which of them somebody changed. */
export interface Parts {
  readonly title: string;
  readonly options: string;
  readonly attributes: string;
  readonly note: string;
}

/** An entry as a line says it. */
export interface EntryLine {
  readonly count: number;
  readonly profile: string;
  readonly options: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly title: string;
  readonly note: string;
  /** Points that the line claims. */
  readonly points?: number;
  readonly parts: Parts;
  readonly faults: readonly Fault[];
}

/** Whether a tidy line begins as that of an entry does: "2x ...". */
export function isCounted(line: string): boolean {
  return /^\d{1,6} ?x ?\S/i.test(line);
}

interface Counted {
  readonly count: number;
  readonly rest: string;
  /** There is an "x" after the number, so that it is surely a count. */
  readonly isSure: boolean;
}

/** "2x Rifleman", "2 Rifleman", "Rifleman": every way to take a count off the front. */
function counts(line: string): readonly Counted[] {
  const bare = { count: 1, rest: line, isSure: false };
  const counted = /^(\d{1,6}) ?(x ?)?(?=\S)/i.exec(line);
  if (!counted) return [bare];
  const rest = line.slice(counted[0].length);
  return [{ count: Number(counted[1]), rest, isSure: counted[2] !== undefined }, bare];
}

/** The id of a profile that no roster has, written as the text form writes it. */
const unknownId = /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*(?![^\s,:["])/i;

interface Named {
  readonly id: string;
  readonly profile?: Profile;
  readonly rest: string;
}

/** The profile that a line names; that of the list's nation where several nations have the name. */
function takeProfile(vocabulary: Vocabulary, nation: string, text: string): Named | undefined {
  const named = takeName(vocabulary.profiles, text);
  if (!named) {
    const id = unknownId.exec(text)?.[0];
    return id === undefined ? undefined : { id: id.toLowerCase(), rest: text.slice(id.length) };
  }
  const of = namedNation(vocabulary, named.rest);
  const at = of?.nation ?? nation;
  const profile =
    named.value.find((one) => one.nation === at) ??
    (named.value.length === 1 && !of ? named.value[0] : undefined);
  return profile && { id: profile.id, profile, rest: of?.rest ?? named.rest };
}

/** "(Prussia)" after a name. */
function namedNation({ nations }: Vocabulary, text: string) {
  if (!text.startsWith('(')) return undefined;
  const named = takeName(nations, text.slice(1).trimStart());
  return named?.rest.startsWith(')')
    ? { nation: named.value, rest: named.rest.slice(1).trimStart() }
    : undefined;
}

/** What stands in quotes at the front. */
function takeTitle(text: string): { readonly title: string; readonly rest: string } {
  const end = text.startsWith('"') ? text.indexOf('"', 1) : -1;
  return end < 0
    ? { title: '', rest: text }
    : { title: text.slice(1, end).trim(), rest: text.slice(end + 1).trimStart() };
}

function takePoints(text: string): { readonly points?: number; readonly rest: string } {
  const price = /^,? ?(\d{1,9}) ?(?:points?|pts?)\b\.? ?/i.exec(text);
  return price ? { points: Number(price[1]), rest: text.slice(price[0].length) } : { rest: text };
}

/** The place of the comma, bracket or dash that ends a part; commas within quotes and brackets don't. */
function endOfPiece(text: string, ends: string): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char === '\\') at += 1;
      else if (char === '"') isQuoted = false;
    } else if (depth === 0 && ends.includes(char)) {
      return at;
    } else if (char === '"') isQuoted = true;
    else if (char === '[' || char === '{') depth += 1;
    else if (char === ']' || char === '}') depth -= 1;
  }
  return text.length;
}

/** Where the options of a line end: at its attributes or its note. */
function endOfOptions(text: string): number {
  const ends = [text.indexOf('['), text.indexOf(' - ')].filter((at) => at >= 0);
  return ends.length > 0 ? Math.min(...ends) : text.length;
}

/** After so many faults the rest of a line is not looked at. */
const mostFaults = 20;

function readOptions(vocabulary: Vocabulary, profile: Profile | undefined, part: string) {
  const options = new Map<string, number>();
  const faults: Fault[] = [];
  let text = part;
  while (text !== '' && faults.length < mostFaults) {
    const taken = profile && takeOption(vocabulary, profile, text);
    if (taken) {
      options.set(
        taken.id,
        Math.min(limits.quantity, (options.get(taken.id) ?? 0) + taken.quantity),
      );
      text = taken.rest.replace(/^, ?/, '');
      continue;
    }
    const end = endOfPiece(text, ',');
    faults.push({ text: text.slice(0, end).trim(), reason: 'unknown-option' });
    text = text.slice(end + 1).trimStart();
  }
  return { options: Object.fromEntries(options), faults };
}

/** "Rifle", "3 Extra Crew", "3x Extra Crew" up to a comma or the end. */
function takeOption(vocabulary: Vocabulary, profile: Profile, text: string) {
  for (const names of [vocabulary.optionsOf(profile), vocabulary.options])
    for (const { count, rest } of counts(text).toReversed()) {
      const named = takeName(names, rest);
      if (named && (named.rest === '' || named.rest.startsWith(',')) && count >= 1)
        return { id: named.value.id, quantity: count, rest: named.rest };
    }
  return undefined;
}

function readValue(attribute: Attribute, text: string): unknown {
  if (attribute.kind === 'number') return /^-?\d{1,10}$/.test(text) ? Number(text) : undefined;
  if (attribute.kind === 'flag') return text === '' ? true : undefined;
  const word = fold(text);
  return attribute.choices.find(({ id, label }) => fold(label) === word || fold(id) === word)?.id;
}

/** No value that somebody typed is longer. */
const longestValue = 1000;

function readJsonText(text: string): unknown {
  if (text.length > longestValue) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** "Morale 3", "no Lancers", "colour = "red"". */
function readAttribute(
  profile: Profile | undefined,
  text: string,
): readonly [string, unknown] | undefined {
  const names = namesOf((profile?.attributes ?? []).map((one) => [one.label, one] as const));
  const named = takeName(names, text);
  if (named) {
    const value = readValue(named.value, named.rest);
    if (value !== undefined) return [named.value.id, value];
  }
  const off = /^no /i.test(text) ? takeName(names, text.slice(3)) : undefined;
  if (off?.value.kind === 'flag' && off.rest === '') return [off.value.id, false];
  const equals = text.indexOf(' = ');
  const value = equals < 0 ? undefined : readJsonText(text.slice(equals + 3));
  return value === undefined ? undefined : [text.slice(0, equals), value];
}

function readAttributes(profile: Profile | undefined, part: string) {
  const pairs: (readonly [string, unknown])[] = [];
  const faults: Fault[] = [];
  for (let text = part; text !== '' && faults.length < mostFaults;) {
    const end = endOfPiece(text, ',');
    const piece = text.slice(0, end).trim();
    const pair = readAttribute(profile, piece);
    if (pair) pairs.push(pair);
    else faults.push({ text: piece, reason: 'unknown-attribute' });
    text = text.slice(end + 1).trimStart();
  }
  return { attributes: Object.fromEntries(pairs), faults };
}

/** A text of the player, as long as it may be. */
function freeText(text: string): string {
  return [...text.normalize('NFC').slice(0, 4 * limits.text)].slice(0, limits.text).join('');
}

function readNamed(vocabulary: Vocabulary, count: number, named: Named): EntryLine {
  const { title, rest: afterTitle } = takeTitle(named.rest.trimStart());
  const { points, rest: afterPoints } = takePoints(afterTitle);
  let text = afterPoints;
  let optionPart = '';
  if (text.startsWith(':')) {
    const end = endOfOptions(text);
    optionPart = text.slice(1, end).trim();
    text = text.slice(end).trimStart();
  }
  let attributePart = '';
  if (text.startsWith('[')) {
    const end = endOfPiece(text.slice(1), ']') + 1;
    attributePart = text.slice(1, end).trim();
    text = text.slice(end + 1).trimStart();
  }
  const note = text.startsWith('- ') ? text.slice(2).trim() : '';
  const { options, faults: optionFaults } = readOptions(vocabulary, named.profile, optionPart);
  const { attributes, faults: attributeFaults } = readAttributes(named.profile, attributePart);
  const faults = [...optionFaults, ...attributeFaults];
  if (!note && text !== '' && text !== '-') faults.push({ text, reason: 'unknown-part' });
  return {
    count,
    profile: named.id,
    options,
    attributes,
    title: freeText(title),
    note: freeText(note),
    ...(points !== undefined && { points }),
    parts: { title, options: optionPart, attributes: attributePart, note },
    faults,
  };
}

/** Reads a tidy line as an entry, or nothing when it names no profile. */
export function readEntryLine(
  vocabulary: Vocabulary,
  { nation }: Pick<List, 'nation'>,
  line: string,
): EntryLine | undefined {
  for (const { count, rest, isSure } of counts(line)) {
    const named = takeProfile(vocabulary, nation, rest);
    if (!named || count < 1 || count > limits.count) continue;
    const entry = readNamed(vocabulary, count, named);
    // "Sapper" alone is an entry, "Sapper wanted for Sunday" is not.
    if (isSure || entry.faults.length === 0) return entry;
  }
  return undefined;
}
