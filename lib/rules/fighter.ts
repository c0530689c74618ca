import type { Fighter } from '../odds/question';
import type { Profile } from '../roster/profile';
import { resolveUnit, type Unit } from './view';

/** A unit of a list as the odds see one of its models. */
export function asFighter({ profile, items, taken }: Unit): Fighter {
  return { profile, items, options: new Set(taken.map(({ option }) => option.id)) };
}

/** A model of a profile with these options; ids that it does not offer are left out. */
export function fighterOf(profile: Profile, options: readonly string[] = []): Fighter {
  const chosen = Object.fromEntries(options.map((id) => [id, 1]));
  const entry = { key: 'fighter', profile: profile.id, count: 1, options: chosen };
  return asFighter(resolveUnit(profile, entry, '', 0));
}
