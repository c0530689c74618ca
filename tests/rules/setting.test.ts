import { describe, expect, test } from 'vitest';
import { type Setting, readSettings } from '@/lib/rules/setting';
import { muster } from '../fixtures/muster';

const settings: readonly Setting[] = [
  { id: 'year', label: 'Year', kind: 'number', min: 1792, max: 1815 },
  { id: 'turns', label: 'Turns', kind: 'number', min: 1, max: 9, initial: 6 },
  { id: 'allies', label: 'Allies', kind: 'flag', initial: false },
  {
    id: 'side',
    label: 'Side',
    kind: 'choice',
    choices: [
      { id: 'red', label: 'Red' },
      { id: 'blue', label: 'Blue' },
    ],
    initial: 'red',
  },
];

const defaults = { turns: 6, allies: false, side: 'red' };

function read(given: Readonly<Record<string, unknown>>) {
  const list = muster('x', 'y', [], { settings: given });
  const { values, unknown, invalid } = readSettings(settings, list);
  return { values: Object.fromEntries(values), unknown, invalid };
}

describe('settings', () => {
  test.each<
    readonly [name: string, given: object, values: object, invalid: string[], unknown: string[]]
  >([
    ['none', {}, defaults, [], []],
    [
      'all',
      { year: 1812, turns: 1, allies: true, side: 'blue' },
      { year: 1812, turns: 1, allies: true, side: 'blue' },
      [],
      [],
    ],
    ['at both bounds', { year: 1792, turns: 9 }, { ...defaults, year: 1792, turns: 9 }, [], []],
    ['below the bounds', { year: 1791, turns: 0 }, defaults, ['year', 'turns'], []],
    ['above the bounds', { year: 1816, turns: 10 }, defaults, ['year', 'turns'], []],
    [
      'of a wrong kind',
      { year: '1812', allies: 1, side: true },
      defaults,
      ['year', 'allies', 'side'],
      [],
    ],
    ['null and half', { year: null, turns: 2.5 }, defaults, ['year', 'turns'], []],
    ['not a number', { year: Number.NaN, turns: Infinity }, defaults, ['year', 'turns'], []],
    ['a choice by its label', { side: 'Blue' }, defaults, ['side'], []],
    ['a choice as every object has it', { side: 'constructor' }, defaults, ['side'], []],
    ['of nobody', { weather: 'rain', constructor: 1 }, defaults, [], ['weather', 'constructor']],
  ])('%s', (_name, given, values, invalid, unknown) => {
    expect(read({ ...given })).toEqual({ values, invalid, unknown });
  });
});
