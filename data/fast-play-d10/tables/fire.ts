import type { UnitClass } from '../units';

/** Distances, in inches, up to which each column of the fire points holds. */
export const bands = [4, 8, 16, 24, 36] as const;
export type Band = (typeof bands)[number];

/** Fire points at each band, nearest first; a band that is missing is out of reach. */
export type FirePoints = readonly number[];

/** Fire points of one base of foot, by class: at 4 and 8 inches. */
export const footFire: Readonly<Record<UnitClass, FirePoints>> = {
  guard: [4, 3],
  elite: [4, 3],
  line: [3, 2],
  militia: [2, 1],
};

/** The three artillery rows, the best first: fire points of one heavy gun and of one other gun. */
export const artilleryRows = {
  best: {
    name: 'French Guard and Russian guns',
    heavy: [13, 10, 8, 6, 5],
    medium: [11, 7, 6, 5, 4],
  },
  second: {
    name: 'French line and British guns',
    heavy: [12, 9, 7, 5, 4],
    medium: [10, 6, 5, 4, 3],
  },
  third: {
    name: 'Guns of all other nations',
    heavy: [11, 8, 6, 4, 3],
    medium: [9, 5, 4, 3, 2],
  },
} as const satisfies Readonly<
  Record<string, { name: string; heavy: FirePoints; medium: FirePoints }>
>;

export type ArtilleryRowId = keyof typeof artilleryRows;

/** The row by which guns of a nation fire. */
export function artilleryRowOf(nation: string, unitClass: UnitClass): ArtilleryRowId {
  switch (nation) {
    case 'russia':
      return 'best';
    case 'france':
      return unitClass === 'guard' ? 'best' : 'second';
    case 'great-britain':
      return 'second';
    default:
      return 'third';
  }
}

/** A row of the fire table: what a roll of one D10 does at so many fire points, as printed. */
export interface FireRow {
  readonly name: string;
  /** The most fire points that it is for. */
  readonly most: number;
  /** Rolls for no effect, lively, telling, deadly and withering fire. */
  readonly rolls: readonly [string, string, string, string, string];
}

/** The columns of the fire table, in its order. */
export const effects = ['None', 'Lively', 'Telling', 'Deadly', 'Withering'] as const;

export const fireRows: readonly FireRow[] = [
  { name: '1', most: 1, rolls: ['≤ 10', '11', '–', '–', '–'] },
  { name: '2', most: 2, rolls: ['≤ 9', '10', '11', '–', '–'] },
  { name: '3', most: 3, rolls: ['≤ 9', '10', '11', '–', '–'] },
  { name: '4', most: 4, rolls: ['≤ 8', '9, 10', '11', '–', '–'] },
  { name: '5', most: 5, rolls: ['≤ 7', '8–10', '11', '–', '–'] },
  { name: '6–7', most: 7, rolls: ['≤ 7', '8, 9', '10', '11', '–'] },
  { name: '8–9', most: 9, rolls: ['≤ 6', '7–9', '10', '11', '–'] },
  { name: '10–11', most: 11, rolls: ['≤ 5', '6–8', '9, 10', '11', '–'] },
  { name: '12–14', most: 14, rolls: ['≤ 4', '5–7', '8–10', '11', '–'] },
  { name: '15–19', most: 19, rolls: ['≤ 3', '4–6', '7–9', '10', '11'] },
  { name: '20–24', most: 24, rolls: ['≤ 2', '3–5', '6, 7', '8–10', '11'] },
  { name: '25–29', most: 29, rolls: ['≤ 1', '2–4', '5, 6', '7–9', '10'] },
  { name: '30–34', most: 34, rolls: ['0', '1–3', '4–6', '7, 8', '9, 10'] },
  { name: '35–39', most: 39, rolls: ['−1', '0–2', '3–5', '6, 7', '8–10'] },
  { name: '40–44', most: 44, rolls: ['−1', '0, 1', '2–4', '5, 6', '7–10'] },
  { name: '45–49', most: 49, rolls: ['−1', '0, 1', '2, 3', '4, 5', '6–10'] },
  {
    name: '50+',
    most: Number.POSITIVE_INFINITY,
    rolls: ['−1', '0', '−1, 1, 2', '3, 4', '5–10'],
  },
];

/** The row for so many fire points; nothing for none. */
export function fireRowOf(points: number): FireRow | undefined {
  return points >= 1 ? fireRows.find(({ most }) => points <= most) : undefined;
}
