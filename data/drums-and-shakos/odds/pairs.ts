import { die, faces } from '@/lib/odds/dice';
import { type Distribution, together } from '@/lib/odds/distribution';
import type { GridCell, Step } from '@/lib/odds/question';

/** What each of the 36 pairs of dice comes to. */
export function ofPairs<T>(result: (faces: readonly [number, number]) => T): Distribution<T> {
  return together(die, die, (first, second) => result([first, second]));
}

/** The same pairs in a square, with what each side adds to its die. */
export function pairGrid(
  title: string,
  names: readonly [first: string, second: string],
  adds: readonly [first: number, second: number],
  cell: (faces: readonly [number, number]) => GridCell,
): Step {
  const heads = (side: 0 | 1) => faces.map((face) => `${face} → ${face + adds[side]}`);
  return {
    kind: 'grid',
    title,
    rowName: names[0],
    columnName: names[1],
    rows: heads(0),
    columns: heads(1),
    cells: faces.map((first) => faces.map((second) => cell([first, second]))),
  };
}
