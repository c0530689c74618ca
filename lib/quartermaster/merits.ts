import type { Merit, Ruleset } from '../rules/ruleset';

const models: Merit = {
  id: 'models',
  name: 'Most models',
  help: 'Every model counts 1, crews too.',
  of: (unit) => unit.models,
};

const left: Merit = {
  id: 'left',
  name: 'Fewest points left',
  help: 'Whatever comes nearest to the cap.',
  of: () => 0,
};

/** What a player can ask for when points are to be spent, in the order in which it is offered. */
export function meritsOf({ merits = [] }: Pick<Ruleset, 'merits'>): readonly [Merit, ...Merit[]] {
  return [models, ...merits, left];
}

export function meritOf(ruleset: Pick<Ruleset, 'merits'>, id: string): Merit {
  return meritsOf(ruleset).find((merit) => merit.id === id) ?? left;
}
