import { describe, expect, test } from 'vitest';
import { balance, type Block, fill, heightOf, stack } from '@/lib/print/pdf/block';

const block = (height: number, more: Partial<Block> = {}): Block => ({
  height,
  draw: () => null,
  ...more,
});
/** A block of lines of 10 that can be parted between any of them. */
const lines = (count: number): Block =>
  block(count * 10, {
    split(room) {
      const fit = Math.floor(room / 10);
      return fit < 1 || fit >= count ? undefined : [lines(fit), lines(count - fit)];
    },
  });
const heights = (blocks: readonly Block[]) => blocks.map(({ height }) => height);

describe('blocks in a column', () => {
  test('white above is dropped at the top', () => {
    const blocks = [block(10, { before: 5 }), block(20, { before: 5 })];
    expect(stack(blocks).map(({ y }) => y)).toEqual([0, 15]);
    expect(heightOf(blocks)).toBe(35);
    expect(heightOf([])).toBe(0);
  });

  test('as many whole blocks as fit', () => {
    const { placed, rest } = fill([block(40), block(40), block(40)], 100, 100);
    expect(heights(placed)).toEqual([40, 40]);
    expect(heights(rest)).toEqual([40]);
  });

  test('a heading goes over with what it heads', () => {
    const heading = block(10, { withNext: true });
    const { placed, rest } = fill([block(80), heading, heading, block(40)], 110, 110);
    expect(heights(placed)).toEqual([80]);
    expect(heights(rest)).toEqual([10, 10, 40]);
  });

  test('a block is parted only when no column could hold it', () => {
    const whole = fill([block(70), lines(8)], 100, 100);
    expect(heights(whole.placed)).toEqual([70]);
    const parted = fill([block(70), lines(12)], 100, 100);
    expect(heights(parted.placed)).toEqual([70, 30]);
    expect(heights(parted.rest)).toEqual([90]);
    expect(heights(fill([block(70), lines(8)], 100, 100, true).placed)).toEqual([70, 30]);
  });

  test('what cannot be parted is placed in a full column, so that the flow ends', () => {
    expect(heights(fill([block(150), block(1)], 100, 100).placed)).toEqual([150]);
    expect(heights(fill([block(150)], 60, 100).placed)).toEqual([]);
  });

  test('nothing is lost and nothing is placed twice, whatever the room', () => {
    const blocks = [lines(3), block(10, { withNext: true }), lines(40), block(55), lines(9)];
    const total = blocks.reduce((sum, { height }) => sum + height, 0);
    for (let room = 60; room < 700; room += 7) {
      let rest: readonly Block[] = blocks;
      let placed = 0;
      let turns = 0;
      while (rest.length > 0) {
        const filled = fill(rest, room, room);
        placed += filled.placed.reduce((sum, { height }) => sum + height, 0);
        rest = filled.rest;
        turns += 1;
        expect(turns).toBeLessThan(50);
      }
      expect(placed).toBe(total);
    }
  });

  test('columns that hold all are as low as they can be', () => {
    const { columns, rest } = balance([block(30), block(30), block(30), block(30)], 2, 500, 500);
    expect(columns.map(heights)).toEqual([
      [30, 30],
      [30, 30],
    ]);
    expect(rest).toEqual([]);
    expect(balance([block(90), block(90), block(90)], 2, 100, 100).rest).toHaveLength(1);
  });
});
