/** Shares of the room that a column of words may have, in hundredths. */
const shares = [20, 24, 28, 32, 36, 40, 44, 48, 52, 56];

/** Ways to share out a whole among so many columns. */
function* sharings(columns: number, whole = 100): Iterable<readonly number[]> {
  for (const share of shares) {
    if (columns === 1 && share === whole) yield [share];
    if (columns > 1)
      for (const others of sharings(columns - 1, whole - share)) yield [share, ...others];
  }
}

/**
 * Widths of columns of words: what they ask for when there is room, with the rest divided among
 * them; else the shares that give the fewest lines, and `least` to each. `lines` counts those of
 * each row at a width.
 */
export function shareOut(
  room: number,
  wanted: readonly number[],
  least: readonly number[],
  lines: (column: number, width: number) => readonly number[],
): readonly number[] {
  const sum = wanted.reduce((total, width) => total + width, 0);
  if (sum <= room) {
    const spare = room - sum;
    const others = 2 * (wanted.length - 1);
    return wanted.map((width, column) => width + spare / (column === 0 ? 2 : others));
  }
  const counts = wanted.map(
    (_, column) => new Map(shares.map((share) => [share, lines(column, (room * share) / 100)])),
  );
  let best = { lines: Infinity, widths: wanted.map(() => room / wanted.length) };
  for (const sharing of sharings(wanted.length)) {
    const widths = sharing.map((share) => (room * share) / 100);
    if (widths.some((width, column) => width < (least[column] ?? 0))) continue;
    const rows = sharing.map((share, column) => counts[column]?.get(share));
    const total = (rows[0] ?? []).reduce(
      (height, _, row) => height + Math.max(...rows.map((column) => column?.[row] ?? 0)),
      0,
    );
    if (total < best.lines) best = { lines: total, widths };
  }
  return best.widths;
}
