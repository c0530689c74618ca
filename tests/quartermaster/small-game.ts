import * as fc from 'fast-check';
import type { List } from '@/lib/roster/list';
import type { Option, Profile } from '@/lib/roster/profile';
import { english } from '@/lib/rules/en/speech';
import { noun } from '@/lib/rules/english';
import { alwaysRules } from '@/lib/rules/kit/always';
import { atLeastOne } from '@/lib/rules/kit/at-least-one';
import { atMost } from '@/lib/rules/kit/at-most';
import { carriage } from '@/lib/rules/kit/carriage';
import { companion } from '@/lib/rules/kit/companion';
import { emptyList } from '@/lib/rules/kit/empty-list';
import { officerPerType } from '@/lib/rules/kit/officer-per-type';
import { optionLimit, replacementConflict } from '@/lib/rules/kit/options';
import { withTrait } from '@/lib/rules/kit/pick';
import { pointsCap } from '@/lib/rules/kit/points-cap';
import { unique } from '@/lib/rules/kit/unique';
import type { Rule } from '@/lib/rules/rule';
import type { Ruleset } from '@/lib/rules/ruleset';

const { kit } = english;
const source = 'Made up';
const leader = noun('Leader');
const fineOne = noun('fine one');

/** A rule that says nothing of what it bounds: it can only be tried. */
export const evenNumbers: Rule = {
  id: 'even-numbers',
  basis: 'rule',
  severity: 'error',
  source,
  check: ({ units }) =>
    units.reduce((sum, { entry }) => sum + entry.count, 0) % 2 === 1
      ? { subjects: [], params: {} }
      : undefined,
  words: { summary: 'Even numbers only.', message: () => 'An odd number.' },
};

/** Rules as games have them; each game takes some of them. */
export const someRules: readonly (readonly Rule[])[] = [
  [atLeastOne(kit, { id: 'leader-required', source, traits: ['leader'], names: [leader] })],
  [
    atMost(kit, {
      id: 'one-leader',
      source,
      max: 1,
      name: leader,
      meter: 'Leader',
      which: withTrait('leader'),
    }),
  ],
  [
    atMost(kit, {
      id: 'two-fine',
      source,
      max: 2,
      name: fineOne,
      meter: 'Fine',
      which: withTrait('fine'),
    }),
  ],
  [unique(kit, { id: 'unique-person', source })],
  [
    companion(kit, {
      id: 'squire-needs-leader',
      basis: 'rule',
      severity: 'error',
      source,
      who: withTrait('fine'),
      name: fineOne,
      needs: withTrait('leader'),
      needsName: leader,
      because: 'he serves him',
    }),
  ],
  officerPerType(kit, {
    id: 'officer-per-type',
    unavailable: 'officer-unavailable',
    source,
    leads: withTrait('leader'),
    standsIn: withTrait('star'),
  }),
  [evenNumbers],
];

const always: readonly Rule[] = [
  emptyList(kit, { source, what: 'somebody' }),
  pointsCap(kit, { source }),
  ...alwaysRules(kit),
  optionLimit(kit, { id: 'option-limit', source }),
  replacementConflict(kit, { id: 'replacement-conflict', source }),
  carriage(kit, {
    id: 'no-rifle-on-horse',
    basis: 'rule',
    severity: 'error',
    source,
    all: ['Horse', 'Rifle'],
    summary: 'No Rifle on a Horse.',
    says: () => 'no Rifle on a Horse',
    reason: 'No Rifle on a Horse',
  }),
];

/** A game of these profiles and rules: all that shared code may ask of a ruleset. */
export function gameOf(profiles: readonly Profile[], rules: readonly Rule[]): Ruleset {
  return {
    speech: english,
    card: {
      id: 'small',
      name: 'Small game',
      shortName: 'Small',
      author: 'Nobody',
      kind: 'Made up',
      points: true,
      nations: [{ id: 'us', name: 'Us', tincture: 'france', profiles: profiles.length }],
      dataVersion: '1',
      dataDate: '2000-01-01',
    },
    profiles: new Map(profiles.map((profile) => [profile.id, profile])),
    sections: [],
    arms: [],
    columns: [],
    settings: [],
    cap: { initial: () => null, usual: [], help: '' },
    lets: () => true,
    rules: [...always, ...rules],
    leads: withTrait('leader'),
    merits: [
      {
        id: 'shine',
        name: 'Most shine',
        help: 'Shine.',
        of: ({ profile, items }) =>
          (profile.traits.has('fine') ? 3 : 1) + (items.includes('Horse') ? 2 : 0),
      },
    ],
    figures: () => [],
    figureTables: () => [],
    tallies: () => [],
    play: () => Promise.reject(new Error('This game is not played.')),
    glossary: () => Promise.resolve([]),
    samples: [],
    table: [],
  };
}

