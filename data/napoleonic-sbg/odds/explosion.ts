import { type Chance, chance, never, not, plus, times } from '@/lib/odds/chance';
import type { Distribution } from '@/lib/odds/distribution';
import { blowChance } from './wound';

/** A 1, and then a 1, 2 or 3: a shot sets off the grenades of whom it hits. */
const goesOff: Chance = times(chance(1, 6), chance(3, 6));

const strength = 7;

/** Chance that a hit sets off the grenades of its target, and they wound him. */
export function explosionWounds(defence: number): Chance {
  return times(goesOff, blowChance({ strength, defence, bonus: 0 }));
}

/** By how much a shot falls short of a wound, where the grenades may do its work. */
export function explosionShort(short: Distribution<number>, defence: number): Distribution<number> {
  const wounds = explosionWounds(defence);
  const shot = new Map([...short].map(([by, one]) => [by, times(one, not(wounds))]));
  return shot.set(0, plus(shot.get(0) ?? never, wounds));
}
