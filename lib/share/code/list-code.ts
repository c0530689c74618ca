import type { Catalogue } from '../../roster/catalogue';
import { type Entry, type Group, type List, groupKinds } from '../../roster/list';
import { BitWriter } from './bit-writer';
import { Distinct } from './distinct';
import { writeJson } from './json-code';
import { widthFor } from './number-code';
import { type Numbers, numbersOf, writeReference } from './reference';
import { writeText } from './text-code';

/*
 * The layout of a list in bits, version 1; `list-decode.ts` reads it. Ids are numbers of the
 * catalogue or, where it lacks them, their letters; nothing depends on how long its tables are.
 *
 *   ruleset, nation, name, cap, settings
 *   groups: id, name, kind, parent, number of entries
 *   profiles, sets of options, sets of attribute names, values of each attribute: each distinct one
 *   once
 *   entries: profile, count, set of options, attributes, title, note
 */

/** How small numbers are favoured in each place (orders of Exp-Golomb codes): part of the format. */
export const orders = {
  ruleset: 1,
  nation: 2,
  cap: 8,
  settings: 0,
  word: 2,
  groups: 0,
  parent: 1,
  entries: 3,
  distinct: 3,
  unknown: 0,
  profileGap: 1,
  option: 3,
  values: 1,
  count: 0,
} as const;

/** Kinds of cap, in two bits. */
export const capKinds = ['default', 'none', 'points', 'many'] as const;

/** Caps below this are written as numbers, larger ones in full. */
export const mostCap = 2 ** 32;

/** Kinds of group id, in two bits: the usual first one, one that this app drew, any other. */
export const groupIdKinds = ['main', 'drawn', 'text'] as const;
export const usualGroupId = 'main';

/** Ids drawn for new groups: so many of these 32 letters. */
export const drawnLetters = '023456789abcdefghjkmnpqrstuvwxyz';
export const drawnLength = 12;

/** A set of options or of attribute names, in the order in which the list has them. */
export type Quantities = readonly (readonly [id: string, quantity: number])[];

const noIds: readonly string[] = [];

/** What a list names more than once. */
interface Shared {
  readonly profiles: Distinct<string>;
  readonly options: Distinct<Quantities>;
  readonly attributes: Distinct<readonly string[]>;
  /** Values by the name of the attribute, in the order in which the names come first. */
  readonly values: ReadonlyMap<string, Distinct<unknown>>;
}

const quantitiesOf = ({ options }: Entry): Quantities => Object.entries(options ?? {});

/** The same for values that are the same to the last bit. */
function valueKey(value: unknown): string {
  const bits = new BitWriter();
  writeJson(bits, numbersOf(noIds), value);
  return bits.toBytes().join();
}

/** Attributes of an entry by name; keys of an object may be called like its own methods. */
function attributesOf({ attributes }: Entry): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(attributes ?? {}).filter(([, value]) => value !== undefined));
}

function shareOf(entries: readonly Entry[], profiles: Numbers): Shared {
  const known: number[] = [];
  const unknown: string[] = [];
  for (const { profile } of entries) {
    const number = profiles.numberOf.get(profile);
    if (number === undefined) unknown.push(profile);
    else known.push(number);
  }
  const values = new Map<string, Distinct<unknown>>();
  const shared: Shared = {
    profiles: new Distinct((id) => id),
    options: new Distinct((of) => JSON.stringify(of)),
    attributes: new Distinct((of) => JSON.stringify(of)),
    values,
  };
  // Ascending, so that neighbours on the roster are small steps.
  for (const number of known.sort((a, b) => a - b)) shared.profiles.add(profiles.ids[number] ?? '');
  for (const id of unknown) shared.profiles.add(id);
  for (const entry of entries) {
    shared.options.add(quantitiesOf(entry));
    const attributes = attributesOf(entry);
    shared.attributes.add([...attributes.keys()]);
    for (const [name, value] of attributes) {
      const known = values.get(name) ?? new Distinct(valueKey);
      values.set(name, known);
      known.add(value);
    }
  }
  return shared;
}

function writeHead(bits: BitWriter, list: List, words: Numbers, nations: Numbers): void {
  const { nation, name, cap, settings } = list;
  writeReference(bits, nations, nation, orders.nation);
  writeText(bits, name);
  const kind =
    cap === undefined ? 'default' : cap === null ? 'none' : cap <= mostCap ? 'points' : 'many';
  bits.bits(capKinds.indexOf(kind), 2);
  if (kind === 'points') bits.number(Number(cap) - 1, orders.cap);
  if (kind === 'many') writeText(bits, String(cap));
  const given = Object.entries(settings ?? {}).filter(([, value]) => value !== undefined);
  bits.number(given.length, orders.settings);
  for (const [id, value] of given) {
    writeReference(bits, words, id, orders.word);
    writeJson(bits, words, value);
  }
}

