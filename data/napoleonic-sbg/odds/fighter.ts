import type { Fighter, Side } from '@/lib/odds/question';

function numberOf({ profile }: Fighter, stat: string): number {
  return Number.parseInt(profile.stats[stat] ?? '', 10);
}

export function strengthOf(fighter: Fighter): number {
  return numberOf(fighter, 'strength');
}

export function defenceOf(fighter: Fighter): number {
  return numberOf(fighter, 'defence');
}

export function attacksOf(fighter: Fighter): number {
  return numberOf(fighter, 'attacks');
}

export function woundsOf(fighter: Fighter): number {
  return numberOf(fighter, 'wounds');
}

export function courageOf(fighter: Fighter): number {
  return numberOf(fighter, 'courage');
}

/** Points of Might; none where the profile prints none. */
export function mightOf({ profile }: Fighter): number {
  return Number(profile.stats['might'] ?? '') || 0;
}

/** 4 of "4/5+". */
export function fightOf(fighter: Fighter): number {
  return numberOf(fighter, 'fight');
}

/** 5 of "4/5+"; NaN for who cannot shoot ("2/-"). */
export function shootOf({ profile }: Fighter): number {
  return Number.parseInt((profile.stats['fight'] ?? '').split('/')[1] ?? '', 10);
}

export function hasRule({ profile }: Fighter, rule: string): boolean {
  return profile.rules.includes(rule);
}

export function carries({ items }: Fighter, item: string): boolean {
  return items.includes(item);
}

export function isGun({ profile }: Fighter): boolean {
  return profile.traits.has('artillery');
}

/** Id of a switch that each side has. */
export function ofSide(side: Side, name: string): string {
  return `${side}-${name}`;
}
