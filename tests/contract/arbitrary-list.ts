import * as fc from 'fast-check';
import type { Attribute } from '@/lib/roster/attribute';
import { type Entry, type List, groupKinds } from '@/lib/roster/list';
import type { Profile } from '@/lib/roster/profile';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { Setting } from '@/lib/rules/setting';

/** Names that a careless reader would find on every object. */
const traps = fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty');
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('Élan', 'Кутузов', '  ', '<b>bold</b>', '𝔐uster'),
);
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 6 });

/** An object without the fields that are absent. */
function present<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, content]) => content !== undefined),
  ) as { [K in keyof T]: Exclude<T[K], undefined> };
}

/** Options that the profile has, as often as a model may take them. */
function lawfulOptions({ options }: Profile) {
  return fc
    .subarray([...options])
    .map((taken) => Object.fromEntries(taken.map(({ id }) => [id, 1])));
}

/** Options too often, of others, and of nobody. */
function wildOptions({ options }: Profile) {
  const id = fc.oneof(
    ...(options.length > 0
      ? [{ weight: 6, arbitrary: fc.constantFrom(...options.map((o) => o.id)) }]
      : []),
    { weight: 1, arbitrary: fc.constantFrom('horse', 'musket', 'bayonet', 'siege-veterans') },
    { weight: 1, arbitrary: traps },
  );
  const quantity = fc.oneof(
    { weight: 5, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 99 }) },
  );
  return fc
    .array(fc.tuple(id, quantity), { maxLength: 4 })
    .map((pairs) => Object.fromEntries(pairs));
}

/** A value that an attribute may have. */
function lawfulAttribute(attribute: Attribute): fc.Arbitrary<unknown> {
  switch (attribute.kind) {
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: attribute.min, max: attribute.max ?? 40 });
    case 'choice':
      return fc.constantFrom(...attribute.choices.map(({ id }) => id));
  }
}

/** All that is asked of a unit, and some of what it may say besides. */
function lawfulAttributes({ attributes }: Profile) {
  return fc.record(Object.fromEntries(attributes.map((one) => [one.id, lawfulAttribute(one)])), {
    requiredKeys: attributes.filter(({ required }) => required).map(({ id }) => id),
  });
}