function writeGroupId(bits: BitWriter, id: string): void {
  const letters = [...id].map((letter) => drawnLetters.indexOf(letter));
  const isDrawn = letters.length === drawnLength && !letters.includes(-1);
  const kind = id === usualGroupId ? 'main' : isDrawn ? 'drawn' : 'text';
  bits.bits(groupIdKinds.indexOf(kind), 2);
  if (kind === 'drawn') for (const letter of letters) bits.bits(letter, 5);
  if (kind === 'text') writeText(bits, id);
}

function writeGroups(bits: BitWriter, groups: readonly Group[]): void {
  bits.number(groups.length - 1, orders.groups);
  const places = new Map(groups.map(({ id }, place) => [id, place]));
  for (const { id, name, kind, parent, entries } of groups) {
    writeGroupId(bits, id);
    bits.bit(name !== undefined);
    if (name !== undefined) writeText(bits, name);
    bits.bits(kind ? groupKinds.indexOf(kind) + 1 : 0, 2);
    const above = parent === undefined ? undefined : places.get(parent);
    if (groups.length > 1) bits.number(above === undefined ? 0 : above + 1, orders.parent);
    bits.number(entries.length, orders.entries);
  }
}

function writeShared(bits: BitWriter, shared: Shared, catalogue: Readonly<Tables>): void {
  const { profiles, options, words } = catalogue;
  const numbers = shared.profiles.items.flatMap((id) => profiles.numberOf.get(id) ?? []);
  bits.number(shared.profiles.items.length, orders.distinct);
  bits.number(shared.profiles.items.length - numbers.length, orders.unknown);
  let next = 0;
  for (const [at, number] of numbers.entries()) {
    bits.number(number - next, at === 0 ? orders.distinct : orders.profileGap);
    next = number + 1;
  }
  for (const id of shared.profiles.items.slice(numbers.length)) writeText(bits, id);
  bits.number(shared.options.items.length, orders.distinct);
  for (const set of shared.options.items) {
    bits.number(set.length, orders.count);
    for (const [id, quantity] of set) {
      writeReference(bits, options, id, orders.option);
      bits.number(quantity - 1, orders.count);
    }
  }
  bits.number(shared.attributes.items.length, orders.count);
  for (const names of shared.attributes.items) {
    bits.number(names.length, orders.count);
    for (const name of names) writeReference(bits, words, name, orders.word);
  }
  for (const values of shared.values.values()) {
    bits.number(values.items.length - 1, orders.values);
    for (const value of values.items) writeJson(bits, words, value);
  }
}

/** The tables of a catalogue, ready for look-ups. */
export interface Tables {
  readonly nations: Numbers;
  readonly profiles: Numbers;
  readonly options: Numbers;
  readonly words: Numbers;
}

/** The tables of a ruleset; empty ones where it is not known, so that every id goes by letters. */
export function tablesOf(catalogue: Catalogue | undefined): Tables {
  return {
    nations: numbersOf(catalogue?.nations ?? noIds),
    profiles: numbersOf(catalogue?.profiles ?? noIds),
    options: numbersOf(catalogue?.options ?? noIds),
    words: numbersOf(catalogue?.words ?? noIds),
  };
}

/** Writes a list: everything of it but its unknown fields. */
export function writeList(bits: BitWriter, list: List, catalogues: readonly Catalogue[]): void {
  const catalogue = catalogues.find(({ ruleset }) => ruleset === list.ruleset);
  const tables = tablesOf(catalogue);
  const entries = list.groups.flatMap((group) => group.entries);
  const shared = shareOf(entries, tables.profiles);
  const hasTitles = entries.some(({ title }) => title);
  const hasNotes = entries.some(({ note }) => note);

  bits.number(catalogue?.number ?? 0, orders.ruleset);
  if (!catalogue) writeText(bits, list.ruleset);
  writeHead(bits, list, tables.words, tables.nations);
  writeGroups(bits, list.groups);
  writeShared(bits, shared, tables);
  bits.bit(hasTitles);
  bits.bit(hasNotes);
  const profileWidth = widthFor(shared.profiles.items.length);
  const optionsWidth = widthFor(shared.options.items.length);
  const attributesWidth = widthFor(shared.attributes.items.length);
  for (const entry of entries) {
    bits.bits(shared.profiles.placeOf(entry.profile), profileWidth);
    bits.number(entry.count - 1, orders.count);
    bits.bits(shared.options.placeOf(quantitiesOf(entry)), optionsWidth);
    const attributes = attributesOf(entry);
    bits.bits(shared.attributes.placeOf([...attributes.keys()]), attributesWidth);
    for (const [name, value] of attributes) {
      const values = shared.values.get(name);
      if (values) bits.bits(values.placeOf(value), widthFor(values.items.length));
    }
    if (hasTitles) writeOptionalText(bits, entry.title);
    if (hasNotes) writeOptionalText(bits, entry.note);
  }
}

function writeOptionalText(bits: BitWriter, text: string | undefined): void {
  bits.bit(Boolean(text));
  if (text) writeText(bits, text);
}
