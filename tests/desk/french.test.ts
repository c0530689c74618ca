import { expect, test } from 'vitest';
import { french } from '@/components/check-desk/words.fr';
import { describeReadError } from '@/lib/share/fr/read-error';
import { whyUnread } from '@/lib/desk/fr/why-unread';
import { isList, type UnreadableRow } from '@/lib/desk/row';
import { resultsSheet } from '@/lib/print/results-sheet';
import { paperIn } from '@/lib/print/words/paper';
import { file, rowsOf } from './kit';

async function unreadable(content: string): Promise<UnreadableRow> {
  const [row] = await rowsOf([file('anna.json', content)]);
  if (!row || isList(row)) throw new Error('It could be read');
  return row;
}

test.each(['', '{"muster', '{"format":"muster-list","version":99}', '%PDF-1.7\nnothing'])(
  'what cannot be read is told in French by its error: %j',
  async (content) => {
    const row = await unreadable(content);
    expect(row.error?.code).toBe(row.code);
    expect(whyUnread(row)).toBe(row.error && describeReadError(row.error));
    expect(whyUnread(row)).not.toBe(row.message);
    expect(french.unread.way(row)).not.toBe(row.way);
  },
);

test('a row that tells of something else is left as it was told', () => {
  const row: UnreadableRow = {
    id: 'a',
    file: 'Conservée sur cet appareil',
    form: 'file',
    verdict: 'unreadable',
    code: 'invalid-list',
    message: 'Ce qui était conservé de cette liste est endommagé.',
    way: 'Importez-la à nouveau.',
  };
  expect(whyUnread(row)).toBe(row.message);
  expect(french.unread.way(row)).toBe(row.way);
});

test('printed results say it in the language of the sheet', async () => {
  const row = await unreadable('{"muster');
  const reasonsIn = (language: 'en' | 'fr') =>
    resultsSheet([row], {}, paperIn(language)).rows.map(({ reasons }) => reasons);
  expect(reasonsIn('en')).toEqual([row.message]);
  expect(reasonsIn('fr')).toEqual([whyUnread(row)]);
});
