import type { Option, Profile } from '../../roster/profile';
import { plural } from '../../rules/english';
import type { Ruleset } from '../../rules/ruleset';
import type { Setting } from '../../rules/setting';
import { fold, foldStart, initialOf, tidy } from './fold';

/** Names, folded, and what they name. */
export interface Names<T> {
  readonly byName: ReadonlyMap<string, T>;
  /** The lengths of those that begin with each letter, the longest first: most lines begin with none. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

export function namesOf<T>(pairs: Iterable<readonly [string, T]>): Names<T> {
  const byName = new Map<string, T>();
  const lengths = new Map<string, number[]>();
  for (const [name, value] of pairs) {
    const folded = fold(tidy(name));
    if (folded === '' || byName.has(folded)) continue;
    byName.set(folded, value);
    const known = lengths.get(folded.charAt(0));
    if (!known) lengths.set(folded.charAt(0), [folded.length]);
    else if (!known.includes(folded.length)) known.push(folded.length);
  }
  for (const known of lengths.values()) known.sort((one, other) => other - one);
  return { byName, lengths };
}

const isLetter = /[\p{L}\p{N}]/u;

/** The longest name with which a tidy text begins, and what comes after it. */
export function takeName<T>(
  { byName, lengths }: Names<T>,
  text: string,
): { readonly value: T; readonly rest: string } | undefined {
  const known = lengths.get(initialOf(text));
  if (!known) return undefined;
  const { folded, ends } = foldStart(text, (known[0] ?? 0) + 1);
  for (const length of known) {
    if (length > folded.length) continue;
    const next = folded[length];
    // A name ends where its word ends.
    if (next !== undefined && isLetter.test(next)) continue;
    const value = byName.get(folded.slice(0, length));
    if (value !== undefined)
      return { value, rest: text.slice(ends ? ends[length - 1] : length).trimStart() };
  }
  return undefined;
}

/** What can be said in the text of one ruleset. */
export interface Vocabulary {
  /** Profiles of each name: those of several nations may share it. */
  readonly profiles: Names<readonly Profile[]>;
  readonly nations: Names<string>;
  readonly optionsOf: (profile: Profile) => Names<Option>;
  /** Options of any profile, for what a profile has without being offered it. */
  readonly options: Names<Option>;
  readonly optionNames: ReadonlyMap<string, string>;
  readonly settings: Names<Setting>;
}

function gather(
  profiles: readonly Profile[],
  nameOf: (profile: Profile) => string,
): ReadonlyMap<string, readonly Profile[]> {
  const byName = new Map<string, Profile[]>();
  for (const profile of profiles) {
    const name = fold(nameOf(profile));
    byName.set(name, [...(byName.get(name) ?? []), profile]);
  }
  return byName;
}

function profilesOf(ruleset: Ruleset): Names<readonly Profile[]> {
  const profiles = [...ruleset.profiles.values()];
  return namesOf([
    ...gather(profiles, ({ name }) => name),
    // "6x Line Infantrymen" is what people write.
    ...gather(profiles, ({ name }) => plural(name)),
    ...gather(profiles, ({ id }) => id),
  ]);
}

function optionsIn(options: readonly Option[]): Names<Option> {
  return namesOf([
    ...options.map((option) => [option.name, option] as const),
    ...options.map((option) => [option.id, option] as const),
  ]);
}

function toVocabulary(ruleset: Ruleset): Vocabulary {
  const byProfile = new Map<Profile, Names<Option>>();
  const options = [...ruleset.profiles.values()].flatMap((profile) => profile.options);
  return {
    profiles: profilesOf(ruleset),
    nations: namesOf(
      ruleset.card.nations.flatMap(({ id, name }) => [[name, id] as const, [id, id] as const]),
    ),
    optionsOf(profile) {
      const known = byProfile.get(profile);
      if (known) return known;
      const names = optionsIn(profile.options);
      byProfile.set(profile, names);
      return names;
    },
    options: optionsIn(options),
    settings: namesOf(
      ruleset.settings.flatMap((one) => [[one.label, one] as const, [one.id, one] as const]),
    ),
    optionNames: new Map(options.map(({ id, name }) => [id, name])),
  };
}

const made = new WeakMap<Ruleset, Vocabulary>();

/** The words of a ruleset, gathered once. */
export function vocabularyOf(ruleset: Ruleset): Vocabulary {
  const known = made.get(ruleset);
  if (known) return known;
  const vocabulary = toVocabulary(ruleset);
  made.set(ruleset, vocabulary);
  return vocabulary;
}
