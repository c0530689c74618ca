import type { CSSProperties } from 'react';
import type { Column, Ruleset } from '@/lib/rules/ruleset';

/** With more columns than this a row would have no room left for its name. */
const mostInRow = 3;

/** The figures that every row shows; where there are too many, rows show them when opened. */
export function rowColumns({ columns }: Ruleset): readonly Column[] {
  const own = columns.filter(({ heroic }) => !heroic);
  return own.length <= mostInRow ? own : [];
}

/** The columns of rows and their heads, for `grid-cols-(--row)` from tablets up. */
export function rowTemplate(columns: readonly Column[]): CSSProperties {
  const stats = columns.map(() => '2.25rem').join(' ');
  return { '--row': `1.5rem minmax(0, 1fr) ${stats} 7rem 4rem` } as CSSProperties;
}
