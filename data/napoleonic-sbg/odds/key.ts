import { atLeast } from '@/lib/odds/dice';
import type { Fighter } from '@/lib/odds/question';
import type { ProfileTable } from '@/lib/roster/profile';
import { gunOf } from '../guns';
import type { ShootingItem } from '../weapons';
import { isGun, strengthOf } from './fighter';
import { gunHitsOn } from './firing';
import { weaponsOf } from './carried';
import { toHitIn } from './to-hit';
import { blowChance } from './wound';
import type { OddsWords } from './words';

/** Defences of nearly every man of the rosters. */
const defences = [3, 4, 5] as const;

/** What stands on a card, told in these words. */
export function keyIn(words: OddsWords) {
  const { toHit } = toHitIn(words);

  const { key, percent } = words;

  const woundHeads = defences.map((defence) => key.wound(defence));

  function wounds(strength: number): readonly string[] {
    return defences.map((defence) => percent(blowChance({ strength, defence, bonus: 0 })));
  }

  function weaponOdds(fighter: Fighter, weapon: ShootingItem): readonly ProfileTable[] {
    return (['near', 'far'] as const).map((range) => ({
      name: key[range](weapon.name),
      head: [key.hit, ...woundHeads],
      row: [
        percent(atLeast(toHit(fighter, weapon, { range }).needed)),
        ...wounds(weapon.strength[range === 'near' ? 'half' : 'full']),
      ],
    }));
  }

  function gunOdds(fighter: Fighter): ProfileTable {
    const hits = (range: 'far' | 'half' | 'quarter', fired: 'round' | 'rocket') =>
      percent(atLeast(gunHitsOn({ fired, range, isTrained: true })));
    return gunOf(fighter.profile.id)?.kind === 'rocket'
      ? { name: key.rocketHits, head: key.any, row: [hits('far', 'rocket')] }
      : {
          name: key.gunHits,
          head: key.gun,
          row: (['far', 'half', 'quarter'] as const).map((range) => hits(range, 'round')),
        };
  }

  /** What a card says of a model by itself. */
  function keyOdds(fighter: Fighter): readonly ProfileTable[] {
    return [
      ...(isGun(fighter) ? [gunOdds(fighter)] : []),
      ...weaponsOf(fighter).flatMap((weapon) => weaponOdds(fighter, weapon)),
      { name: key.fight, head: woundHeads, row: wounds(strengthOf(fighter)) },
    ];
  }

  return { keyOdds };
}
