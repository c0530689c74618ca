import { oddsIn } from '@/data/napoleonic-sbg/odds/odds';
import { english } from '@/data/napoleonic-sbg/odds/words';
import { ruleset } from '@/data/napoleonic-sbg/ruleset';
import type { Bar, Fighter, Situation } from '@/lib/odds/question';
import { readSituation } from '@/lib/odds/situation';
import { fighterOf } from '@/lib/rules/fighter';
import { everyThrow, told } from '../../../odds/count';

/** The odds as they are told in English. */
export const odds = oddsIn(english);

/** A model of the rosters, with what it has bought. */
export function model(id: string, ...options: readonly string[]): Fighter {
  const profile = ruleset.profiles.get(id);
  if (!profile) throw new Error(`No profile ${id}`);
  return fighterOf(profile, options);
}

/** The one bar of an answer. */
export function ask(id: string, first: Fighter, second: Fighter, set: Situation = {}): Bar {
  const question = odds.duels.find((one) => one.id === id);
  if (!question) throw new Error(`No question ${id}`);
  const switches = question.switches(first, second, set);
  const [bar] = question.answer(first, second, readSituation(switches, set)).bars;
  if (!bar) throw new Error(`${id} has no answer`);
  return bar;
}

/** Outcomes that can be, by id: "5/12". */
export function ends(
  id: string,
  first: Fighter,
  second: Fighter,
  set: Situation = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ask(id, first, second, set).outcomes.flatMap((one) =>
      one.chance.ways > 0n ? [[one.id, told(one.chance)]] : [],
    ),
  );
}

export type Faces = readonly number[];

/** Whatever every throw of so many dice comes to, in shares of all. */
export function byThrowing(
  dice: number,
  endOf: (faces: Faces) => string,
): Readonly<Record<string, string>> {
  const throws = everyThrow(dice);
  const count: Record<string, number> = {};
  for (const faces of throws) {
    const end = endOf(faces);
    count[end] = (count[end] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(count).map(([end, ways]) => [
      end,
      told({ ways: BigInt(ways), of: BigInt(throws.length) }),
    ]),
  );
}
