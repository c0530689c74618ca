import type { Duel, Named } from '@/lib/odds/duel-address';
import {
  type DuelQuestion,
  type Fighter,
  type LoneQuestion,
  type Odds,
  type Side,
  type Situation,
} from '@/lib/odds/question';
import type { Profile } from '@/lib/roster/profile';
import { fighterOf } from '@/lib/rules/fighter';
import type { Ruleset } from '@/lib/rules/ruleset';

export type Fighters = Readonly<Record<Side, Fighter>>;

/** An ordinary soldier of a nation, to begin with. */
function ordinary(ruleset: Ruleset, nation: string | undefined): Profile | undefined {
  const own = [...ruleset.profiles.values()].filter((profile) => profile.nation === nation);
  return own.find(({ symbol }) => symbol === 'infantry') ?? own[0];
}

/** The two that an address leaves out: ordinary men of the first two nations. */
export function namedOf(duel: Duel, ruleset: Ruleset): Readonly<Record<Side, Named>> {
  const [one, two = one] = ruleset.card.nations;
  const begin = (nation: string | undefined): Named => ({
    profile: ordinary(ruleset, nation)?.id ?? '',
    options: [],
  });
  return {
    first: duel.fighters.first ?? begin(one?.id),
    second: duel.fighters.second ?? begin(two?.id),
  };
}

/** The fighter whom an address names; nothing = this ruleset has no such profile. */
export function fighterFor(named: Named, ruleset: Ruleset): Fighter | undefined {
  const profile = ruleset.profiles.get(named.profile);
  return profile && fighterOf(profile, named.options);
}

export type AnyQuestion =
  | { readonly kind: 'duel'; readonly question: DuelQuestion }
  | { readonly kind: 'lone'; readonly question: LoneQuestion };

/** What can be asked, the duels first. */
function questionsOf({ duels, lone }: Odds): readonly AnyQuestion[] {
  return [
    ...duels.map((question) => ({ kind: 'duel', question }) as const),
    ...lone.map((question) => ({ kind: 'lone', question }) as const),
  ];
}

/** Those that are worth offering to these two: rare ones only where they can be asked. */
export function offered(
  odds: Odds,
  { first, second }: Fighters,
  asked: AnyQuestion,
): readonly AnyQuestion[] {
  const canBeAsked = ({ kind, question }: AnyQuestion) =>
    kind === 'duel'
      ? question.refuse(first, second) === undefined
      : question.refuse(first) === undefined || question.refuse(second) === undefined;
  return questionsOf(odds).filter(
    (one) =>
      one.question.standing === 'usual' || one.question.id === asked.question.id || canBeAsked(one),
  );
}

/** The question of the address; else the first that these two can be asked. */
export function askedOf(
  duel: Duel,
  odds: Odds,
  { first, second }: Fighters,
): AnyQuestion | undefined {
  const all = questionsOf(odds);
  return (
    all.find(({ question }) => question.id === duel.question) ??
    all.find(({ kind, question }) => kind === 'lone' || !question.refuse(first, second)) ??
    all[0]
  );
}

/** What of a duel's settings is about one side alone, by the ids that lone questions have. */
export function ownSituation(set: Situation, side: Side): Situation {
  const start = `${side}-`;
  return Object.fromEntries(
    Object.entries(set).flatMap(([id, value]) =>
      id.startsWith(start) ? [[id.slice(start.length), value]] : [],
    ),
  );
}

/** The settings as they are when the two change places. */
export function swapped(set: Situation): Situation {
  const turn = (text: string) =>
    text.replace(/^(first|second)(?=-|$)/, (side) => (side === 'first' ? 'second' : 'first'));
  return Object.fromEntries(Object.entries(set).map(([id, value]) => [turn(id), turn(value)]));
}
