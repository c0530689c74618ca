import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBackupDue, newSince } from '@/lib/offline/backup-need';
import { parseBackupRecord } from '@/lib/offline/backup-record';

const dates = (n: number, from = 0) => Array.from({ length: n }, (_, at) => from + at);

test.each([
  { name: 'no backup: all are new', created: dates(3), backup: undefined, fresh: 3 },
  { name: 'made before it', created: dates(3), backup: { at: 100, lists: 3 }, fresh: 0 },
  { name: 'made after it', created: dates(3, 101), backup: { at: 100, lists: 0 }, fresh: 3 },
  {
    name: 'restored from it, with their dates',
    created: [...dates(5), ...dates(2, 101)],
    backup: { at: 100, lists: 5 },
    fresh: 2,
  },
  {
    name: 'made when the clock had been set back',
    created: dates(14),
    backup: { at: 100, lists: 4 },
    fresh: 10,
  },
  { name: 'deleted since', created: dates(1), backup: { at: 100, lists: 9 }, fresh: 0 },
])('new lists: $name', ({ created, backup, fresh }) => {
  expect(newSince(created, backup)).toBe(fresh);
});

test.each([
  { fresh: 9, putOff: undefined, isDue: false },
  { fresh: 10, putOff: undefined, isDue: true },
  { fresh: 19, putOff: 10, isDue: false },
  { fresh: 20, putOff: 10, isDue: true },
  { fresh: 10, putOff: 30, isDue: true }, // put off before another backup, or before many were deleted
])('$fresh new lists, put off at $putOff: $isDue', ({ fresh, putOff, isDue }) => {
  expect(isBackupDue(fresh, putOff)).toBe(isDue);
});

test.each([
  { text: null, record: {} },
  { text: '', record: {} },
  { text: '{', record: {} },
  { text: '7', record: {} },
  { text: '{"at":5}', record: {} },
  { text: '{"at":5,"lists":"3"}', record: {} },
  { text: '{"at":5,"lists":3}', record: { made: { at: 5, lists: 3 } } },
  { text: '{"putOff":12}', record: { putOff: 12 } },
  { text: '{"at":5,"lists":3,"putOff":12}', record: { made: { at: 5, lists: 3 }, putOff: 12 } },
])('the record $text', ({ text, record }) => {
  expect(parseBackupRecord(text)).toEqual(record);
});

test('any text is a record', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseBackupRecord(text)).toBeTypeOf('object');
    }),
  );
});
