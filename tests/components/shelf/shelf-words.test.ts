import { describe, expect, test } from 'vitest';
import { copyName } from '@/components/shelf/copy-name';
import { findLists } from '@/components/shelf/find-lists';
import { dayOf, formatDate, formatMoment } from '@/components/shelf/format-date';
import { type ListRecord, recordVersion } from '@/lib/store/record';

const at = (text: string) => new Date(text).getTime();

describe('formatMoment', () => {
  const today = dayOf(at('2026-11-29T12:00'));
  test.each([
    ['2026-11-29T19:42', 'Today, 19:42'],
    ['2026-11-29T00:00', 'Today, 00:00'],
    ['2026-11-28T23:59', 'Yesterday'],
    ['2026-11-27T23:59', '27 November'],
    ['2026-01-01T00:00', '1 January'],
    ['2025-12-31T23:59', '31 December 2025'],
    // A clock that is ahead.
    ['2026-11-30T00:10', '30 November'],
  ])('%s → %s', (moment, words) => {
    expect(formatMoment(at(moment), today, 'en')).toBe(words);
  });
});

test('formatDate writes a day as the language does', () => {
  expect(formatDate('2026-11-29', 'en')).toBe('29 November 2026');
  expect(formatDate('2026-02-01', 'fr')).toBe('1 février 2026');
});

describe('copyName', () => {
  test.each<[name: string, taken: string[], copy: string]>([
    ['Coalition', ['Coalition'], 'Coalition (2)'],
    ['Coalition', ['Coalition', 'Coalition (2)'], 'Coalition (3)'],
    ['Coalition (2)', ['Coalition', 'Coalition (2)'], 'Coalition (3)'],
    ['Half (company)', [], 'Half (company) (2)'],
  ])('%s', (name, taken, copy) => {
    expect(copyName(name, new Set(taken))).toBe(copy);
  });

  test('keeps within the longest name, whole characters only', () => {
    const copy = copyName('🥁'.repeat(200), new Set());
    expect([...copy]).toHaveLength(200);
    expect(copy.endsWith('🥁 (2)')).toBe(true);
  });
});

describe('findLists', () => {
  const record = (name: string, ruleset: string, nation: string): ListRecord => ({
    id: name,
    version: recordVersion,
    list: { ruleset, nation, name, groups: [{ id: 'main', entries: [] }] },
    created: 0,
    changed: 0,
    revision: 1,
    operations: [],
  });
  const lists = [
    record('Élan', 'drums-and-shakos', 'france'),
    record('Coalition', 'drums-and-shakos', 'austria'),
    record('Spain has no officers', 'napoleonic-sbg', 'spain'),
    record('From tomorrow', 'no-such-rules', 'nowhere'),
  ];
  const found = (query: string, ruleset?: string) =>
    findLists(lists, query, ruleset).map(({ id }) => id);

  test('looks at names, nations and rules, without accents and capitals', () => {
    expect(found('')).toHaveLength(4);
    expect(found('elan')).toEqual(['Élan']);
    expect(found('  DRUMS austria ')).toEqual(['Coalition']);
    expect(found('sbg')).toEqual(['Spain has no officers']);
    expect(found('nowhere')).toEqual(['From tomorrow']);
    expect(found('elan austria')).toEqual([]);
  });

  test('keeps to a ruleset', () => {
    expect(found('', 'drums-and-shakos')).toEqual(['Élan', 'Coalition']);
    expect(found('spain', 'drums-and-shakos')).toEqual([]);
  });
});