const optionKinds: readonly Omit<Option, 'points'>[] = [
  { id: 'horse', name: 'Horse', gives: ['Horse'], models: 0, limit: 1 },
  { id: 'rifle', name: 'Rifle', gives: ['Rifle'], models: 0, limit: 1, replaces: 'Musket' },
  { id: 'pistol', name: 'Pistol', gives: ['Pistol'], models: 0, limit: 1 },
  { id: 'mate', name: 'Mate', gives: [], models: 1, limit: 1 },
];

const options = fc.array(
  fc
    .tuple(fc.constantFrom(...optionKinds), fc.integer({ min: 1, max: 4 }))
    .map(([kind, points]): Option => ({ ...kind, points })),
  { maxLength: 2 },
);

export interface GameShape {
  readonly profiles: number;
  readonly withOptions: boolean;
  /** Highest price of a profile. */
  readonly points: number;
}

/** A profile with any of what rules look at. */
function profile(at: number, { withOptions, points }: GameShape): fc.Arbitrary<Profile> {
  return fc
    .record({
      price: fc.integer({ min: 3, max: points }),
      traits: fc.subarray(['leader', 'fine', 'star']),
      type: fc.constantFrom(undefined, 'line', 'guard'),
      isUnique: fc.boolean(),
      carries: fc.subarray(['Musket', 'Horse']),
      options: withOptions ? options : fc.constant<Option[]>([]),
    })
    .map(({ price, traits, type, isUnique, carries, options: offered }): Profile => ({
      id: `us/p${at}`,
      nation: 'us',
      name: `Man ${at}`,
      points: price,
      section: '',
      symbol: 'infantry',
      stats: {},
      carries,
      rules: [],
      options: offered.filter(({ id }, n) => offered.findIndex((one) => one.id === id) === n),
      attributes: [],
      models: 1,
      // Whoever stands in for others is of no type of his own.
      traits: new Set(type ? traits.filter((trait) => trait !== 'star') : traits),
      ...(type && { troopType: { id: type, name: type } }),
      ...(isUnique && { unique: true }),
    }));
}

/** Any small game: a few profiles and some of the rules. */
export function games(shape: GameShape): fc.Arbitrary<Ruleset> {
  return fc
    .tuple(
      fc.tuple(...Array.from({ length: shape.profiles }, (_, at) => profile(at, shape))),
      fc.subarray([...someRules]),
    )
    .map(([profiles, rules]) => gameOf(profiles, rules.flat()));
}

/** Any list of a game: a few entries, with any of their options, allowed or not. */
export function listsOf(
  ruleset: Ruleset,
  {
    entries,
    count,
    cap,
  }: { readonly entries: number; readonly count: number; readonly cap: number },
): fc.Arbitrary<List> {
  const entry = fc
    .tuple(
      fc.constantFrom(...ruleset.profiles.values()),
      fc.integer({ min: 1, max: count }),
      fc.infiniteStream(fc.boolean()),
      fc.boolean(),
    )
    .map(([of, number, coins, isNamed]) => {
      const taken = of.options.filter(() => coins.next().value);
      return {
        profile: of.id,
        count: number,
        ...(taken.length > 0 && {
          options: Object.fromEntries(taken.map(({ id }) => [id, 1])),
        }),
        ...(isNamed && { title: 'Somebody' }),
      };
    });
  return fc
    .tuple(fc.array(entry, { maxLength: entries }), fc.integer({ min: 1, max: cap }))
    .map(([made, points]) => ({
      ruleset: 'small',
      nation: 'us',
      name: '',
      cap: points,
      groups: [{ id: 'main', entries: made.map((one, at) => ({ key: `k${at}`, ...one })) }],
    }));
}
