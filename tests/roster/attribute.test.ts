import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Attribute,
  largestFigure,
  nearestValue,
  readAttributes,
  startOf,
} from '@/lib/roster/attribute';
import { attributeSchema } from '@/lib/roster/attribute-schema';

const bases: Attribute = {
  id: 'bases',
  label: 'Bases',
  kind: 'number',
  min: 1,
  max: 12,
  required: true,
  start: 4,
};
const grade: Attribute = {
  id: 'morale',
  label: 'Morale',
  kind: 'number',
  min: 2,
  max: 5,
  initial: 4,
  heldBy: 'grade-range',
};
const castings: Attribute = {
  id: 'castings',
  label: 'Castings',
  kind: 'number',
  min: 1,
  required: true,
};
const quality: Attribute = {
  id: 'class',
  label: 'Class',
  kind: 'choice',
  choices: [
    { id: 'line', label: 'Line' },
    { id: 'guard', label: 'Guard' },
  ],
  initial: 'line',
};
const lancers: Attribute = { id: 'lancers', label: 'Lancers', kind: 'flag', initial: false };
const weapon: Attribute = {
  id: 'weapon',
  label: 'Weapon',
  kind: 'choice',
  choices: [
    { id: 'pistols', label: 'Pistols' },
    { id: 'rifles', label: 'Rifles' },
  ],
};
const all = [bases, grade, castings, quality, lancers, weapon];

/** Reads one attribute: `ok` and its value, or what is wrong and what holds instead. */
function read(attribute: Attribute, value: unknown) {
  const { values, invalid, missing, unknown } = readAttributes([attribute], {
    [attribute.id]: value,
  });
  expect(unknown).toEqual([]);
  const fault = invalid.length > 0 ? 'invalid' : missing.length > 0 ? 'missing' : 'ok';
  return [fault, values.get(attribute.id)];
}

describe('a value', () => {
  test.each([
    ['the least', bases, 1, 'ok', 1],
    ['one below it', bases, 0, 'invalid', undefined],
    ['the most', bases, 12, 'ok', 12],
    ['one above it', bases, 13, 'invalid', undefined],
    ['a whole number with a point', bases, JSON.parse('1.0'), 'ok', 1],
    ['half a base', bases, 1.5, 'invalid', undefined],
    ['a number in words', bases, '4', 'invalid', undefined],
    ['true for one', bases, true, 'invalid', undefined],
    ['null', bases, null, 'invalid', undefined],
    ['nothing', bases, undefined, 'missing', undefined],
    ['no most', castings, largestFigure, 'ok', largestFigure],
    ['more than can be added up', castings, largestFigure + 1, 'invalid', undefined],
    ['infinitely many', castings, JSON.parse('1e999'), 'invalid', undefined],
    ['below a range that another rule holds', grade, 1, 'ok', 1],
    ['above it', grade, 6, 'ok', 6],
    ['far below it', grade, -7, 'ok', -7],
    ['minus zero, which is zero', grade, JSON.parse('-0'), 'ok', 0],
    ['no whole number, whoever holds the range', grade, 2.5, 'invalid', 4],
    ['a wrong one with a default', grade, 'veteran', 'invalid', 4],
    ['none, with a default', grade, undefined, 'ok', 4],
    ['a choice', quality, 'guard', 'ok', 'guard'],
    ['the label of a choice', quality, 'Guard', 'invalid', 'line'],
    ['what every object has', quality, 'constructor', 'invalid', 'line'],
    ['none of a choice without default', weapon, undefined, 'ok', undefined],
    ['yes', lancers, true, 'ok', true],
    ['no', lancers, false, 'ok', false],
    ['a word for yes', lancers, 'true', 'invalid', false],
    ['one for yes', lancers, 1, 'invalid', false],
  ])('%s', (_name, attribute, value, fault, holds) => {
    expect(read(attribute, value)).toStrictEqual([fault, holds]);
  });
});

describe('what a unit says', () => {
  test('nothing: defaults hold, and what is required is missing', () => {
    const { values, unknown, invalid, missing } = readAttributes(all, undefined);
    expect([...values]).toEqual([
      ['morale', 4],
      ['class', 'line'],
      ['lancers', false],
    ]);
    expect({ unknown, invalid, missing }).toEqual({
      unknown: [],
      invalid: [],
      missing: ['bases', 'castings'],
    });
  });

  test('nothing asked and nothing said costs nothing', () => {
    expect(readAttributes([], undefined)).toBe(readAttributes([], undefined));
    expect(readAttributes(all, undefined)).toBe(readAttributes(all, undefined));
  });

  test('keys of nobody, those of every object among them', () => {
    const given: unknown = JSON.parse('{"__proto__": 1, "bases": 2, "toString": 3, "x": null}');
    const { unknown, values } = readAttributes([bases], given as Record<string, unknown>);
    expect(unknown).toEqual(['__proto__', 'toString', 'x']);
    expect([...values]).toEqual([['bases', 2]]);
  });

  test('a profile without attributes has none', () => {
    expect(readAttributes([], { bases: 4 })).toMatchObject({ unknown: ['bases'], invalid: [] });
  });
});

test('a new unit is given what it starts with', () => {
  expect(startOf([grade, quality])).toBeUndefined();
  expect(startOf(all)).toEqual({ bases: 4 });
});

test.each([
  ['too many', bases, 13, 12],
  ['too few', bases, -3, 1],
  ['a broken number', bases, 3.4, 3],
  ['a word', bases, 'four', 4],
  ['nothing to be near to', castings, JSON.parse('1e999'), 1],
  ['a broken grade out of range', grade, 7.5, 5],
  ['a choice of nobody', quality, 'royal', 'line'],
  ['no choice at all', weapon, 7, 'pistols'],
  ['a flag in words', lancers, 'yes', false],
])('the nearest value to %s', (_name, attribute, given, nearest) => {
  expect(nearestValue(attribute, given)).toBe(nearest);
  expect(read(attribute, nearest)[0]).toBe('ok');
});

test('the form and the check agree on everything', () => {
  const schema = attributeSchema(all, { flag: 'flag', choice: 'choice', number: () => 'number' });
  const number = fc.oneof(
    fc.integer({ min: -2, max: 14 }),
    fc.constantFrom(-0, 0.5, largestFigure, largestFigure + 1, -largestFigure - 1, 2 ** 53, 1e300),
  );
  const word = fc.constantFrom('line', 'guard', 'pistols', 'royal', '', 'constructor');
  const value = fc.oneof(number, word, fc.boolean(), fc.jsonValue({ maxDepth: 1 }));
  const valid = fc.record({
    bases: fc.integer({ min: 1, max: 12 }),
    castings: fc.nat({ max: 99 }),
  });
  const key = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...all.map(({ id }) => id)) },
    { weight: 1, arbitrary: fc.constantFrom('grade', 'toString') },
  );
  const counts = { right: 0, wrong: 0 };
  fc.assert(
    fc.property(valid, fc.dictionary(key, value, { maxKeys: 3 }), (start, more) => {
      const given = { ...start, ...more };
      const { unknown, invalid, missing } = readAttributes(all, given);
      const isRight = unknown.length + invalid.length + missing.length === 0;
      counts[isRight ? 'right' : 'wrong'] += 1;
      expect(schema.safeParse(given).success).toBe(isRight);
    }),
    { numRuns: 1000 },
  );
  // Both answers were asked for often.
  expect(Math.min(counts.right, counts.wrong)).toBeGreaterThan(50);
});
