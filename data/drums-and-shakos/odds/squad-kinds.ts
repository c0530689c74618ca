import type { Fighter, Member } from '@/lib/odds/question';
import { diceOf } from './activation';
import { has } from './fighter';
import type { Band, Runner } from './turn-groups';

interface Some {
  readonly name: string;
  readonly count: number;
}

/** Models that roll alike, by their names. */
export interface Kind extends Runner {
  readonly models: readonly Some[];
}

function bandOf(fighter: Fighter): Band {
  if (has(fighter, 'Unpredictable')) return 'unpredictable';
  return has(fighter, 'Unreliable') ? 'unreliable' : 'any';
}

/** The models of a squad by how they roll, the best first. */
export function kindsOf(
  members: readonly Member[],
  neededBy: (member: Member) => number,
): readonly Kind[] {
  const kinds = new Map<string, Kind>();
  for (const member of members) {
    const { fighter, count } = member;
    const needed = neededBy(member);
    const band = bandOf(fighter);
    const key = `${needed} ${band}`;
    const before = kinds.get(key);
    kinds.set(key, {
      needed,
      band,
      dice: diceOf(fighter),
      count: (before?.count ?? 0) + count,
      models: [...(before?.models ?? []), { name: fighter.profile.name, count }],
    });
  }
  return [...kinds.values()].toSorted(
    (a, b) => a.needed - b.needed || b.dice.length - a.dice.length,
  );
}

/** So many of these models after the first `skipped`, each with its name. */
export function taken(models: readonly Some[], skipped: number, count: number): readonly Some[] {
  const some: Some[] = [];
  let [before, left] = [skipped, count];
  for (const { name, count: all } of models) {
    const here = Math.min(left, Math.max(0, all - before));
    before = Math.max(0, before - all);
    left -= here;
    if (here > 0) some.push({ name, count: here });
  }
  return some;
}
