import type { Ruleset } from './ruleset';

const names = new WeakMap<Ruleset, ReadonlyMap<string, string>>();

function namesIn({ profiles }: Ruleset): ReadonlyMap<string, string> {
  return new Map(
    [...profiles.values()].flatMap(({ options }) =>
      options.map(({ id, name }) => [id, name] as const),
    ),
  );
}

/** The name of an option by its id, also for those who are not offered it; nothing when nobody is. */
export function optionName(ruleset: Ruleset, id: string): string | undefined {
  const known = names.get(ruleset) ?? namesIn(ruleset);
  names.set(ruleset, known);
  return known.get(id);
}
