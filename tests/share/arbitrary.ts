import type { Attribute } from '@/lib/roster/attribute';
import fc from 'fast-check';
import { groupKinds } from '@/lib/roster/list';
import type { List } from '@/lib/roster/list';
import type { Profile } from '@/lib/roster/profile';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { Setting } from '@/lib/rules/setting';
import { known, listOf, rulesets } from './library';

/** Strings with everything in them that may break something: controls, bidi, halves of pairs, markup. */
const nastyWords = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  '\u202Egnp.exe',
  '\ud800',
  '\udc00x',
  'a\u0301e\u0301',
  'É Œ ß ﬁ ı İ',
  '<b onmouseover=alert(1)>',
  '1x Rifleman, 47 pts: Rifle',
  'Check code: 00000 00000',
  'Song of Drums and Shakos, France',
  'Group 2',
  'Scenario: Assault at the Farm',
  '- note "quoted" [bracket], 12 pts',
  'line\nbreak\r\nand\u2028more',
  'Генерал Багратион',
  '將軍',
  '🐎🏴‍☠️',
  'https://example.org/open/#c=AQIDBAUG',
] as const;

/** Greek letters whose mark becomes a letter of its own in capitals: folded by case only. */
const isFoldable = (text: string) => !text.normalize('NFD').includes('\u0345');

export const anyText = fc
  .oneof(
    fc.constantFrom(...nastyWords),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'grapheme-ascii', minLength: 190, maxLength: 200 }),
  )
  .filter(isFoldable);

const shortText = fc
  .oneof(fc.constantFrom(...nastyWords), fc.string({ unit: 'grapheme', maxLength: 12 }))
  .filter(isFoldable);

/** What `JSON.parse` may give, `__proto__` as a key and minus zero too. */
const anyJson = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc
    .constantFrom(
      ...['-0', '1e400', '1e21', '-7', '4294967296', '0.1', '{"__proto__":{"a":[]}}', '[[],{},""]'],
    )
    .map((text): unknown => JSON.parse(text)),
);

function valueOf(of: Setting | Attribute): fc.Arbitrary<unknown> {
  if (of.kind === 'flag') return fc.boolean();
  if (of.kind === 'number') return fc.integer({ min: of.min, max: of.max ?? 999 });
  return fc.constantFrom(...of.choices.map(({ id }) => id));
}

/** Some of these, each with a value that it may have. */
function someOf(all: readonly (Setting | Attribute)[]): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .subarray([...all])
    .chain((some) =>
      fc
        .tuple(...some.map(valueOf))
        .map((values) => Object.fromEntries(some.map(({ id }, at) => [id, values[at]]))),
    );
}

function optionsOf(profile: Profile): fc.Arbitrary<Record<string, number>> {
  return fc
    .subarray([...profile.options], { maxLength: Math.min(4, profile.options.length) })
    .chain((some) =>
      fc
        .tuple(...some.map(({ limit }) => fc.integer({ min: 1, max: limit ?? 3 })))
        .map((counts) => Object.fromEntries(some.map(({ id }, at) => [id, counts[at] ?? 1]))),
    );
}

function tameEntry(profiles: readonly Profile[]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...profiles).chain((profile) =>
    fc.record(
      {
        profile: fc.constant(profile.id),
        count: fc.integer({ min: 1, max: 12 }),
        options: optionsOf(profile),
        attributes: someOf(profile.attributes),
        title: fc.constantFrom('Lt. Duval', 'Müller', 'Old Nosey'),
        note: fc.constantFrom('third rank', 'at the bridge - left', "l'aigle"),
      },
      { requiredKeys: ['profile', 'count', 'options'] },
    ),
  );
}

/** Groups as a player forms them: one, or a chain of command with or without names of its own. */
const tameHeads = fc.oneof(
  { weight: 3, arbitrary: fc.constant([{ id: 'main' }]) },
  {
    weight: 1,
    arbitrary: fc.constant([
      { id: 'main', name: '1st Division', kind: 'formation' },
      { id: 'left', name: '1st Brigade', kind: 'command', parent: 'main' },
      { id: 'right', name: '2nd Brigade', kind: 'command', parent: 'main' },
    ]),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.record(
          {
            name: fc.constantFrom(
              'Vanguard',
              'Brigade Hill',
              'Réserve',
              '2nd Brigade',
              'Command 1',
            ),
            kind: fc.constantFrom(...groupKinds),
            above: fc.nat(),
          },
          { requiredKeys: [] },
        ),
        { minLength: 2, maxLength: 5 },
      )
      .map((heads) => heads.map((head, at) => withParent({ ...head, id: `g${at}` }, at, `g`))),
  },
);

/** Under one of the groups before it, so that no chain goes round in a circle. */
function withParent({ above, ...group }: { above?: number; id: string }, at: number, of: string) {
  return { ...group, ...(at > 0 && above !== undefined && { parent: `${of}${above % at}` }) };
}

