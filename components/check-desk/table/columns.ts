import type { DeskColumn } from '@/lib/desk/arrange';

/** What the table has a column for. */
export type ShownColumn = Exclude<DeskColumn, 'file' | 'ruleset' | 'cap'>;

/** A column of the table, and where its cells stand in a row. */
export interface ColumnHead {
  readonly id: ShownColumn;
  readonly area: string;
  /** Where it is not shown: its cells are not either. */
  readonly hidden?: string;
}

/** Where cells of each column stand; figures are right-aligned, so that they can be compared. */
export const areas = {
  player: '[grid-area:player] min-w-0',
  list: '[grid-area:list] min-w-0',
  nation: '[grid-area:nation] min-w-0',
  points: '[grid-area:points] text-right figures',
  models: '[grid-area:models] text-right figures',
  verdict: '[grid-area:verdict] min-w-0',
  findings: '[grid-area:findings] min-w-0',
  data: '[grid-area:data] max-desk:hidden',
  open: '[grid-area:open] justify-self-end',
} as const;

/** Columns by which rows can be put in order, as they stand. */
export const heads: readonly ColumnHead[] = [
  { id: 'player', area: areas.player },
  { id: 'list', area: areas.list },
  { id: 'nation', area: areas.nation },
  { id: 'points', area: areas.points },
  { id: 'models', area: areas.models },
  { id: 'verdict', area: areas.verdict },
  { id: 'findings', area: areas.findings },
  { id: 'data', area: areas.data },
];
