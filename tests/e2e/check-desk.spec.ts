import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  choose,
  deskFile,
  documentNo,
  drop,
  expectedRows,
  mixedFiles,
  openDesk,
  rows,
  saved,
  shownRows,
  summary,
} from './check-desk-files';
import { french, imperial, listFile, shelve } from './list-files';
import { expectNoSidewaysScroll } from './page-checks';
import { onPhonesToo } from './phones';

test.describe('lists of every kind', () => {
  test('two hundred inputs get the verdicts that the library gives them', async ({ page }) => {
    test.slow();
    const files = await mixedFiles();
    const expected = await expectedRows(files);
    expect(expected).toHaveLength(200);
    expect(new Set(expected.map(({ verdict }) => verdict)).size).toBe(4);
    await openDesk(page);
    await drop(page, files);
    await expect(rows(page)).toHaveCount(200);
    await expect(summary(page)).toHaveText(
      /^200 lists: \d+ legal, \d+ with remarks, \d+ illegal, 9 unreadable$/,
    );
    expect(await shownRows(page)).toEqual(expected);
    await expect(
      page.getByText('1 file that computers leave in folders was passed over'),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);

    await test.step('a damaged input says what it is and what to do', async () => {
      await page.getByRole('button', { name: /unreadable$/ }).click();
      await expect(rows(page)).toHaveCount(9);
      await page.getByRole('button', { name: 'newer.json' }).click();
      await expect(
        page.getByText('load this page again while there is a connection').first(),
      ).toBeVisible();
    });
  });

  test('a printed PDF is read like a file', async ({ page }) => {
    await shelve(page, [french('Printed one'), imperial('Printed two')]);
    await page.goto('/print/');
    for (const name of ['Printed one', 'Printed two'])
      await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    const { bytes } = await saved(page, () => page.getByRole('link', { name: 'Save' }).click());
    const pdf = { name: 'printed.pdf', mimeType: 'application/pdf', buffer: bytes };
    await openDesk(page);
    await choose(page, [pdf]);
    await expect(rows(page)).toHaveCount(2);
    expect(await shownRows(page)).toEqual(await expectedRows([pdf]));
  });

  test('a folder is read with the folders in it, each player by name', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'muster-roll-'));
    for (const [at, player] of ['Anna Schmidt', 'Ben'].entries()) {
      await mkdir(join(folder, player));
      await writeFile(join(folder, player, 'list.json'), JSON.stringify(documentNo(at)));
    }
    await openDesk(page);
    await page.getByLabel('Folder of lists to check').setInputFiles(folder);
    await expect(rows(page)).toHaveCount(2);
    await expect(page.getByRole('cell', { name: /^Anna Schmidt/ })).toBeVisible();
    await expect(page.getByRole('cell', { name: /^Ben/ })).toBeVisible();
    await rm(folder, { recursive: true });
  });

  test('text can be pasted into the field and anywhere on the page', async ({ page }) => {
    await openDesk(page);
    await page
      .getByLabel('Or paste links or texts')
      .fill(JSON.stringify([documentNo(0), documentNo(1)]));
    await page.getByRole('button', { name: 'Check them' }).click();
    await expect(rows(page)).toHaveCount(2);
    await page.evaluate(
      (text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      JSON.stringify(documentNo(2)),
    );
    await expect(rows(page)).toHaveCount(3);
  });

  test('hostile words are words', onPhonesToo, async ({ page }) => {
    const words = '\u202E<img src=x onerror="document.title=1">=cmd()';
    await openDesk(page);
    await choose(page, [listFile(french(words, { cap: 1 }), `${words.replace('/', '')}.json`)]);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole('button').click();
    await expect(page.getByRole('list', { name: 'Findings' })).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Check desk/);
    await expectNoSidewaysScroll(page);
  });
});

