import type { Catalogue } from '../../roster/catalogue';
import { documentFormat } from '../../roster/document';
import { groupKinds, limits } from '../../roster/list';
import type { BitReader } from './bit-reader';
import { Damage } from './damage';
import { readJson } from './json-code';
import {
  type Quantities,
  type Tables,
  capKinds,
  drawnLength,
  drawnLetters,
  groupIdKinds,
  mostCap,
  orders,
  tablesOf,
  usualGroupId,
} from './list-code';
import { widthFor } from './number-code';
import { idOf, readReference } from './reference';
import { readText } from './text-code';

/** The version of the list document that this layout holds, whatever the newest one is. */
const heldVersion = 1;

interface HeadOfGroup {
  readonly id: string;
  readonly name?: string;
  readonly kind?: string;
  /** Place of the group above it. */
  readonly above?: number;
  readonly entries: number;
}

/** Pairs as an object; the same name twice is damage. `fromEntries` keeps even `__proto__` a plain key. */
function toObject<T>(pairs: readonly (readonly [string, T])[]): Readonly<Record<string, T>> {
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Damage('wrong');
  return Object.fromEntries(pairs);
}

function readCap(bits: BitReader): { readonly cap?: number | null } {
  switch (capKinds[bits.bits(2)]) {
    case 'none':
      return { cap: null };
    case 'points':
      return { cap: bits.number(orders.cap) + 1 };
    case 'many': {
      const text = readText(bits, 32);
      const cap = Number(text);
      if (!(cap > mostCap) || String(cap) !== text) throw new Damage('wrong');
      return { cap };
    }
    default:
      return {};
  }
}

function readSettings(bits: BitReader, { words }: Tables) {
  const settings: (readonly [string, unknown])[] = [];
  for (let left = bits.count(orders.settings, 4); left > 0; left -= 1)
    settings.push([readReference(bits, words, orders.word), readJson(bits, words)]);
  return settings.length > 0 ? { settings: toObject(settings) } : {};
}

function readGroupId(bits: BitReader): string {
  switch (groupIdKinds[bits.bits(2)]) {
    case 'main':
      return usualGroupId;
    case 'drawn':
      return Array.from({ length: drawnLength }, () => drawnLetters[bits.bits(5)]).join('');
    case 'text':
      return readText(bits);
    default:
      throw new Damage('wrong');
  }
}

/** All groups without their entries. Too many of either is told before one of them is read. */
function readGroups(bits: BitReader): readonly HeadOfGroup[] {
  const count = bits.count(orders.groups, 8) + 1;
  if (count > limits.groups) throw new Damage('too-many');
  const groups: HeadOfGroup[] = [];
  let all = 0;
  for (let at = 0; at < count; at += 1) {
    const id = readGroupId(bits);
    const name = bits.bit() ? { name: readText(bits, limits.text) } : {};
    const kind = groupKinds[bits.bits(2) - 1];
    const above = count > 1 ? bits.number(orders.parent) - 1 : -1;
    if (above >= count) throw new Damage('wrong');
    const entries = bits.number(orders.entries);
    all += entries;
    if (all > limits.entries) throw new Damage('too-many');
    groups.push({ id, ...name, ...(kind && { kind }), ...(above >= 0 && { above }), entries });
  }
  return groups;
}

function readProfiles(bits: BitReader, { profiles }: Tables): readonly string[] {
  const count = bits.count(orders.distinct, 2);
  const unknown = bits.number(orders.unknown);
  if (count > limits.entries || unknown > count) throw new Damage('wrong');
  const ids: string[] = [];
  let next = 0;
  while (ids.length < count - unknown) {
    const number = next + bits.number(ids.length === 0 ? orders.distinct : orders.profileGap);
    ids.push(idOf(bits, profiles, number));
    next = number + 1;
  }
  while (ids.length < count) ids.push(readText(bits));
  return ids;
}

/** Something that entries share, with the letters that it would take in a file each time. */
interface Priced<T> {
  readonly item: T;
  readonly letters: number;
}

/** Letters around a name in a file: quotes, colon, comma. */
const around = 4;

function price<T>(item: T, names: readonly string[]): Priced<T> {
  return { item, letters: names.reduce((sum, { length }) => sum + length + around, 0) };
}

