import type { Row, SpecialRule, Weapon } from './row';

/*
 * How the printed prices come about. The book prints prices and no formula: every figure in this
 * file was fitted to its 165 profiles by this project, and is to be called so wherever it is shown.
 */

/** Points before the factor. An Axe is only ever seen with Engineer and a Pike with Slow, so each
 * pair's sum is fitted (5 and -1) and its split between the two is a guess. */
const weaponValues: Readonly<Record<Weapon, number>> = {
  Axe: 2,
  Blunderbuss: 1,
  Bow: 1,
  Carbine: 4,
  Halberd: 5,
  Lance: 7,
  Musket: 7,
  Pike: 5,
  Pistol: 2,
  Rifle: 10,
  Sword: 3,
};

/** Points before the factor; Fearless, Poor Shot, Reluctant and Short Move cannot be fitted. */
const ruleValues: Readonly<Record<SpecialRule, number>> = {
  Cuirass: 5,
  Élan: 6,
  Engineer: 3,
  Fear: 10,
  'Flag Bearer': 5,
  Green: -2,
  Leader: 15,
  Light: 5,
  Marksman: 5,
  Mounted: 6,
  Musician: 3,
  NCO: 8,
  Scout: 3,
  Slow: -6,
  Steadfast: 3,
  Strong: 4,
  Unpredictable: -3,
  Unreliable: -3,
  Wavering: -3,
  Weak: -3,
};

const pointsPerCombat = 5;

/** The one profile whose printed price, which stands, is not what the formula gives. */
export const oddRow = {
  id: 'great-britain/line-grenadier-company',
  printedPoints: 33,
  fittedPoints: 32,
} as const;

export interface CostPart {
  readonly name: Weapon | SpecialRule;
  readonly value: number;
}

/** A fitted price, taken apart: `(base + parts) x factor`, halves rounded up. */
export interface FittedCost {
  /** 5 x Combat. */
  readonly base: number;
  readonly parts: readonly CostPart[];
  /** The base and every part. */
  readonly sum: number;
  /** (7 - Quality) / 2: from 2.5 at Quality 2+ to 0.5 at 6+. */
  readonly factor: number;
  readonly points: number;
}

/** What the fitted formula makes of a row; it never looks at the printed points. */
export function fittedCost(row: Pick<Row, 'quality' | 'combat' | 'weapons' | 'rules'>): FittedCost {
  const base = pointsPerCombat * row.combat;
  const parts: readonly CostPart[] = [
    ...row.weapons.map((name) => ({ name, value: weaponValues[name] })),
    ...row.rules.map((name) => ({ name, value: ruleValues[name] })),
  ];
  const sum = parts.reduce((total, part) => total + part.value, base);
  const factor = (7 - row.quality) / 2;
  return { base, parts, sum, factor, points: Math.round(sum * factor) };
}
