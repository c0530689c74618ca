import type { Fighter, Situation } from '@/lib/odds/question';
import { type ShootingItem, shootingItems } from '../weapons';

/** What a model can shoot with. */
export function weaponsOf({ items }: Fighter): readonly ShootingItem[] {
  return shootingItems.filter(({ name }) => items.includes(name));
}

export function idOf({ name }: ShootingItem): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

export function weaponOf(first: Fighter, set: Situation): ShootingItem | undefined {
  const carried = weaponsOf(first);
  return carried.find((item) => idOf(item) === set['weapon']) ?? carried[0];
}
