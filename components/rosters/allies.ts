import type { Nation, Ruleset } from '@/lib/rules/ruleset';
import type { Setting } from '@/lib/rules/setting';
import type { View } from '@/lib/rules/view';

/** Other nations that the list's rules let in now, in their order. */
export function alliedNations({ ruleset, list, settings }: View): readonly Nation[] {
  return ruleset.card.nations.filter(
    ({ id }) => id !== list.nation && ruleset.lets(list.nation, id, settings),
  );
}

/** The setting that lets other nations in, where players have to agree on them first. */
export function alliesSetting({ ruleset, list, settings }: View): Setting | undefined {
  return ruleset.settings.find(
    ({ id, kind }) =>
      kind === 'flag' &&
      lets(ruleset, list.nation, new Map(settings).set(id, true)) &&
      !lets(ruleset, list.nation, new Map(settings).set(id, false)),
  );
}

function lets(ruleset: Ruleset, nation: string, settings: View['settings']): boolean {
  return ruleset.card.nations.some(({ id }) => id !== nation && ruleset.lets(nation, id, settings));
}
