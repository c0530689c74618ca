import { ruleset } from '@/data/drums-and-shakos/ruleset';
import { oddsIn } from '@/data/drums-and-shakos/odds/odds';
import { english } from '@/data/drums-and-shakos/odds/words';
import type { Bar, Fighter, Outcome, Situation } from '@/lib/odds/question';
import { readSituation } from '@/lib/odds/situation';
import { fighterOf } from '@/lib/rules/fighter';
import { told } from '../../../odds/count';

/** The odds as they are told in English. */
export const odds = oddsIn(english);

/** A model of the rosters. */
export function model(id: string): Fighter {
  const profile = ruleset.profiles.get(id);
  if (!profile) throw new Error(`No profile ${id}`);
  return fighterOf(profile);
}

/** A model of no roster, for rules that no roster has. */
export function made(
  quality: number,
  combat: number,
  carries: readonly string[],
  rules: readonly string[],
  nation = 'france',
): Fighter {
  const base = model('france/line-infantryman').profile;
  return {
    profile: {
      ...base,
      nation,
      name: 'Somebody',
      stats: { quality: `${quality}+`, combat: String(combat) },
      carries,
      rules,
      traits: new Set(rules),
    },
    items: carries,
    options: new Set(),
  };
}

function barsOf(id: string, fighters: readonly Fighter[], set: Situation): readonly Bar[] {
  const [first, second] = fighters;
  if (!first) throw new Error('Nobody is asked');
  if (!second) {
    const question = odds.lone.find((one) => one.id === id);
    if (!question) throw new Error(`No question ${id}`);
    return question.answer(first, readSituation(question.switches(first, set), set)).bars;
  }
  const question = odds.duels.find((one) => one.id === id);
  if (!question) throw new Error(`No question ${id}`);
  const situation = readSituation(question.switches(first, second, set), set);
  return question.answer(first, second, situation).bars;
}

/** All bars of an answer. */
export function ask(id: string, fighters: readonly Fighter[], set: Situation = {}): readonly Bar[] {
  return barsOf(id, fighters, set);
}

/** Outcomes of the only bar, or of the bar at `at`, that can be, by id: "5/12". */
export function ends(
  id: string,
  fighters: readonly Fighter[],
  set: Situation = {},
  at = 0,
): Readonly<Record<string, string>> {
  const outcomes: readonly Outcome[] = barsOf(id, fighters, set)[at]?.outcomes ?? [];
  return Object.fromEntries(
    outcomes.flatMap((one) => (one.chance.ways > 0n ? [[one.id, told(one.chance)]] : [])),
  );
}

/** The asides of a bar by id: "1/4". */
export function asides(bar: Bar | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries((bar?.asides ?? []).map(({ id, value }) => [id, told(value)]));
}
