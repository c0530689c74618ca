import { mm } from './units';

/** How close a roster is set. All keep to 9 pt at least. */
export interface Density {
  /** Size of the rows. */
  readonly row: number;
  /** Size of second lines of rows, sources and column heads. */
  readonly small: number;
  /** Size of the notes below the table. */
  readonly notes: number;
  readonly leading: number;
  /** White above and below the text of a row. */
  readonly rowPad: number;
  /** White between terms. */
  readonly termGap: number;
  /** Whether parts of the list have headings; without them only the order tells. */
  readonly headed: boolean;
}

/** The widest first. */
export const densities: readonly [Density, ...Density[]] = [
  {
    row: 10.5,
    small: 9.5,
    notes: 10,
    leading: 1.2,
    rowPad: mm(1.1),
    termGap: mm(0.9),
    headed: true,
  },
  {
    row: 10.5,
    small: 9.5,
    notes: 9.5,
    leading: 1.2,
    rowPad: mm(0.9),
    termGap: mm(0.7),
    headed: true,
  },
  { row: 10, small: 9, notes: 9, leading: 1.16, rowPad: mm(0.7), termGap: mm(0.5), headed: true },
  { row: 10, small: 9, notes: 9, leading: 1.14, rowPad: mm(0.5), termGap: mm(0.3), headed: false },
];

/**
 * Pages in the widest of these densities (the widest first) that takes no more sheets than the closest:
 * closer never takes more, so that those between are tried only where that saves one.
 */
export function setWidest<D, Page>(
  [widest, ...closer]: readonly [D, ...D[]],
  compose: (density: D) => readonly Page[],
): readonly Page[] {
  const wide = compose(widest);
  const closest = closer.pop();
  if (closest === undefined || wide.length === 1) return wide;
  const close = compose(closest);
  if (close.length === wide.length) return wide;
  for (const density of closer) {
    const pages = compose(density);
    if (pages.length === close.length) return pages;
  }
  return close;
}
