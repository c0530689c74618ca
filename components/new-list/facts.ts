import type { Group } from '@/lib/roster/list';
import { beginGroup } from '@/lib/rules/begin-group';
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
  /** What is special about a nation's armies, by its id. */
  readonly features?: Readonly<Record<string, string>>;
  /** The group that a list of each nation begins with, where lists are made of groups. */
  readonly begins?: Readonly<Record<string, Group>>;
}

/** The settings as they are while nobody has chosen anything. */
function initialValues(settings: readonly Setting[]) {
  return new Map(
    settings.flatMap(({ id, initial }) => (initial === undefined ? [] : [[id, initial] as const])),
  );
}

/** The first group of a list: of the lowest kind that has a general, ready to be filled. */
function beginningsOf(ruleset: Ruleset): Readonly<Record<string, Group>> | undefined {
  const { organisation, card } = ruleset;
  const lowest = organisation?.kinds.at(-1);
  if (!lowest) return undefined;
  return Object.fromEntries(
    card.nations.map(({ id: nation }) => {
      const form =
        organisation?.kinds.findLast(({ begins }) => begins(nation).length > 0) ?? lowest;
      let entries = 0;
      const newKey = () => `0.${entries++}`;
      return [nation, beginGroup(ruleset, { groups: [] }, { form, id: 'main', nation, newKey })];
    }),
  );
}

export function factsOf(ruleset: Ruleset): RulesetFacts {
  const { card, settings, cap, features } = ruleset;
  const begins = beginningsOf(ruleset);
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
    ...(features && { features }),
    ...(begins && { begins }),
  };
}
