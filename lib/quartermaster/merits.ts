import { sentencesIn } from './words';
import type { Merit, Ruleset } from '../rules/ruleset';

/** What a player can ask for when points are to be spent, in the order in which it is offered. */
export function meritsOf({
  merits = [],
  speech,
}: Pick<Ruleset, 'merits' | 'speech'>): readonly [Merit, ...Merit[]] {
  const { models, nearest } = sentencesIn(speech.language).merits;
  return [
    { id: 'models', ...models, of: (unit) => unit.models },
    ...merits,
    { id: 'left', ...nearest, of: () => 0 },
  ];
}

/** The merit with this id; the first one for an id that there is not. */
export function meritOf(ruleset: Pick<Ruleset, 'merits' | 'speech'>, id: string): Merit {
  const merits = meritsOf(ruleset);
  return merits.find((merit) => merit.id === id) ?? merits[0];
}
