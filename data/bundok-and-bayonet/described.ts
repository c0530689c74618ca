import type { Unit } from '@/lib/rules/view';
import { firingDice, moraleDice, qualities, type Quality } from './tables/dice';
import {
  nativeGuns,
  nativeReach,
  nativeWeapons,
  type Reach,
  regularReach,
  regularWeapons,
} from './tables/ranges';
import { natives, type UnitRow } from './units';

/** Figures of one unit; nothing = not said, or no number of figures. */
export function figuresOf(row: UnitRow, unit: Unit): number | undefined {
  switch (row.figures.kind) {
    case 'fixed':
      return row.figures.figures;
    case 'none':
      return 0;
    case 'range': {
      const given = unit.attributes.get('figures');
      return typeof given === 'number' ? given : undefined;
    }
  }
}

export function qualityOf(unit: Unit): Quality {
  const given = unit.attributes.get('quality');
  return qualities.find((one) => one === given) ?? 'regular';
}

/** How a unit checks its morale. */
export type MoraleCheck =
  | { readonly kind: 'none' }
  /** Dice by its kind, or as the player has filled in, before and after its quality. */
  | { readonly kind: 'dice'; readonly base: number; readonly dice: number }
  /** The source has lost the number, and nobody has filled it in. */
  | { readonly kind: 'unknown' };

export function moraleCheckOf(row: UnitRow, unit: Unit): MoraleCheck {
  const withQuality = (base: number): MoraleCheck => ({
    kind: 'dice',
    base,
    dice: moraleDice(base, qualityOf(unit)),
  });
  switch (row.morale.kind) {
    case 'exempt':
      return { kind: 'none' };
    case 'dice':
      return withQuality(row.morale.dice);
    case 'lost': {
      const given = unit.attributes.get('moraleDice');
      return typeof given === 'number' ? withQuality(given) : { kind: 'unknown' };
    }
  }
}

/** What a unit fires and how far; nothing when it fires nothing, or its weapon is not chosen. */
export function reachOf({ id, arms }: UnitRow, unit: Unit): Reach | undefined {
  switch (arms.kind) {
    case 'gun':
      return regularReach[arms.gun];
    case 'native-gun': {
      const given = unit.attributes.get('gun');
      return nativeReach[nativeGuns.find((gun) => gun === given) ?? 'light'];
    }
    case 'weapon':
      return weaponReach(id, unit.attributes.get('weapon'));
    case 'joins':
    case 'none':
      return undefined;
  }
}

function weaponReach(id: string, given: unknown): Reach | undefined {
  if (id.startsWith(`${natives}/`)) {
    const weapon = nativeWeapons.find((one) => one === given);
    return weapon && nativeReach[weapon];
  }
  const weapon = regularWeapons.find((one) => one === given);
  return weapon && regularReach[weapon];
}

/** Dice that each figure of such a unit throws when it fires; 0 for those who fire nothing. */
export function diceOfFigure({ arms }: UnitRow): number {
  switch (arms.kind) {
    case 'gun':
    case 'native-gun':
      return firingDice.guns;
    case 'weapon':
    case 'joins':
      return firingDice.troops;
    case 'none':
      return 0;
  }
}
