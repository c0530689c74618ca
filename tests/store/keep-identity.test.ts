import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepIdentity } from '@/lib/store/keep-identity';

test('equal values are the one there was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(keepIdentity(value, structuredClone(value))).toBe(value);
    }),
  );
});

test('what comes out is always equal to the new value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const result = keepIdentity(before, structuredClone(after));
      expect(JSON.stringify(result)).toBe(JSON.stringify(after));
    }),
  );
});

test('the parts that are equal stay, those beside a change too', () => {
  const before = {
    groups: [
      { id: 'a', n: [1] },
      { id: 'b', n: [2] },
    ],
    name: 'x',
  };
  const after = keepIdentity(before, {
    groups: [
      { id: 'a', n: [1] },
      { id: 'b', n: [3] },
    ],
    name: 'x',
  });
  expect(after).not.toBe(before);
  expect(after.groups[0]).toBe(before.groups[0]);
  expect(after.groups[1]).not.toBe(before.groups[1]);
});

test('a field that went away or came is a change', () => {
  const both: Record<string, unknown> = { a: 1, b: undefined };
  const one: Record<string, unknown> = { a: 1 };
  expect(keepIdentity(both, one)).toEqual({ a: 1 });
  expect(keepIdentity(both, one)).not.toBe(both);
  expect(keepIdentity(one, both)).not.toBe(one);
  expect(keepIdentity<unknown>([1, 2], [1])).toEqual([1]);
  expect(keepIdentity<unknown>({}, [])).toEqual([]);
});
