import type { Fighter } from '@/lib/odds/question';
import { carries } from './fighter';

/** Ways of fighting hand to hand, in the order in which they are offered. */
const fightKinds = ['hand', 'spear', 'lance', 'pike', 'two-handed', 'gun', 'none'] as const;
export type FightKind = (typeof fightKinds)[number];

/** A pistol is turned round and used as a club. */
const handWeapons = ['Sword', 'Short Sword', 'Dagger', 'Hand weapon', 'Pistol', 'Brace of Pistols'];
const twoHanded = ['Two-handed weapon', 'Two-handed axe'];

/** Guns that are a spear with a bayonet and clumsy without. */
const guns = ['Musket', 'Rifle', 'Carbine', 'Rifled Carbine', 'Blunderbuss'];

function hasAny(fighter: Fighter, items: readonly string[]): boolean {
  return items.some((item) => carries(fighter, item));
}

export function hasHandWeapon(fighter: Fighter): boolean {
  return hasAny(fighter, handWeapons);
}

/** How a model can fight with what it has: a lance on foot is a pike. */
export function fightKindsOf(fighter: Fighter): readonly FightKind[] {
  const isMounted = carries(fighter, 'Horse');
  const hasLance = carries(fighter, 'Lance');
  const hasBayonet = carries(fighter, 'Bayonet');
  const has: Readonly<Record<FightKind, boolean>> = {
    hand: hasHandWeapon(fighter),
    spear: hasBayonet && hasAny(fighter, guns),
    lance: hasLance && isMounted,
    pike: carries(fighter, 'Pike') || (hasLance && !isMounted),
    'two-handed': hasAny(fighter, twoHanded),
    gun: !hasBayonet && hasAny(fighter, guns),
    none: false,
  };
  const kinds = fightKinds.filter((kind) => has[kind]);
  return kinds.length > 0 ? kinds : ['none'];
}
