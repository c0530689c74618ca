import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTooDeep, parseJson } from '@/lib/roster/parse-json';

/** A value with so many brackets around it. */
function nested(levels: number, open = '[', close = ']'): string {
  return `${open.repeat(levels)}1${close.repeat(levels)}`;
}

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 20 }), (text) => {
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
    { seed: 1, numRuns: 500 },
  );
});

test('calls damaged what JSON.parse refuses, and never throws', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      const read = parseJson(text);
      if (!read.ok) expect(() => JSON.parse(text)).toThrow();
    }),
    { seed: 1, numRuns: 500 },
  );
  expect(parseJson('{"a":')).toEqual({ ok: false, why: 'damaged' });
});

describe('brackets in one another', () => {
  test.each([
    [10_000, false],
    [10_001, true],
  ])('%i levels are too many: %s', (levels, isMany) => {
    expect(isTooDeep(nested(levels))).toBe(isMany);
    expect(isTooDeep(nested(levels, '{"a":', '}'))).toBe(isMany);
  });

  test('count where they stand side by side no more than once', () => {
    expect(parseJson(`[${'[],{},'.repeat(5000)}0]`).ok).toBe(true);
  });

  test('in a text are letters like others, quotes in it or not', () => {
    const value = [`${'['.repeat(20_000)}"\\`, `\\"${'{'.repeat(20_000)}`];
    expect(parseJson(JSON.stringify(value))).toEqual({ ok: true, value });
  });

  test('without end are told as such, though they are damaged as well', () => {
    expect(parseJson('['.repeat(100_000))).toEqual({ ok: false, why: 'too-deep' });
  });
});
