import type { ProfileTable } from '@/lib/roster/profile';
import { FigureRow } from '../rosters/figure-row';

/** A few chances of a model by itself. */
export function KeyTables({ odds }: { readonly odds: readonly ProfileTable[] }) {
  return odds.map(({ name, head, row }) => (
    <FigureRow
      key={name}
      name={name}
      cells={head.map((short, at) => ({ short, name: short, value: row[at] ?? '' }))}
    />
  ));
}
