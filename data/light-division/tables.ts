import type { Kind } from './units';
import type { Words } from './words';

/** Inches that a unit moves in each formation; absent = it has no such formation. */
export interface Moves {
  readonly road?: number;
  readonly column?: number;
  readonly line?: number;
  readonly skirmish?: number;
  readonly square?: number;
}

const rows = {
  infantry: { road: 8, column: 6, line: 4, skirmish: 6, square: 2 },
  cavalry: { road: 12, column: 8, line: 6, skirmish: 8 },
  horseArtillery: { road: 12, line: 4 },
  footArtillery: { road: 8, line: 4 },
  heavyArtillery: { road: 6, line: 2 },
} as const satisfies Readonly<Record<string, Moves>>;

/** Whether units of a kind may stand in skirmish order as a whole. */
export function skirmishes({ rules }: Pick<Kind, 'rules'>): boolean {
  return rules.includes('Skirmish order');
}

/** The row of the movement table for a kind of unit; nothing for howitzers, which have none. */
function rowOf({ slug, arm }: Pick<Kind, 'slug' | 'arm'>): Moves | undefined {
  if (arm === 'infantry') return rows.infantry;
  if (arm === 'cavalry') return rows.cavalry;
  switch (slug) {
    case 'general':
      return { skirmish: rows.cavalry.skirmish };
    case 'horse-battery':
      return rows.horseArtillery;
    case '12-pdr-battery':
      return rows.heavyArtillery;
    case 'howitzer-battery':
      return undefined;
    default:
      return rows.footArtillery;
  }
}

/** Inches of a kind of unit in the formations that it may take. */
export function movesOf(row: Pick<Kind, 'slug' | 'arm' | 'rules'>): Moves | undefined {
  const moves = rowOf(row);
  if (!moves || row.arm === 'artillery' || row.arm === 'command') return moves;
  // Pikes know no formation but the two columns.
  if (row.slug === 'pike-levy') return { road: rows.infantry.road, column: rows.infantry.column };
  const { skirmish, ...close } = moves;
  return skirmishes(row) && skirmish !== undefined ? { ...close, skirmish } : close;
}

/** Ranges in inches: canister or small arms at short range, ball, shell or small arms at long range. */
export interface Range {
  readonly short: number;
  readonly long: number;
  /** Not nearer than this at long range. */
  readonly least?: number;
}

const ranges = {
  Musket: { short: 2, long: 4 },
  Rifle: { short: 4, long: 6 },
  'Light guns': { short: 7, long: 14 },
  'Medium guns': { short: 8, long: 16 },
  '12-pdr guns': { short: 10, long: 20 },
  Howitzers: { short: 8, least: 16, long: 24 },
} as const satisfies Readonly<Record<string, Range>>;

/** Dice of canister by one gun model. */
export const canisterDice = {
  'Light guns': 2,
  'Medium guns': 3,
  '12-pdr guns': 4,
  Howitzers: 4,
} as const;

export type Firearm = keyof typeof ranges;

function isFirearm(item: string): item is Firearm {
  return Object.hasOwn(ranges, item);
}

/** What a unit with this item fires: horse guns are light or medium, the source does not say which. */
export function firearmsOf(items: readonly string[]): readonly Firearm[] {
  return items.flatMap((item): readonly Firearm[] =>
    item === 'Horse guns' ? ['Light guns', 'Medium guns'] : isFirearm(item) ? [item] : [],
  );
}

export function rangeOf(firearm: Firearm): Range {
  return ranges[firearm];
}

/** "2″", "16″ to 24″". */
export function longRange({ least, long }: Range, { between }: Pick<Words, 'between'>): string {
  return least === undefined ? `${long}″` : between(least, long);
}
