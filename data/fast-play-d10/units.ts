import type { SymbolId } from '@/lib/roster/profile';
import type { MovementId } from './tables/movement';

/** The classes of troops, the worst first. */
export const classes = ['militia', 'line', 'elite', 'guard'] as const;
export type UnitClass = (typeof classes)[number];

/** Names of the classes. */
export const classNames: Readonly<Record<UnitClass, string>> = {
  militia: 'Militia',
  line: 'Line',
  elite: 'Elite',
  guard: 'Guard',
};

/** Arms that fight in bases. */
export const troops = [
  'infantry',
  'light-infantry',
  'light-cavalry',
  'heavy-cavalry',
  'foot-artillery',
  'horse-artillery',
] as const;
export type Troops = (typeof troops)[number];

/** Officers, who have no bases. */
export const officers = ['foot-officer', 'mounted-officer'] as const;
export type Officer = (typeof officers)[number];

export type UnitKind = Troops | Officer;

/** Where a kind stands in the roster. */
export type Section = 'infantry' | 'cavalry' | 'artillery' | 'officers';

/** One kind of unit: every nation has them all. */
export interface UnitRow {
  readonly kind: UnitKind;
  readonly name: string;
  readonly section: Section;
  readonly symbol: SymbolId;
  /** Its rows of the movement table. */
  readonly moves: readonly MovementId[];
  /** Terms that explain it, as the glossary has them. */
  readonly rules: readonly string[];
}

export const unitRows: readonly UnitRow[] = [
  {
    kind: 'infantry',
    name: 'Infantry',
    section: 'infantry',
    symbol: 'infantry',
    moves: ['line', 'column'],
    rules: ['Line formation', 'Column', 'Square'],
  },
  {
    kind: 'light-infantry',
    name: 'Light Infantry',
    section: 'infantry',
    symbol: 'light-infantry',
    moves: ['light'],
    rules: ['Skirmishers'],
  },
  {
    kind: 'light-cavalry',
    name: 'Light Cavalry',
    section: 'cavalry',
    symbol: 'cavalry',
    moves: ['light-cavalry'],
    rules: ['Charge'],
  },
  {
    kind: 'heavy-cavalry',
    name: 'Heavy Cavalry',
    section: 'cavalry',
    symbol: 'heavy-cavalry',
    moves: ['heavy-cavalry'],
    rules: ['Charge'],
  },
  {
    kind: 'foot-artillery',
    name: 'Foot Artillery',
    section: 'artillery',
    symbol: 'artillery',
    moves: ['foot-artillery'],
    rules: ['Combined artillery fire', 'Fire past friends'],
  },
  {
    kind: 'horse-artillery',
    name: 'Horse Artillery',
    section: 'artillery',
    symbol: 'artillery',
    moves: ['horse-artillery'],
    rules: ['Combined artillery fire', 'Fire past friends'],
  },
  {
    kind: 'foot-officer',
    name: 'Foot Officer',
    section: 'officers',
    symbol: 'officer',
    moves: ['foot-officer'],
    rules: ['Officer value', 'Fallen leader'],
  },
  {
    kind: 'mounted-officer',
    name: 'Mounted Officer',
    section: 'officers',
    symbol: 'general',
    moves: ['mounted-officer'],
    rules: ['Officer value', 'Fallen leader'],
  },
];
