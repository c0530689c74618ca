import type { Troops, UnitClass } from '../units';

/** What a class adds to morale and melee rolls. */
const ofClass: Readonly<Record<UnitClass, number>> = { militia: -1, line: 0, elite: 1, guard: 2 };

/** What the French add to morale rolls and to the roll for the first move. */
export const frenchBonus = 1;

/** What heavy cavalry adds in melee for its weight. */
export const heavyBonus = 1;

/** What armour adds in melee. */
export const armourBonus = 2;

/** What lancers add when they charge infantry. */
export const lancerBonus = 1;

/** What cavalry adds when it charges infantry in the open. */
export const openChargeBonus = 2;

/** What any charge adds. */
export const chargeBonus = 1;

/** Arms that are rated as elite whatever class they are given, guard excepted. */
function isRatedElite(arm: Troops, inMelee: boolean): boolean {
  // In melee the weight of heavy cavalry stands on a line of its own.
  return arm === 'light-infantry' || (arm === 'heavy-cavalry' && !inMelee);
}

/** What a unit's kind adds to its morale rolls, its nation and losses aside. */
export function moraleOf(arm: Troops, unitClass: UnitClass): number {
  const own = ofClass[unitClass];
  return isRatedElite(arm, false) ? Math.max(1, own) : own;
}

/** What a unit's class adds in melee, its weight and armour aside. */
export function meleeClassOf(arm: Troops, unitClass: UnitClass): number {
  const own = ofClass[unitClass];
  return isRatedElite(arm, true) ? Math.max(1, own) : own;
}

/** "+1", "0", "−1". */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}
