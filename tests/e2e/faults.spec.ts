import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { formatBackup } from '@/lib/share/backup';
import { parseDocument } from '@/lib/roster/document';
import { databaseVersion } from '@/lib/store/schema';
import { knownRulesets } from '@/data/index';
import {
  count,
  expectPoints,
  legalSquad,
  openList,
  plus,
  row,
  squad,
  verdict,
} from './builder-desk';
import { choose as chooseFiles, deskFile, openDesk, rows as deskRows } from './check-desk-files';
import { holdDatabase, oldRecord, onSmallDevice, openBare, pressAndDie } from './faults';
import { french, shelve } from './list-files';
import { expectAccessible } from './page-checks';

const shelfRows = (page: Page) => page.getByRole('list', { name: 'Lists' }).getByRole('listitem');

const more = 'One Line Infantryman more';

/** The backup of a shelf with so many lists. */
function backupOf(lists: number) {
  const kept = Array.from({ length: lists }, (_, at) => {
    const read = parseDocument(french(`List ${at + 1}`, { cap: 220 + (at % 50) }), knownRulesets);
    if (!read.ok) throw new Error(read.error.code);
    return { id: `kept-${at}`, created: 1 + at, changed: 2 + at, list: read.value };
  });
  return {
    name: 'Muster Roll.backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(formatBackup(kept, 3)),
  };
}

async function bring(page: Page, file: ReturnType<typeof backupOf>): Promise<void> {
  await page.getByRole('button', { name: 'Bring in a list' }).click();
  await page.getByLabel('List files').setInputFiles([file]);
}

test('a full device is told everywhere, loses nothing, and goes on when there is room', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const device = await onSmallDevice(page, baseURL ?? '');
  await openList(page, legalSquad);
  await device.fill();
  await page.getByRole('button', { name: more }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved.' });
  await expect(alert).toContainText('no room left');
  await expectPoints(page, '418 of 400 points');
  await page.getByRole('button', { name: more }).click();
  await page.reload();
  await expectPoints(page, '444 of 400 points');
  await expect(alert).toBeVisible();
  const saving = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Export' }).click();
  const exported = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(exported.groups[0].entries[2]).toMatchObject({ count: 10 });

  const desk = await context.newPage();
  await openDesk(desk);
  await chooseFiles(desk, [deskFile(0), deskFile(2)]);
  await expect(deskRows(desk)).toHaveCount(2);
  const unkept = desk.getByRole('alert').filter({ hasText: 'only while this page is open' });
  await expect(unkept).toContainText('no room left');

  const shelf = await context.newPage();
  await shelf.goto('/');
  await bring(shelf, backupOf(1000));
  const add = shelf.getByRole('button', { name: /^Add 1,?000 lists$/ });
  await add.click();
  await expect(shelf.getByRole('alert').filter({ hasText: 'Not added.' })).toContainText(
    'no room left',
  );

  await device.makeRoom();
  await add.click();
  await expect(shelf.getByText(/^1,?001 lists, kept/)).toBeVisible();
  await test.step('the same backup a second time adds nothing', async () => {
    await bring(shelf, backupOf(1000));
    await expect(shelf.getByText(/1,?000 the same as here/)).toBeVisible();
    await expect(shelf.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  });
  await unkept.getByRole('button', { name: 'Try again' }).click();
  await expect(unkept).toBeHidden();
  await desk.reload();
  await expect(deskRows(desk)).toHaveCount(2);
  await page.reload();
  await expectPoints(page, '444 of 400 points');
  await expect(alert).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expectPoints(page, '444 of 400 points');
});

test('an older tab is waited for, a newer one gives way to nothing', async ({ context, page }) => {
  const older = await openBare(context);
  await holdDatabase(older, { version: 10, record: oldRecord('From before'), lets: false });
  await page.goto('/');
  const blocked = page.getByText('Another tab holds your lists.');
  await expect(blocked).toBeVisible();
  await expectAccessible(page);
  await older.close();
  await expect(blocked).toBeHidden();
  await expect(shelfRows(page)).toContainText(['From before']);
  await page.getByRole('link', { name: 'From before', exact: true }).click();
  await expect(verdict(page)).toBeVisible();

  const newer = await openBare(context);
  await holdDatabase(newer, { version: (databaseVersion + 1) * 10, lets: true });
  await expect(page.getByText('A newer Muster Roll is open in another tab.')).toBeVisible();
  await page.getByRole('button', { name: 'One Infantry Officer more' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toBeVisible();
  await expect(count(page, 'Infantry Officer')).toHaveValue('2');
  // The edit waits in the journal for the newer version.
  const waiting = await page.evaluate(
    () => Object.keys(localStorage).filter((key) => key.includes('/from-before/')).length,
  );
  expect(waiting).toBe(1);
});

test('without a database a list is built and taken away as a file', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission.', 'SecurityError');
    };
  });
  await page.goto('/');
  const banner = page.getByText('Lists last only as long as this page.');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Open Line and rifles' }).click();
  await expect(verdict(page)).toBeVisible();
  await page
    .getByRole('button', { name: /^One .* more$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeEnabled();
  await page.getByRole('link', { name: 'Shelf' }).first().click();
  await expect(shelfRows(page)).toHaveCount(1);
  await page.getByRole('button', { name: /^More for/ }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as file' }).click();
  expect((await saving).suggestedFilename()).toBe('Line and rifles.muster.json');
  await expect(banner).toBeVisible();
});

test('a tab that is killed right after a click has kept it', async ({ context, page }) => {
  await openList(page, legalSquad);
  const address = page.url();
  await pressAndDie(page, more);
  const next = await context.newPage();
  await next.goto(address);
  await expectPoints(next, '418 of 400 points');
  await pressAndDie(next, more);
  const last = await context.newPage();
  await last.goto('/');
  await expect(shelfRows(last)).toContainText(['444 of 400']);
});

test('five tabs on one list and on another keep every click', async ({ context, page }) => {
  test.slow();
  await shelve(page, [legalSquad, { ...legalSquad, name: 'Vanguard' }]);
  const address = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true });
    return (await link.getAttribute('href')) ?? '';
  };
  const [one, other] = [await address('Rearguard'), await address('Vanguard')];
  const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
  for (const [at, tab] of tabs.entries()) {
    await tab.goto(at < 3 ? one : other);
    await expect(verdict(tab)).toBeVisible();
  }
  for (let round = 0; round < 2; round += 1)
    await Promise.all(
      tabs.map((tab) =>
        tab.getByRole('button', { name: more }).evaluate((button: HTMLElement) => button.click()),
      ),
    );
  for (const [at, tab] of tabs.entries())
    await expect(count(tab, 'Line Infantryman')).toHaveValue(at < 3 ? '14' : '12');
  await page.keyboard.press('Control+z');
  for (const tab of tabs.slice(0, 3))
    await expect(count(tab, 'Line Infantryman')).toHaveValue('13');
  await page.reload();
  await expect(count(page, 'Line Infantryman')).toHaveValue('13');
});

