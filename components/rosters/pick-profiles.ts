import type { Profile } from '@/lib/roster/profile';
import type { Nation, Ruleset, Section } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import type { Reasons } from '../builder/counsel/reasons';
import { alliedNations } from './allies';
import { matchesSearch } from './match-profile';
import type { RosterState } from './roster-state';

/** One nation's part of the roster, as far as it is shown. */
export interface NationRoster {
  readonly nation: Nation;
  readonly sections: readonly {
    readonly section: Section;
    readonly profiles: readonly Profile[];
  }[];
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
    (query.trim() === '' || matchesSearch(profile, query));
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
