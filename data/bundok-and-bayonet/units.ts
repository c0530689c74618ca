import type { SymbolId } from '@/lib/roster/profile';
import type { RegularGun } from './tables/ranges';

/** The two sides, as profile ids begin. */
export const regulars = 'european-regular';
export const natives = 'irregular-native';
export type Side = typeof regulars | typeof natives;

/** How many figures a unit has: a printed number, or a range within which the player says. */
export type Figures =
  | { readonly kind: 'fixed'; readonly figures: number }
  | { readonly kind: 'range'; readonly min: number; readonly max?: number; readonly start: number }
  /** Vehicles, beasts and bearers: nobody who fights. */
  | { readonly kind: 'none' };

/** Whether and how a unit takes morale checks. */
export type Morale =
  | { readonly kind: 'exempt' }
  | { readonly kind: 'dice'; readonly dice: number }
  /** The number did not survive in the copy of the source. */
  | { readonly kind: 'lost' };

/** What a unit fires. */
export type Arms =
  /** What the player gives its figures. */
  | { readonly kind: 'weapon' }
  | { readonly kind: 'gun'; readonly gun: RegularGun }
  /** A gun of the weight that the player says. */
  | { readonly kind: 'native-gun' }
  /** Its figures join in the fire of a unit that they touch. */
  | { readonly kind: 'joins' }
  | { readonly kind: 'none' };

export type Role = 'combat' | 'transport' | 'headquarters';
export type Section = 'infantry' | 'cavalry' | 'artillery' | 'headquarters' | 'transport';

/** One unit of a side, as the source describes it. */
export interface UnitRow {
  /** `side/slug`; never renamed or used again. */
  readonly id: string;
  readonly name: string;
  /** Of what and whom it is made. */
  readonly composition: string;
  readonly section: Section;
  readonly symbol: SymbolId;
  readonly role: Role;
  readonly figures: Figures;
  /** The copy of the source has lost its size, so the range is a reading of ours. */
  readonly hasLostSize?: true;
  readonly morale: Morale;
  readonly arms: Arms;
  /** Terms that explain it, as the glossary has them. */
  readonly rules: readonly string[];
}