function readOptions(bits: BitReader, { options }: Tables) {
  const sets: Priced<Quantities>[] = [];
  const count = bits.count(orders.distinct, 1);
  if (count > limits.entries) throw new Damage('wrong');
  while (sets.length < count) {
    const set: (readonly [string, number])[] = [];
    for (let left = bits.count(orders.count, 5); left > 0; left -= 1)
      set.push([readReference(bits, options, orders.option), bits.number(orders.count) + 1]);
    sets.push(
      price(
        set,
        set.map(([id]) => id),
      ),
    );
  }
  return sets;
}

function readAttributeNames(bits: BitReader, { words }: Tables) {
  const sets: Priced<readonly string[]>[] = [];
  const count = bits.count(orders.count, 1);
  if (count > limits.entries) throw new Damage('wrong');
  while (sets.length < count) {
    const names: string[] = [];
    for (let left = bits.count(orders.count, 3); left > 0; left -= 1)
      names.push(readReference(bits, words, orders.word));
    sets.push(price(names, names));
  }
  return sets;
}

/** The values of each attribute, by its name, in the order in which the names come first. */
function readValues(
  bits: BitReader,
  { words }: Tables,
  names: ReadonlySet<string>,
): ReadonlyMap<string, readonly Priced<unknown>[]> {
  const values = new Map<string, readonly Priced<unknown>[]>();
  for (const name of names) {
    const count = bits.count(orders.values, 3) + 1;
    values.set(
      name,
      Array.from({ length: count }, () => {
        const item = readJson(bits, words);
        return { item, letters: JSON.stringify(item).length };
      }),
    );
  }
  return values;
}

/** Reads one of the things that were written once, by its place. */
function pick<T>(bits: BitReader, items: readonly Priced<T>[]): T {
  const picked = items[bits.bits(widthFor(items.length))];
  if (picked === undefined) throw new Damage('wrong');
  bits.spend(picked.letters);
  return picked.item;
}

/** Entries, one for each call, after all that they share. */
function entryReader(bits: BitReader, tables: Tables): () => unknown {
  const profiles = readProfiles(bits, tables).map((id) => price(id, [id]));
  const optionSets = readOptions(bits, tables);
  const attributeSets = readAttributeNames(bits, tables);
  const names = new Set(attributeSets.flatMap(({ item }) => item));
  const values = readValues(bits, tables, names);
  const hasTitles = bits.bit();
  const hasNotes = bits.bit();
  return () => {
    const profile = pick(bits, profiles);
    const count = bits.number(orders.count) + 1;
    const options = pick(bits, optionSets);
    const attributes = pick(bits, attributeSets).map(
      (name) => [name, pick(bits, values.get(name) ?? [])] as const,
    );
    const title = hasTitles && bits.bit() ? { title: readText(bits, limits.text) } : {};
    const note = hasNotes && bits.bit() ? { note: readText(bits, limits.text) } : {};
    return {
      profile,
      count,
      ...(options.length > 0 && { options: toObject(options) }),
      ...(attributes.length > 0 && { attributes: toObject(attributes) }),
      ...title,
      ...note,
    };
  };
}

/**
 * Reads a list as the document that a file of it would hold: what a file may not say is then told
 * in the same words. Throws `Damage`; its work is bounded by the length of the code.
 */
export function readListDocument(bits: BitReader, catalogues: readonly Catalogue[]): unknown {
  const number = bits.number(orders.ruleset);
  const catalogue = catalogues.find((one) => one.number === number);
  if (number > 0 && !catalogue) throw new Damage('newer');
  const ruleset = catalogue?.ruleset ?? readText(bits);
  const tables = tablesOf(catalogue);
  const nation = readReference(bits, tables.nations, orders.nation);
  const name = readText(bits, limits.text);
  const cap = readCap(bits);
  const settings = readSettings(bits, tables);
  const heads = readGroups(bits);
  const readEntry = entryReader(bits, tables);
  const groups = heads.map(({ above, entries, ...head }) => {
    const parent = above === undefined ? undefined : heads[above]?.id;
    bits.spend(parent?.length ?? 0);
    return {
      ...head,
      ...(parent !== undefined && { parent }),
      entries: Array.from({ length: entries }, readEntry),
    };
  });
  return {
    format: documentFormat,
    version: heldVersion,
    ruleset,
    nation,
    name,
    ...cap,
    ...settings,
    groups,
  };
}
