import type { DescribedTroops } from './described';
import { artilleryRowOf, artilleryRows, bands, type FirePoints, footFire } from './tables/fire';

/** Fire points of one base or gun at each band, nearest first; nothing for those who do not shoot. */
export function firePointsOf({
  arm,
  nation,
  unitClass,
  isHeavyGun,
}: Pick<DescribedTroops, 'arm' | 'nation' | 'unitClass' | 'isHeavyGun'>): FirePoints | undefined {
  switch (arm) {
    case 'infantry':
    case 'light-infantry':
      return footFire[unitClass];
    case 'foot-artillery':
    case 'horse-artillery': {
      const row = artilleryRows[artilleryRowOf(nation, unitClass)];
      return isHeavyGun ? row.heavy : row.medium;
    }
    case 'light-cavalry':
    case 'heavy-cavalry':
      return undefined;
  }
}

/** "4″ 24, 8″ 18": one figure for each band in reach, which no line break parts from its distance. */
export function atBands(points: readonly (number | string)[]): string {
  return points.map((value, at) => `${bands[at] ?? 0}″\u00a0${value}`).join(', ');
}

/** Half of a whole number, as people write it: "9", "10½". */
export function half(n: number): string {
  const whole = Math.floor(n / 2);
  return n % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
}
