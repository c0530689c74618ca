import type { GlossaryEntry } from '../roster/glossary';
import type { Profile } from '../roster/profile';
import type { Ruleset } from './ruleset';
import type { View } from './view';

/** The entry that explains what profiles call by this name. */
export function entryOf(
  glossary: readonly GlossaryEntry[],
  term: string,
): GlossaryEntry | undefined {
  return glossary.find((entry) => entry.term === term);
}

/** Whether a profile has the thing of this name, as it is or by one of its options. */
function names(profile: Profile, term: string): boolean {
  return (
    profile.name === term ||
    profile.carries.includes(term) ||
    profile.rules.includes(term) ||
    profile.options.some(({ name, gives }) => name === term || gives.includes(term))
  );
}

/** Profiles that have this rule, weapon or thing, or may buy it, in the order of the rosters. */
export function profilesWith(ruleset: Ruleset, term: string): readonly Profile[] {
  return [...ruleset.profiles.values()].filter((profile) => names(profile, term));
}

/** Names of those in a list who have it now, each once, in the order of the list. */
export function holdersOf(view: View, term: string): readonly string[] {
  const holders = view.units.filter(
    ({ profile, items, taken }) =>
      items.includes(term) ||
      profile.rules.includes(term) ||
      profile.name === term ||
      taken.some(({ option }) => option.name === term),
  );
  return [...new Set(holders.map(({ profile }) => profile.name))];
}
