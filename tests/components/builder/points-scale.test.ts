import { expect, test } from 'vitest';
import { marksOf } from '@/components/findings/points-scale';

test.each([
  [0, 400, [0, 100, 200, 300, 400]],
  [416, 400, [0, 100, 200, 300, 400]],
  [0, 250, [0, 50, 100, 150, 200, 250]],
  [0, 520, [0, 200, 400, 520]],
  [0, 1000, [0, 200, 400, 600, 800, 1000]],
  [0, 3, [0, 1, 2, 3]],
  [0, 1, [0, 1]],
])('%i of %i', (points, cap, marks) => {
  expect(marksOf(points, cap).map(({ value }) => value)).toEqual(marks);
});

test('over the cap the scale shrinks with the bar', () => {
  expect(marksOf(800, 400).at(-1)).toEqual({ value: 400, at: 50 });
});
