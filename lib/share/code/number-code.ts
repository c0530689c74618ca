/** The largest number that codes hold as a number: logarithms of it are still exact. */
export const mostWritten = 2 ** 40;

/** Bits that tell so many things apart. */
export function widthFor(things: number): number {
  return things < 2 ? 0 : Math.floor(Math.log2(things - 1)) + 1;
}

/** 0, -1, 1, -2, 2 ... as 0, 1, 2, 3, 4, so that small differences are small numbers. */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

export function unzigzag(value: number): number {
  return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
}
