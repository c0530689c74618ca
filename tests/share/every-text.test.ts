import { afterEach, describe, expect, test } from 'vitest';
import { nodeFonts } from '@/lib/print/fonts.node';
import { renderPdf } from '@/lib/print/pdf/render';
import { formatDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import { fileNameOf } from '@/lib/share/file-name';
import { formatListFile } from '@/lib/share/list-file';
import { formatCode } from '@/lib/share/link';
import { readInput } from '@/lib/share/read-input';
import { everyText } from '../fixtures/every-text';
import { bytesOf, library } from '../desk/kit';
import { jobOf, sheetOf } from '../print/support/lists';
import { printAndRead } from '../print/support/read-pdf';
import { clean, listOf as listIn, openList, openTab } from '../store/kit';
import { catalogues, listOf, textOf } from './library';

afterEach(clean);

function listWith(text: string, count = 1): List {
  return listOf({
    format: 'muster-roll',
    version: 1,
    ruleset: 'drums-and-shakos',
    nation: 'france',
    name: text,
    groups: [
      {
        id: 'main',
        name: text,
        entries: [
          { profile: 'france/infantry-officer', count: 1, title: text, note: text },
          { profile: 'france/line-infantryman', count },
        ],
      },
    ],
  });
}

/** The one list that is read from some form of it. */
async function read(form: string | Uint8Array): Promise<unknown> {
  const { lists } = await readInput(bytesOf(form), library);
  expect(lists).toHaveLength(1);
  const list = lists[0]?.list;
  return list?.ok ? formatDocument(list.value) : list?.error;
}

async function pdfOf(list: List): Promise<Uint8Array> {
  const blob = await renderPdf(jobOf({ sheets: [await sheetOf(list)] }), nodeFonts);
  return new Uint8Array(await blob.arrayBuffer());
}

describe.each(everyText)('$kind', ({ text, printed }) => {
  const list = listWith(text);

  test('comes back whole from storage, link, text and file', async () => {
    const document = formatDocument(list);
    const store = openTab();
    const session = await openList(openTab(), await store.create(list));
    expect(formatDocument(listIn(session))).toEqual(document);
    expect(await read(`https://a.b/open/#c=${formatCode(list, catalogues)}`)).toEqual(document);
    expect(await read(textOf(list))).toEqual(document);
    expect(await read(formatListFile(list))).toEqual(document);
  });

  test('is named in a file that every system takes', () => {
    const name = fileNameOf(text, '.muster.json');
    expect(bytesOf(name).length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^[^\p{Cc}\p{Cf}<>:"/\\|?*]+\.muster\.json$/u);
    expect(name.startsWith(text.normalize('NFC').slice(0, 4))).toBe(true);
  });

  test('prints, with a mark for what the letters lack; the list in the PDF keeps it', async () => {
    const { letters } = await printAndRead(jobOf({ sheets: [await sheetOf(list)] }));
    expect(letters).toContain(printed.replaceAll(' ', ''));
    expect(await read(await pdfOf(list))).toEqual(formatDocument(list));
  });
});

describe('999 models', () => {
  test('of one kind travel in every form', async () => {
    const list = listWith('The whole army', 999);
    for (const form of [formatListFile(list), textOf(list), formatCode(list, catalogues)])
      expect(await read(form)).toEqual(formatDocument(list));
    expect(await read(await pdfOf(list))).toEqual(formatDocument(list));
  });

  test('one by one are stored, edited and travel in every form', async () => {
    const document = formatDocument(listWith('One by one'));
    const entries = Array.from({ length: 999 }, () => ({ profile: 'france/sapper', count: 1 }));
    const list = listOf({ ...document, groups: [{ id: 'main', entries }] });
    const session = await openList(openTab(), await openTab().create(list));
    const key = listIn(session).groups[0]?.entries[500]?.key ?? '';
    session.apply([{ do: 'count', key, by: 1 }]);
    session.undo();
    await session.settled();
    expect(formatDocument(listIn(session))).toEqual(formatDocument(list));
    for (const form of [formatListFile(list), textOf(list), formatCode(list, catalogues)])
      expect(await read(form)).toEqual(formatDocument(list));
  });
});
