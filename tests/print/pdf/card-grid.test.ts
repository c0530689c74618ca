import { describe, expect, test } from 'vitest';
import { papers } from '@/lib/print/model';
import { cardSize, cardsOnSheet, cutMarks, gridOrigin } from '@/lib/print/pdf/card-grid';
import { mm, paperSizes } from '@/lib/print/pdf/units';

describe.each(papers)('cards on %s', (paper) => {
  const size = paperSizes[paper];
  const { x, y } = gridOrigin(size);
  const right = x + 3 * cardSize.width;
  const bottom = y + 3 * cardSize.height;

  test('nine of 63 by 88 mm stand in the middle', () => {
    expect(cardsOnSheet).toBe(9);
    expect(cardSize.width).toBeCloseTo(mm(63));
    expect(cardSize.height).toBeCloseTo(mm(88));
    expect(x).toBeCloseTo(size.width - right);
    expect(y).toBeCloseTo(size.height - bottom);
    expect(Math.min(x, y)).toBeGreaterThan(mm(5));
  });

  test('sixteen cut marks of 5 mm stand in the margins only', () => {
    const marks = cutMarks(size);
    expect(marks).toHaveLength(16);
    for (const mark of marks) {
      expect(mark.length).toBeCloseTo(mm(5));
      const endX = mark.x + (mark.upright ? 0 : mark.length);
      const endY = mark.y + (mark.upright ? mark.length : 0);
      expect(Math.min(mark.x, mark.y)).toBeGreaterThan(0);
      expect(endX).toBeLessThan(size.width);
      expect(endY).toBeLessThan(size.height);
      const outside = mark.upright ? endY <= y || mark.y >= bottom : endX <= x || mark.x >= right;
      expect(outside).toBe(true);
    }
  });

  test('they point along the edges of cards', () => {
    const edges = (count: number, from: number, step: number) =>
      Array.from({ length: count }, (_, index) => from + index * step);
    const upright = cutMarks(size).filter((mark) => mark.upright);
    for (const edge of edges(4, x, cardSize.width))
      expect(upright.filter((mark) => Math.abs(mark.x - edge) < 0.01)).toHaveLength(2);
  });
});
