import type { Profile } from '@/lib/roster/profile';
import { hasWords, searchable } from '@/lib/roster/search-text';
import type { Nation, Ruleset, Section } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import type { Reasons } from '../builder/counsel/reasons';
import { alliedNations } from './allies';
import type { RosterState } from './roster-state';

/** One nation's part of the roster, as far as it is shown. */
export interface NationRoster {
  readonly nation: Nation;
  readonly sections: readonly {
    readonly section: Section;
    readonly profiles: readonly Profile[];
  }[];
}

const known = new WeakMap<Profile, string>();

/** All words by which a profile can be looked for: its name, weapons, rules, options, type. */
function wordsOf(profile: Profile): string {
  const before = known.get(profile);
  if (before !== undefined) return before;
  const { name, carries, rules, options, standing = '', troopType } = profile;
  const bought = options.map((option) => option.name);
  const all = [name, ...carries, ...rules, ...bought, standing, troopType?.name ?? ''];
  const words = searchable(all.join('\n'));
  known.set(profile, words);
  return words;
}

/** The nations whose profiles are offered: the list's own first, then allies that are let in. */
export function nationsShown(view: View, hasAllies: boolean): readonly Nation[] {
  const own = view.ruleset.card.nations.filter(({ id }) => id === view.list.nation);
  return hasAllies ? [...own, ...alliedNations(view)] : own;
}

/** All profiles of these nations. */
export function profilesOf(ruleset: Ruleset, nations: readonly string[]): readonly Profile[] {
  const all = [...ruleset.profiles.values()];
  return nations.flatMap((id) => all.filter(({ nation }) => nation === id));
}

/** The roster under its headings, narrowed to what was asked for. */
export function pickProfiles(
  view: View,
  nations: readonly Nation[],
  { query, arm, isAffordable, isLegal }: RosterState,
  reasons: Reasons,
): readonly NationRoster[] {
  const { ruleset, cap, points } = view;
  const chosen = ruleset.arms.find(({ id }) => id === arm);
  const fits = (profile: Profile) => cap === null || profile.points <= cap - points;
  const isPicked = (profile: Profile) =>
    (!chosen || chosen.has(profile)) &&
    (!isAffordable || fits(profile)) &&
    (!isLegal || (fits(profile) && !reasons.has(profile.id))) &&
    hasWords(wordsOf(profile), query);
  return nations.map((nation) => {
    const picked = profilesOf(ruleset, [nation.id]).filter(isPicked);
    return {
      nation,
      sections: ruleset.sections.flatMap((section) => {
        const profiles = picked.filter((profile) => profile.section === section.id);
        return profiles.length > 0 ? [{ section, profiles }] : [];
      }),
    };
  });
}
