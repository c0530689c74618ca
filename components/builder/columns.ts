import type { CSSProperties } from 'react';
import type { Column, Ruleset } from '@/lib/rules/ruleset';

/** With more columns than this a row would have no room left for its name. */
const mostInRow = 3;

/** The figures that rows of a roster show; where there are too many, rows show them when opened. */
export function rosterColumns({ columns }: Ruleset): readonly Column[] {
  const own = columns.filter(({ heroic }) => !heroic);
  return own.length <= mostInRow ? own : [];
}

/** Those that rows of a list show: what a unit's own figures say better is left out. */
export function rowColumns(ruleset: Ruleset): readonly Column[] {
  return rosterColumns(ruleset).filter(({ ofProfile }) => !ofProfile);
}

/** The columns of rows and their heads, for `list-row` from tablets up. */
export function rowTemplate(columns: readonly Column[], hasPoints: boolean): CSSProperties {
  const stats = (least: number) =>
    columns.map(({ short }) => `${Math.max(least, short.length * 0.46)}rem`).join(' ');
  return {
    '--row-tablet': `1.5rem minmax(0, 1fr) ${stats(2)} 6.5rem${hasPoints ? ' 3.5rem' : ''}`,
    '--row-desk': `1.5rem minmax(0, 1fr) ${stats(2.25)} 6.5rem${hasPoints ? ' 4rem' : ''}`,
  } as CSSProperties;
}
