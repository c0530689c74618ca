/** Names come from files of strangers: a terminal must not obey what they hold. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** Columns of text two spaces apart; those in `right` are figures. No line ends in spaces. */
export function formatTable(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, lengthOf(cell));
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const space = ' '.repeat((widths[at] ?? 0) - lengthOf(cell));
          return right.includes(at) ? space + cell : cell + space;
        })
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Characters as a person counts them, accents with their letter. */
function lengthOf(text: string): number {
  return [...text.normalize('NFC').replace(/\p{M}/gu, '')].length;
}
