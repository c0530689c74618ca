import type { Listed } from './sections';

/** How a window sets an entry: letters in a line of text, pixels of the button that tells who has it. */
interface Measure {
  readonly letters: number;
  readonly button: number;
  /** Of a row of a chart, whose cells may take several lines. */
  readonly row: number;
  /** Whether the term stands above its text, not beside it. */
  readonly isStacked: boolean;
}

const phone: Measure = { letters: 42, button: 44, row: 44, isStacked: true };
const wide: Measure = { letters: 64, button: 24, row: 36, isStacked: false };

const line = 24;
const smallLine = 20;

function heightOf(
  { entry, profiles }: Listed,
  { letters, button, row, isStacked }: Measure,
): number {
  const { summary, source, see = [], table, name } = entry;
  const lines = (length: number) => Math.ceil(length / letters);
  const term = isStacked ? line * (name === undefined ? 1 : 2) : 0;
  const related = see.length > 0 ? lines(10 + see.length * 16) : 0;
  const chart = table ? (table.rows.length + 1) * row + 24 : 0;
  return (
    32 +
    term +
    lines(summary.length) * line +
    chart +
    (related + lines(source.length)) * smallLine +
    (profiles > 0 ? button : 0)
  );
}

/**
 * About how much room the entries of one kind take before they are laid out, in pixels: on a phone and
 * on a wide screen. Rather too much than too little: what needs more than its room lies over what
 * follows for whoever asks where things are, as scripts and programs that read the page do.
 */
export function heightsOf(listed: readonly Listed[]): {
  readonly phone: number;
  readonly wide: number;
} {
  const sum = (measure: Measure) =>
    listed.reduce((height, one) => height + heightOf(one, measure), 90);
  return { phone: sum(phone), wide: sum(wide) };
}
