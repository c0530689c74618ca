import { expect, test } from 'vitest';
import { listsAtTable } from '@/components/play/lists-at-table';
import { numbered } from '@/components/play/numbered';
import { formatDocument } from '@/lib/roster/document';
import { squad } from '../../store/kit';

test('opponents of one name are told apart by a number', () => {
  expect(numbered(['Ney', 'Soult', 'Ney', 'Ney'])).toEqual([
    'Ney (1)',
    'Soult',
    'Ney (2)',
    'Ney (3)',
  ]);
  expect(numbered(['Ney', 'Soult'])).toEqual(['Ney', 'Soult']);
  expect(numbered([])).toEqual([]);
});

test('an opponent’s list that cannot be read is shown with its reason, and kept as it is', () => {
  const newer = { ...formatDocument(squad('later')), version: 99 };
  const read = listsAtTable(formatDocument(squad('own')), [
    { key: 'a', document: formatDocument(squad('sound')) },
    { key: 'b', document: newer },
    { key: 'c', document: undefined },
  ]);
  expect(read.read.map(({ key, list }) => [key, list.name])).toEqual([
    ['own', 'own'],
    ['a', 'sound'],
  ]);
  expect(read.hidden).toMatchObject([
    { key: 'b', document: newer, error: { code: 'unsupported-version' } },
    { key: 'c', error: { code: 'not-a-list' } },
  ]);
});
