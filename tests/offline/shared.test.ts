import { expect, test } from 'vitest';
import { readShare } from '@/lib/offline/shared';

function form(fields: Readonly<Record<string, string>>, files: readonly string[] = []): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const name of files) data.append('files', new File(['{}'], name));
  return data;
}

test.each([
  { name: 'a text', fields: { title: 'Chat', text: 'a list' }, text: 'a list' },
  { name: 'a link alone', fields: { url: 'https://a.b/#c' }, text: 'https://a.b/#c' },
  {
    name: 'a link in both fields',
    fields: { text: 'https://a.b/#c', url: 'https://a.b/#c' },
    text: 'https://a.b/#c',
  },
  { name: 'a text and a link', fields: { text: 'x', url: 'https://a.b' }, text: 'x\nhttps://a.b' },
  { name: 'a title alone', fields: { title: ' MR1 ', text: '', url: '' }, text: 'MR1' },
  { name: 'nothing', fields: {}, text: '' },
])('shared: $name', ({ fields, text }) => {
  expect(readShare(form(fields))).toEqual({ files: [], text });
});

test('shared files come with their names, without the title that an app gives them', () => {
  const { files, text } = readShare(form({ title: '2 files' }, ['a.json', 'b.pdf']));
  expect(files.map(({ name }) => name)).toEqual(['a.json', 'b.pdf']);
  expect(text).toBe('');
});

test('a text where a file should be is no file', () => {
  expect(readShare(form({ files: 'not a file', text: 'x' }))).toEqual({ files: [], text: 'x' });
});
