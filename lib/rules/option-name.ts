import type { Ruleset } from './ruleset';

/** By the rosters, which a ruleset shares with what an event makes of it. */
const names = new WeakMap<Ruleset['profiles'], ReadonlyMap<string, string>>();

function namesIn(profiles: Ruleset['profiles']): ReadonlyMap<string, string> {
  return new Map(
    [...profiles.values()].flatMap(({ options }) =>
      options.map(({ id, name }) => [id, name] as const),
    ),
  );
}

/** The name of an option by its id, also for those who are not offered it; nothing when nobody is. */
export function optionName({ profiles }: Ruleset, id: string): string | undefined {
  const known = names.get(profiles) ?? namesIn(profiles);
  names.set(profiles, known);
  return known.get(id);
}