test('clicks at random end where a plain count of them ends', async ({ page }) => {
  test.slow();
  const names = ['Line Infantryman', 'Line Grenadier', 'Infantry NCO'] as const;
  await openList(
    page,
    squad('Random', [
      ['france/line-infantryman', 8],
      ['france/line-grenadier', 5],
      ['france/infantry-nco', 3],
    ]),
  );
  type Counts = readonly number[];
  let now: Counts = [8, 5, 3];
  let past: Counts[] = [];
  let future: Counts[] = [];
  let state = 1815;
  const below = (most: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) % most;
  };
  const press = (name: string | RegExp) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
      .click();
  for (let nth = 0; nth < 60; nth += 1) {
    const at = below(names.length);
    const what = below(10);
    const before = past.at(-1);
    const after = future.at(-1);
    if (what < 2 && before) {
      await press(/^Undo/);
      past = past.slice(0, -1);
      future = [...future, now];
      now = before;
    } else if (what < 4 && after) {
      await press(/^Redo/);
      future = future.slice(0, -1);
      past = [...past, now];
      now = after;
    } else {
      const by = what < 7 || (now[at] ?? 0) < 2 ? 1 : -1;
      await press(`One ${names[at]} ${by > 0 ? 'more' : 'fewer'}`);
      past = [...past, now];
      future = [];
      now = now.map((value, place) => value + (place === at ? by : 0));
    }
    if (nth === 40) await page.reload();
  }
  for (const [at, name] of names.entries())
    await expect(count(page, name)).toHaveValue(String(now[at]));
  await page.reload();
  for (const [at, name] of names.entries())
    await expect(count(page, name)).toHaveValue(String(now[at]));
});

test('a list of 2,000 entries can be added to as soon as its top is there', async ({ page }) => {
  const entries = Array.from({ length: 2000 }, () => ['france/line-infantryman', 1] as const);
  await openList(page, squad('Every man for himself', entries));
  await page.reload();
  await plus(page, 'Line Infantryman').click();
  await expectPoints(page, '52026 of 400 points');
});

test('999 models of one kind are counted, checked and shared', async ({ page }) => {
  await openList(page, squad('The whole army', [['france/line-infantryman', 999]]));
  await expectPoints(page, '25974 of 400 points');
  await expect(page.getByRole('button', { name: more })).toBeDisabled();
  await page.getByRole('button', { name: 'One Line Infantryman fewer' }).click();
  await expect(count(page, 'Line Infantryman')).toHaveValue('998');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Line Infantryman')).toContainText('25974');
});
