import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { libraryIn } from '@/components/receive/library';
import { loadCatalogues, loadRuleset } from '@/data/index';
import { checkSources } from '@/lib/desk/check-sources';
import { type DeskRow, isList } from '@/lib/desk/row';
import { parseDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import type { EventRules } from '@/lib/rules/event';
import { formatCode, linkOf } from '@/lib/share/link';
import { formatText } from '@/lib/share/text/format-text';
import { french, imperial, listFile, type ListFile } from './list-files';

const library = libraryIn('en');

const text = (name: string, content: string): ListFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

function listOf(document: object): List {
  const read = parseDocument(document, library.known);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

/** A list that breaks no rule, one over its cap, one of another ruleset that breaks a rule, or one to agree on. */
export function documentNo(at: number): object {
  const name = `Squad ${String(at).padStart(4, '0')}`;
  switch (at % 5) {
    case 1:
      return french(name, { cap: 150 + at });
    case 2:
      return imperial(name);
    case 3:
      return french(name, { settings: { mood: 'grim' } });
    default:
      return french(name, { cap: 220 + (at % 3) * 40 });
  }
}

export function deskFile(at: number): ListFile {
  return listFile(documentNo(at), `Player ${at}.muster.json`);
}

async function asText(document: object): Promise<string> {
  const list = listOf(document);
  return formatText(checkList(list, await loadRuleset(list.ruleset)), await loadCatalogues());
}

export async function linkTo(document: object): Promise<string> {
  return linkOf('https://example.org', formatCode(listOf(document), await loadCatalogues()));
}

const broken: readonly ListFile[] = [
  text('empty.txt', ''),
  text('shopping.txt', 'Milk, bread, 2 kg of lead'),
  text('torn.json', '{"format":"muster-roll","version":1,"ruleset"'),
  listFile({ format: 'muster-roll', version: 99 }, 'newer.json'),
  listFile({ ...french('Nowhere'), nation: 'atlantis' }, 'atlantis.json'),
  listFile({ ...french('Other'), ruleset: 'chess' }, 'chess.json'),
  listFile({ ...french('Wrong'), cap: -5 }, 'wrong.json'),
  { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a00', 'hex') },
  text('torn-link.txt', 'https://example.org/open/#c=AAAABBBBCCCCDDDDEEEEFFFF'),
];

/** Two hundred inputs of every kind but PDFs: files, texts, links, a backup's like, a zip, damaged ones. */
export async function mixedFiles(): Promise<readonly ListFile[]> {
  const files = Array.from({ length: 120 }, (_, at) => deskFile(at));
  const texts = await Promise.all([130, 131, 132, 133].map((at) => asText(documentNo(at))));
  const links = await Promise.all([140, 141, 142, 143, 144].map((at) => linkTo(documentNo(at))));
  const zipped = Object.fromEntries(
    Array.from({ length: 56 }, (_, at) => [
      `Lists/Player ${200 + at}/list.json`,
      strToU8(JSON.stringify(documentNo(200 + at))),
    ]),
  );
  const array = [300, 301, 302, 303, 304, 305].map(documentNo);
  return [
    ...files,
    text('four.txt', texts.join('\n\n')),
    text('links.txt', links.join('\n')),
    {
      name: 'club.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync({ ...zipped, '__MACOSX/._x': strToU8('x') })),
    },
    listFile(array, 'six.json'),
    ...broken,
  ];
}

/** What a row says, as the page and the library both tell it. */
export interface Told {
  readonly name: string;
  readonly verdict: string;
  readonly points: string;
}

function tellRow(row: DeskRow): Told {
  if (!isList(row)) return { name: `No list: ${row.file}`, verdict: row.verdict, points: '' };
  const { name, points, cap } = row.report;
  return { name, verdict: row.verdict, points: `${points}${cap === null ? '' : ` of ${cap}`}` };
}

/** What the library makes of these files in Node. */
export async function expectedRows(
  files: readonly ListFile[],
  event: EventRules = {},
): Promise<readonly Told[]> {
  const sources = files.map(({ name, buffer }, at) => ({
    id: `source-${at}-`,
    name,
    bytes: { ok: true as const, value: new Uint8Array(buffer) },
  }));
  const told: Told[] = [];
  for await (const { rows } of checkSources(sources, library, event))
    told.push(...rows.map(tellRow));
  return told;
}

export const rows = (page: Page): Locator => page.locator('tr[data-verdict]');

/** What the rows of the table say, in their order. */
export function shownRows(page: Page): Promise<readonly Told[]> {
  return rows(page).evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('button')?.textContent ?? '',
      verdict: row.getAttribute('data-verdict') ?? '',
      points: (row.children[3]?.textContent ?? '').trim(),
    })),
  );
}

export async function openDesk(page: Page): Promise<void> {
  await page.goto('/check/');
  await expect(page.getByLabel('Or paste links or texts')).toBeVisible();
}

/** Chooses files: on an empty desk at once, and else in the sheet for more of them. */
export async function choose(page: Page, files: readonly ListFile[]): Promise<void> {
  const more = page.getByRole('button', { name: 'Add lists' });
  if (await more.isVisible()) await more.click();
  await page.getByLabel('Lists to check', { exact: true }).setInputFiles([...files]);
}

/** Drops files on the page, as a mouse does; a small number of them, as they travel as text. */
export async function drop(page: Page, files: readonly ListFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    content: buffer.toString('base64'),
  }));
  await page.evaluate((all) => {
    const data = new DataTransfer();
    for (const { name, mimeType, content } of all) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }),
      );
  }, sent);
}

/** The content of the file that an action saves. */
export async function saved(page: Page, action: () => Promise<void>) {
  const waiting = page.waitForEvent('download');
  await action();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The line that sums all lists up. */
export const summary = (page: Page): Locator =>
  page.getByRole('heading', { level: 2, name: /^[\d,]+ lists?/ });
