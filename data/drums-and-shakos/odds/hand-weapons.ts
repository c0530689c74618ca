import type { Fighter } from '@/lib/odds/question';
import type { Weapon } from '../row';

/** The higher of two ranks is the better weapon; a gun with butt or bayonet is a musket. */
const ranks: Readonly<Partial<Record<Weapon, number>>> = {
  Lance: 5,
  Halberd: 4,
  Pike: 4,
  Sword: 3,
  Musket: 2,
  Rifle: 2,
  Carbine: 2,
  Blunderbuss: 2,
  Axe: 1,
};

/** Swung as a musket, which only a reading says. */
const clubs: readonly string[] = ['Rifle', 'Carbine', 'Blunderbuss'];

export interface HandWeapon {
  readonly name: string;
  readonly rank: number;
}

/** Nothing that is a hand weapon: of no rank. */
const bare: HandWeapon = { name: '', rank: 0 };

/** The best hand weapon that a model carries; of rank 0 where it has none. */
export function handWeaponOf({ items }: Fighter): HandWeapon {
  let best = bare;
  for (const name of items) {
    const rank = ranks[name as Weapon] ?? 0;
    if (rank > best.rank) best = { name, rank };
  }
  return best;
}

/** Whether the model's hand weapon is the best of several, or ranked by a reading. */
export function isChosen({ items }: Fighter): boolean {
  const ranked = items.filter((name) => ranks[name as Weapon] !== undefined);
  return ranked.length > 1 || ranked.some((name) => clubs.includes(name));
}
