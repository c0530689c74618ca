import type { KeyOdds } from '@/lib/odds/question';
import { FigureRow } from '../rosters/figure-row';

/** A few chances of a model by itself. */
export function KeyTables({ odds }: { readonly odds: readonly KeyOdds[] }) {
  return odds.map(({ name, head, row }) => (
    <FigureRow
      key={name}
      name={name}
      cells={head.map((short, at) => ({ short, name: short, value: row[at] ?? '' }))}
    />
  ));
}
