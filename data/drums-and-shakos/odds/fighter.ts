import type { Fighter } from '@/lib/odds/question';
import type { SpecialRule } from '../row';

/** Special rules that the book has; some are on no roster. */
export type AnyRule = SpecialRule | 'Fearless' | 'Poor Shot' | 'Reluctant';

export function has({ profile }: Fighter, rule: AnyRule): boolean {
  return profile.traits.has(rule);
}

/** 4 of "4+". */
export function qualityOf({ profile }: Fighter): number {
  return Number.parseInt(profile.stats['quality'] ?? '', 10);
}

export function combatOf({ profile }: Fighter): number {
  return Number.parseInt(profile.stats['combat'] ?? '', 10);
}
