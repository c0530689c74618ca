import type { Size } from './units';
import { mm } from './units';

/** A card in points: nine of them, without gaps, in the middle of a sheet. */
export const cardSize: Size = { width: mm(63), height: mm(88) };
export const cardsAcross = 3;
const cardsDown = 3;
export const cardsOnSheet = cardsAcross * cardsDown;

/** Cut marks are this long and keep at most this far from the cards. */
const markLength = mm(5);
const mostGap = mm(2.5);

export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly upright: boolean;
}

/** Where the cards of a sheet begin: the grid stands in its middle. */
export function gridOrigin(sheet: Size): { readonly x: number; readonly y: number } {
  return {
    x: (sheet.width - cardsAcross * cardSize.width) / 2,
    y: (sheet.height - cardsDown * cardSize.height) / 2,
  };
}

/** Marks to cut along, in the margins only: two at each end of every line between cards. */
export function cutMarks(sheet: Size): readonly Stroke[] {
  const { x, y } = gridOrigin(sheet);
  const gapOf = (margin: number) => Math.max(0, Math.min(mostGap, (margin - markLength) / 3));
  const [gapX, gapY] = [gapOf(x), gapOf(y)];
  const upright = Array.from({ length: cardsAcross + 1 }, (_, line) => {
    const at = x + line * cardSize.width;
    const bottom = sheet.height - y + gapY;
    return [y - gapY - markLength, bottom].map((top) => ({
      x: at,
      y: top,
      length: markLength,
      upright: true,
    }));
  });
  const level = Array.from({ length: cardsDown + 1 }, (_, line) => {
    const at = y + line * cardSize.height;
    const right = sheet.width - x + gapX;
    return [x - gapX - markLength, right].map((left) => ({
      x: left,
      y: at,
      length: markLength,
      upright: false,
    }));
  });
  return [...upright, ...level].flat();
}