/** What is asked missing, values out of range and of no kind, keys of nobody. */
function wildAttributes({
  attributes,
}: Profile): fc.Arbitrary<Record<string, unknown> | undefined> {
  const own = fc.record(
    Object.fromEntries(
      attributes.map((one) => [
        one.id,
        fc.oneof(
          { weight: 6, arbitrary: lawfulAttribute(one) },
          { weight: 1, arbitrary: fc.integer({ min: -2, max: 20 }) },
          { weight: 1, arbitrary: fc.jsonValue() },
        ),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc
    .tuple(own, rarely(fc.dictionary(text, fc.jsonValue(), { minKeys: 1, maxKeys: 2 })))
    .map(([known, others]) => {
      const all = { ...known, ...others };
      return Object.keys(all).length > 0 ? all : undefined;
    });
}

type Draft = Omit<Entry, 'key'>;

function tameEntry(profiles: readonly Profile[]): fc.Arbitrary<Draft> {
  return fc.constantFrom(...profiles).chain((profile) =>
    fc
      .tuple(fc.integer({ min: 1, max: 4 }), lawfulOptions(profile), lawfulAttributes(profile))
      .map(([count, options, attributes]) => ({
        profile: profile.id,
        count,
        ...(Object.keys(options).length > 0 && { options }),
        ...(Object.keys(attributes).length > 0 && { attributes }),
      })),
  );
}

function wildEntry(profiles: readonly Profile[]): fc.Arbitrary<Draft> {
  const known = fc.constantFrom(...profiles).chain((profile) =>
    fc.record({
      profile: fc.constant(profile.id),
      count: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(999)),
      options: wildOptions(profile).map((options) =>
        Object.keys(options).length > 0 ? options : undefined,
      ),
      attributes: wildAttributes(profile),
      title: rarely(text.filter((value) => value !== '')),
      note: rarely(text.filter((value) => value !== '')),
    }),
  );
  const stranger = fc.record({
    profile: fc.oneof(text, traps, fc.constant('france/nobody')),
    count: fc.integer({ min: 1, max: 999 }),
  });
  return fc
    .oneof({ weight: 12, arbitrary: known }, { weight: 1, arbitrary: stranger })
    .map((entry): Draft => present(entry));
}

function lawfulValue(setting: Setting): fc.Arbitrary<unknown> {
  switch (setting.kind) {
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: setting.min, max: setting.max });
    case 'choice':
      return fc.constantFrom(...setting.choices.map(({ id }) => id));
  }
}

function lawfulSettings(settings: readonly Setting[]) {
  return fc.record(Object.fromEntries(settings.map((one) => [one.id, lawfulValue(one)])), {
    requiredKeys: [],
  });
}

function wildSettings(settings: readonly Setting[]) {
  const key = fc.oneof(traps, text, ...settings.map(({ id }) => fc.constant(id)));
  return fc.dictionary(key, fc.jsonValue(), { maxKeys: 3 });
}

const cap = fc.oneof(fc.constant(undefined), fc.constant(null), fc.integer({ min: 1, max: 1500 }));

interface Parts {
  readonly nation: fc.Arbitrary<string>;
  readonly settings: fc.Arbitrary<Readonly<Record<string, unknown>>>;
  readonly entry: fc.Arbitrary<Draft>;
  readonly groups: number;
  readonly entries: number;
}

function idOf(group: number): string {
  return group === 0 ? 'main' : `group-${group}`;
}

/** Groups in any chain of command; keys as a file's entries get them. */
function listOf(ruleset: string, parts: Parts): fc.Arbitrary<List> {
  return fc
    .record({
      nation: parts.nation,
      name: text,
      cap,
      settings: parts.settings.map((given) => (Object.keys(given).length > 0 ? given : undefined)),
      groups: fc.array(
        fc.record({
          entries: fc.array(parts.entry, { maxLength: parts.entries }),
          kind: fc.option(fc.constantFrom(...groupKinds), { nil: undefined }),
          above: fc.option(fc.nat(), { nil: undefined }),
        }),
        { minLength: 1, maxLength: parts.groups },
      ),
    })
    .map(({ groups, ...rest }) => ({
      ruleset,
      ...present(rest),
      groups: groups.map(({ entries, kind, above }, at) => ({
        id: idOf(at),
        ...(kind && { kind }),
        // Under one of those before it, so that no chain goes round in a circle.
        ...(at > 0 && above !== undefined && { parent: idOf(above % at) }),
        entries: entries.map((entry, index) => ({ key: `${at}.${index}`, ...entry })),
      })),
    }));
}

/** Lists of one nation within what is offered: some are legal, most nearly so. */
export function tameList(ruleset: Ruleset): fc.Arbitrary<List> {
  const { card, profiles, settings, organisation } = ruleset;
  return fc.constantFrom(...card.nations).chain(({ id }) =>
    listOf(card.id, {
      nation: fc.constant(id),
      settings: lawfulSettings(settings),
      entry: tameEntry([...profiles.values()].filter(({ nation }) => nation === id)),
      groups: organisation ? 4 : 1,
      entries: organisation ? 4 : 7,
    }),
  );
}

/** Any readable list: of every nation, over every limit, with fields of nobody. */
export function wildList({ card, profiles, settings }: Ruleset): fc.Arbitrary<List> {
  return listOf(card.id, {
    nation: fc.constantFrom(...card.nations.map(({ id }) => id)),
    settings: wildSettings(settings),
    entry: wildEntry([...profiles.values()]),
    groups: 3,
    entries: 12,
  });
}

export function anyList(ruleset: Ruleset): fc.Arbitrary<List> {
  return fc.oneof(tameList(ruleset), wildList(ruleset));
}

/** The same entries, options and attributes in another order, one of many by its seed. */
export function reordered(list: List, seed: number): List {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state;
  };
  const mixed = <T>(items: readonly T[]): readonly T[] =>
    items
      .map((item) => ({ item, rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ item }) => item);
  return {
    ...list,
    groups: list.groups.map((group) => ({
      ...group,
      entries: mixed(group.entries).map(({ options, attributes, ...entry }) => ({
        ...entry,
        ...(options && { options: Object.fromEntries(mixed(Object.entries(options))) }),
        ...(attributes && { attributes: Object.fromEntries(mixed(Object.entries(attributes))) }),
      })),
    })),
  };
}
