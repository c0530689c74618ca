import { type Chance, chance, never, not, plus, times } from '@/lib/odds/chance';
import type { Distribution } from '@/lib/odds/distribution';
import type { Fighter, Situation, Step } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { carries, defenceOf } from './fighter';
import { blowChance } from './wound';
import type { OddsWords } from './words';

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

/** Grenades that a shot sets off, told in these words. */
export function explosionIn({ shot, source }: OddsWords) {
  /** What is said of a target with grenades; nothing where he has none. */
  function explosionSteps(second: Fighter, situation: Situation): readonly Step[] {
    if (!carries(second, 'Grenades')) return [];
    const chance = explosionWounds(defenceOf(second));
    return [
      { kind: 'say', text: shot.explosion, source: source('Grenades') },
      ...(isOn(situation, 'second-helmet')
        ? [{ kind: 'say', text: shot.readings.explosion, isReading: true } as const]
        : []),
      { kind: 'list', title: shot.explosionTitle, parts: [{ label: shot.explodes, chance }] },
    ];
  }

  return { explosionSteps };
}
