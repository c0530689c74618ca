import type { Ruleset } from './ruleset';

/** The name of an option by its id, also for those who are not offered it; nothing when nobody is. */
export function optionName({ profiles }: Ruleset, id: string): string | undefined {
  for (const { options } of profiles.values())
    for (const option of options) if (option.id === id) return option.name;
  return undefined;
}
