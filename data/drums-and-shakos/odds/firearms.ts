import type { Fighter } from '@/lib/odds/question';
import type { Weapon } from '../row';

/** The measuring sticks, shortest first. */
export const sticks = ['short', 'medium', 'long'] as const;
export type Stick = (typeof sticks)[number];

/** How far a target is: within a stick, or within twice or three times the weapon's range. */
export type Distance = Stick | 'double' | 'triple';

/** A row of the Firearms Table: what a shooter adds at one, two and three times the range. */
export interface Firearm {
  readonly name: Weapon;
  readonly range: Stick;
  readonly single: number;
  readonly double: number;
  /** Absent = no shot. */
  readonly triple?: number;
}

/** Song of Drums and Shakos, Firearms Table. */
const firearms: readonly Firearm[] = [
  { name: 'Musket', range: 'long', single: 2, double: 1, triple: 0 },
  { name: 'Rifle', range: 'long', single: 2, double: 2, triple: 1 },
  { name: 'Carbine', range: 'medium', single: 1, double: 0 },
  { name: 'Pistol', range: 'short', single: 1, double: -1 },
  { name: 'Blunderbuss', range: 'short', single: 2, double: -1 },
  { name: 'Bow', range: 'short', single: 0, double: -1 },
];

/** What a model can shoot with, in the order of the table. */
export function firearmsOf({ items }: Fighter): readonly Firearm[] {
  return firearms.filter(({ name }) => items.includes(name));
}

/**
 * Distances that make a difference with this weapon, nearest first: each stick within its range,
 * Medium for a weapon of Short range, and its double and triple range.
 */
export function distancesOf({ range, triple }: Firearm): readonly Distance[] {
  const within = sticks.slice(0, sticks.indexOf(range) + 1);
  return [...within, 'double', ...(triple === undefined ? [] : (['triple'] as const))];
}

/** What the shooter adds at this distance; nothing where he cannot shoot so far. */
export function modifierAt(firearm: Firearm, distance: Distance): number | undefined {
  if (distance === 'double') return firearm.double;
  if (distance === 'triple') return firearm.triple;
  return sticks.indexOf(distance) <= sticks.indexOf(firearm.range) ? firearm.single : undefined;
}