test.describe('the table', () => {
  test.beforeEach(async ({ page }) => {
    await openDesk(page);
    await choose(page, [0, 1, 2, 3, 5, 12].map(deskFile));
    await expect(rows(page)).toHaveCount(6);
  });

  test(
    'is narrowed by verdict, by words and by rule with the keyboard',
    onPhonesToo,
    async ({ page }) => {
      const illegal = page.getByRole('button', { name: '3 illegal' });
      await illegal.focus();
      await page.keyboard.press('Space');
      await expect(illegal).toHaveAttribute('aria-pressed', 'true');
      await expect(rows(page)).toHaveCount(3);
      await page.getByRole('button', { name: '6 all' }).press('Enter');
      await expect(rows(page)).toHaveCount(6);

      const search = page.getByRole('searchbox', { name: 'Find a list' });
      await search.pressSequentially('Empire 0012');
      await expect(rows(page)).toHaveCount(1);
      await search.fill('nobody of that name');
      await expect(page.getByText('No list is like that.')).toBeVisible();
      await page.getByRole('button', { name: 'Show all' }).first().press('Enter');
      await expect(rows(page)).toHaveCount(6);

      await page.locator('summary', { hasText: 'Rule by rule' }).press('Enter');
      await page
        .getByRole('list', { name: 'Rules over all lists' })
        .getByRole('button', { name: /^2 lists.*officer/i })
        .press('Enter');
      await expect(rows(page)).toHaveCount(2);
      for (const row of await rows(page).all())
        await expect(row).toHaveAttribute('data-verdict', 'illegal');
    },
  );

  test('is put in order by a column, up and down', onPhonesToo, async ({ page, isMobile }) => {
    const names = async () => (await shownRows(page)).map(({ name }) => name);
    const came = await names();
    if (isMobile) {
      await page.getByLabel('Order').selectOption('List, last first');
      await expect.poll(names).toEqual(came.toReversed());
      return;
    }
    const head = page.getByRole('columnheader', { name: 'List' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(names).toEqual(came.toReversed());
    await page.getByRole('columnheader', { name: 'Points' }).getByRole('button').press('Enter');
    await expect.poll(async () => (await shownRows(page))[0]?.points).toBe('72');
  });

  test(
    'opens a row with its findings, and what can be done with it',
    onPhonesToo,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Squad 0002' }).press('Enter');
      await expect(page.getByRole('list', { name: 'Findings' }).getByRole('listitem')).toHaveCount(
        1,
      );
      await expect(page.getByRole('list', { name: 'Findings' })).toContainText('Troop Types');

      await page.getByRole('button', { name: 'Read the list' }).click();
      const sheet = page.getByRole('dialog', { name: 'Squad 0002' });
      await expect(sheet.getByText('9 × Fusilier (Early War)')).toBeVisible();
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Add to my lists' }).click();
      await page.getByRole('link', { name: 'On your shelf: open it' }).click();
      await expect(page).toHaveURL(/\/list\/\?id=/);
      await expect(page.getByText('Squad 0002').first()).toBeVisible();
    },
  );

  test('points out the same list twice and leads to it', async ({ page }) => {
    await page.getByRole('button', { name: /more than once$/ }).click();
    const first = rows(page).first();
    await first.getByRole('button').click();
    await expect(page.getByText('The same troops as')).toBeVisible();
    await page.getByRole('button', { name: 'Squad 0005', exact: true }).last().click();
    await expect(rows(page).getByRole('button', { name: 'Squad 0005' })).toBeFocused();
  });

  test('survives a reload, and a row or all of them can be taken off and put back', async ({
    page,
  }) => {
    const before = await shownRows(page);
    await page.reload();
    await expect(rows(page)).toHaveCount(6);
    expect(await shownRows(page)).toEqual(before);

    await page.getByRole('button', { name: 'Squad 0001' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(rows(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownRows(page)).toEqual(before);

    await page.getByRole('button', { name: 'Clear the desk' }).click();
    await expect(page.getByLabel('Or paste links or texts')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => shownRows(page)).toEqual(before);
    await page.reload();
    await expect(rows(page)).toHaveCount(6);

    await page.getByRole('button', { name: 'Clear the desk' }).click();
    await page.reload();
    await expect(page.getByLabel('Or paste links or texts')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });

  test('gives results as a table, a sheet of paper and replies', onPhonesToo, async ({ page }) => {
    await page.getByRole('button', { name: 'Results' }).click();
    const sheet = page.getByRole('dialog', { name: 'Results' });
    const csv = await saved(page, () => sheet.getByRole('button', { name: 'Save as CSV' }).click());
    expect(csv.name).toBe('Check desk results.csv');
    const lines = csv.bytes.toString('utf8').trimEnd().split('\r\n');
    expect(lines[0]).toBe('file,name,nation,points,cap,models,legal,rules');
    expect(lines).toHaveLength(7);
    expect(lines[2]).toBe('Player 1.muster.json,Squad 0001,france,220,151,6,false,points-cap');

    const pdf = await saved(page, () => sheet.getByRole('button', { name: 'Save as PDF' }).click());
    expect(pdf.name).toBe('Check desk results.pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    const replies = await sheet.getByLabel('All replies').inputValue();
    expect(replies).toContain('Squad 0001');
    expect(replies).toContain('69 over');
    const txt = await saved(page, () =>
      sheet.getByRole('button', { name: 'Save as text' }).click(),
    );
    expect(txt.bytes.toString('utf8')).toBe(replies);
  });

  test('copies the reply to one player', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Squad 0001' }).click();
    await page.getByRole('button', { name: 'Copy reply' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const reply = await page.evaluate(() => navigator.clipboard.readText());
    expect(reply).toContain('Squad 0001');
    expect(reply).not.toContain('Squad 0002');
  });
});
