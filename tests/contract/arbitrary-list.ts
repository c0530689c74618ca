import * as fc from 'fast-check';
import type { Attribute } from '@/lib/roster/attribute';
import { type Entry, type GroupKind, type List, groupKinds } from '@/lib/roster/list';
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

type Described = Readonly<Record<string, unknown>>;

/** Nothing is written into an entry as nothing, not as an empty object. */
function orAbsent<T extends Described>(described: T): T | undefined {
  return Object.keys(described).length > 0 ? described : undefined;
}

function allowedFigure(attribute: Attribute): fc.Arbitrary<unknown> {
  switch (attribute.kind) {
    case 'flag':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: attribute.min, max: attribute.max ?? attribute.min + 20 });
    case 'choice':
      return fc.constantFrom(...attribute.choices.map(({ id }) => id));
  }
}

/** What a unit has to say and some of what it may, all within its bounds. */
function lawfulAttributes({ attributes }: Profile): fc.Arbitrary<Described | undefined> {
  return fc
    .record(Object.fromEntries(attributes.map((one) => [one.id, allowedFigure(one)])), {
      requiredKeys: attributes.filter(({ required }) => required).map(({ id }) => id),
    })
    .map(orAbsent);
}

/** Out of bounds, of another kind, or not said. */
function wildFigure(attribute: Attribute): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: allowedFigure(attribute) },
    { weight: 2, arbitrary: fc.integer({ min: -2, max: 40 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** Figures of all kinds, and keys of nobody. */
function wildAttributes({ attributes }: Profile): fc.Arbitrary<Described | undefined> {
  const stray = rarely(fc.dictionary(text, fc.jsonValue(), { minKeys: 1, maxKeys: 2 }));
  const own = fc.record(Object.fromEntries(attributes.map((one) => [one.id, wildFigure(one)])), {
    requiredKeys: [],
  });
  return fc.tuple(own, stray).map(([figures, others]) => orAbsent({ ...figures, ...others }));
}

type Draft = Omit<Entry, 'key'>;

function tameEntry(profiles: readonly Profile[]): fc.Arbitrary<Draft> {
  return fc
    .constantFrom(...profiles)
    .chain((profile) =>
      fc
        .tuple(
          fc.integer({ min: 1, max: 4 }),
          lawfulOptions(profile).map(orAbsent),
          lawfulAttributes(profile),
        )
        .map(([count, options, attributes]): Draft =>
          present({ profile: profile.id, count, options, attributes }),
        ),
    );
}

function wildEntry(profiles: readonly Profile[]): fc.Arbitrary<Draft> {
  const known = fc.constantFrom(...profiles).chain((profile) =>
    fc.record({
      profile: fc.constant(profile.id),
      count: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constant(999)),
      options: wildOptions(profile).map(orAbsent),
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
  readonly kind: fc.Arbitrary<GroupKind | undefined>;
  readonly entries: number;
}

/** Keys as a file's entries get them. */
function listOf(ruleset: string, parts: Parts): fc.Arbitrary<List> {
  return fc
    .record({
      nation: parts.nation,
      name: text,
      cap,
      settings: parts.settings.map((given) => (Object.keys(given).length > 0 ? given : undefined)),
      groups: fc.array(
        fc.record({
          kind: parts.kind,
          isUnderFirst: fc.boolean(),
          entries: fc.array(parts.entry, { maxLength: parts.entries }),
        }),
        { minLength: 1, maxLength: parts.groups },
      ),
    })
    .map(({ groups, ...rest }) => ({
      ruleset,
      ...present(rest),
      groups: groups.map(({ kind, isUnderFirst, entries }, at) => ({
        id: at === 0 ? 'main' : `group-${at}`,
        ...(kind && { kind }),
        ...(at > 0 && isUnderFirst && { parent: 'main' }),
        entries: entries.map((entry, index) => ({ key: `${at}.${index}`, ...entry })),
      })),
    }));
}

/** Lists of one nation within what is offered: some are legal, most nearly so. */
export function tameList({ card, profiles, settings, organisation }: Ruleset): fc.Arbitrary<List> {
  return fc.constantFrom(...card.nations).chain(({ id }) =>
    listOf(card.id, {
      nation: fc.constant(id),
      settings: lawfulSettings(settings),
      entry: tameEntry([...profiles.values()].filter(({ nation }) => nation === id)),
      groups: organisation ? 2 : 1,
      kind: fc.constantFrom(undefined, ...(organisation?.kinds ?? []).map(({ kind }) => kind)),
      entries: 7,
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
    kind: rarely(fc.constantFrom(...groupKinds)),
    entries: 12,
  });
}

export function anyList(ruleset: Ruleset): fc.Arbitrary<List> {
  return fc.oneof(tameList(ruleset), wildList(ruleset));
}

/** The same entries and options in another order, one of many by its seed. */
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
      entries: mixed(group.entries).map((entry) =>
        entry.options
          ? { ...entry, options: Object.fromEntries(mixed(Object.entries(entry.options))) }
          : entry,
      ),
    })),
  };
}
