import type { Ruleset, RulesetCard } from '@/lib/rules/ruleset';
import type { Setting } from '@/lib/rules/setting';

/**
 * What the form asks of a ruleset, as plain data: the page is drawn ahead with it, so that no
 * roster has to be loaded before there are fields, and none of them moves.
 */
export interface RulesetFacts {
  readonly card: RulesetCard;
  readonly settings: readonly Setting[];
  readonly cap?: {
    /** Cap while nothing is agreed yet; `null` = none. */
    readonly initial: number | null;
    readonly usual: readonly number[];
    readonly help: string;
  };
}

/** The settings as they are while nobody has chosen anything. */
function initialValues(settings: readonly Setting[]) {
  return new Map(
    settings.flatMap(({ id, initial }) => (initial === undefined ? [] : [[id, initial] as const])),
  );
}

export function factsOf({ card, settings, cap }: Ruleset): RulesetFacts {
  return {
    card,
    settings,
    ...(cap && {
      cap: {
        initial: cap.initial(initialValues(settings)),
        usual: cap.usual,
        help: cap.help,
      },
    }),
  };
}