const tameGroups = (entry: fc.Arbitrary<unknown>) =>
  tameHeads.chain((groups) =>
    fc
      // Larger lists find no more, and take a busy machine longer.
      .tuple(...groups.map(() => fc.array(entry, { maxLength: Math.ceil(12 / groups.length) })))
      .map((entries) => groups.map((group, at) => ({ ...group, entries: entries[at] }))),
  );

/** A list as a player makes it in the app: of the roster, in order or not, legal or not. */
export function tameList(ruleset: Ruleset): fc.Arbitrary<List> {
  return fc.constantFrom(...ruleset.card.nations).chain(({ id: nation }) => {
    const own = [...ruleset.profiles.values()].filter((profile) => profile.nation === nation);
    const all = [...ruleset.profiles.values()];
    const entry = fc.oneof(
      { weight: 9, arbitrary: tameEntry(own) },
      { weight: 1, arbitrary: tameEntry(all) },
    );
    return fc
      .record(
        {
          name: fc.constantFrom('', 'Rearguard at the bridge', 'Élan', 'Hussars & Co.'),
          cap: fc.constantFrom(null, 250, 399, 400, 1000),
          settings: someOf(ruleset.settings),
          groups: tameGroups(entry),
        },
        { requiredKeys: ['groups'] },
      )
      .map((rest) => documentOf(ruleset, nation, rest))
      .map((document) => listOf(document));
  });
}

function documentOf(ruleset: Ruleset, nation: string, rest: object): unknown {
  return { format: 'muster-roll', version: 1, ruleset: ruleset.card.id, nation, ...rest };
}

const dictionary = <T>(key: fc.Arbitrary<string>, value: fc.Arbitrary<T>, maxLength: number) =>
  fc
    .uniqueArray(fc.tuple(key, value), { selector: ([name]) => name, maxLength })
    .map((pairs): Readonly<Record<string, T>> => Object.fromEntries(pairs));

function wildEntry(ruleset: Ruleset): fc.Arbitrary<unknown> {
  const id = (ids: readonly string[]) =>
    ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), shortText) : shortText;
  const options = [...ruleset.profiles.values()].flatMap((profile) =>
    profile.options.map((option) => option.id),
  );
  const attributes = [
    ...new Map(
      [...ruleset.profiles.values()].flatMap((profile) =>
        profile.attributes.map((attribute) => [attribute.id, attribute] as const),
      ),
    ).values(),
  ];
  return fc.record(
    {
      profile: id([...ruleset.profiles.keys()]),
      count: fc.integer({ min: 1, max: 999 }),
      options: dictionary(id(options), fc.integer({ min: 1, max: 99 }), 5),
      attributes: fc.oneof(
        dictionary(id(attributes.map((attribute) => attribute.id)), anyJson, 4),
        someOf(attributes),
      ),
      title: anyText,
      note: anyText,
    },
    { requiredKeys: ['profile', 'count'] },
  );
}

/** Groups with any ids, each under one of those before it or under none. */
function wildGroups(ruleset: Ruleset): fc.Arbitrary<unknown> {
  const head = fc.record(
    {
      id: fc.oneof(
        fc.constantFrom('main', 'a', '__proto__', '2w3e4r5t6y7u'),
        fc.string({ unit: 'grapheme', maxLength: 14 }),
      ),
      name: shortText,
      kind: fc.constantFrom(...groupKinds),
      above: fc.nat(),
      entries: fc.array(wildEntry(ruleset), { maxLength: 5 }),
    },
    { requiredKeys: ['id', 'entries'] },
  );
  return fc
    .uniqueArray(head, { selector: ({ id }) => id, minLength: 1, maxLength: 5 })
    .map((heads) =>
      heads.map(({ above, ...group }, at) => {
        const parent = above === undefined || at === 0 ? undefined : heads[above % at]?.id;
        return { ...group, ...(parent !== undefined && { parent }) };
      }),
    );
}

/** Any list that a file may hold: nothing in it needs to be known or to make sense. */
export function wildList(ruleset: Ruleset): fc.Arbitrary<List> {
  const setting = fc.oneof(
    fc.constantFrom('__proto__', ...ruleset.settings.map(({ id }) => id)),
    shortText,
  );
  return fc
    .record(
      {
        nation: fc.constantFrom(...ruleset.card.nations.map(({ id }) => id)),
        name: anyText,
        cap: fc.option(
          fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.maxSafeNat().filter(Boolean)),
        ),
        settings: dictionary(setting, anyJson, 4),
        groups: wildGroups(ruleset),
      },
      { requiredKeys: ['nation', 'groups'] },
    )
    .map(({ nation, ...rest }) => listOf(documentOf(ruleset, nation, rest), known));
}

/** Lists of every ruleset there is. */
export const tameLists = fc.oneof(...rulesets.map(tameList));
export const wildLists = fc.oneof(...rulesets.map(wildList));
