import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { bringIn, french, listFile, shelve } from './list-files';
import { expectAccessible, expectNoSidewaysScroll, watchShifts } from './page-checks';
import { onPhonesToo } from './phones';

const reminder = (page: Page) => page.getByText(/are in no backup\.$/);

/** Lets the browser say what it keeps, and counts how often it was asked to keep it. */
async function stubStorage(page: Page, isKept: boolean): Promise<void> {
  await page.addInitScript((granted) => {
    Object.assign(window, { timesAsked: 0 });
    Object.assign(navigator.storage, {
      estimate: () => Promise.resolve({ usage: 4_230_000, quota: 1e9 }),
      persisted: () => Promise.resolve(granted),
      persist: () => {
        (window as unknown as { timesAsked: number }).timesAsked += 1;
        return Promise.resolve(false);
      },
    });
  }, isKept);
}

const timesAsked = (page: Page) =>
  page.evaluate(() => (window as unknown as { timesAsked: number }).timesAsked);

const ten = Array.from({ length: 10 }, (_, at) => french(`Squad ${at}`));

test('ten lists without a backup are worth a reminder, which can be put off', async ({ page }) => {
  const shifted = await watchShifts(page);
  await shelve(page, ten.slice(1));
  await expect(reminder(page)).toHaveCount(0);
  await expect(page.getByText('No backup yet.')).toBeVisible();
  await bringIn(page, [listFile(french('The tenth'))]);
  await expect(page.getByText('Ten lists are in no backup.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(reminder(page)).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);

  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(reminder(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No backup yet.')).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);

  await bringIn(
    page,
    ten.map((_, at) => listFile(french(`Another ${at}`))),
  );
  await expect(page.getByText('20 lists are in no backup.')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up', exact: true }).click();
  await waiting;
  await expect(reminder(page)).toHaveCount(0);
  await expect(page.getByText(/^.*Last backup: today, \d\d:\d\d\.$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Last backup: today/)).toBeVisible();
});

test('the browser is asked to keep lists when there is one, not when a page opens', async ({
  page,
}) => {
  await stubStorage(page, false);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Begin your first list' })).toBeVisible();
  await expect(
    page.getByText(
      '4.2 MB stored on this device, which the browser may clear when room runs short.',
    ),
  ).toBeVisible();
  expect(await timesAsked(page)).toBe(0);
  await bringIn(page, [listFile(french('First'))]);
  await expect.poll(() => timesAsked(page)).toBe(1);
  // Refused: not again for a while.
  await bringIn(page, [listFile(french('Second'))]);
  await expect(page.getByRole('link', { name: 'Second', exact: true })).toBeVisible();
  expect(await timesAsked(page)).toBe(1);
});

test('what is safe is said to be', onPhonesToo, async ({ page }) => {
  await stubStorage(page, true);
  await shelve(page, [french('Safe')]);
  await expect(
    page.getByText('4.2 MB stored on this device, safe from being cleared by the browser.'),
  ).toBeVisible();
  expect(await timesAsked(page)).toBe(0);
});

test('the site can be installed where the browser offers it', onPhonesToo, async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  const isTaken = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve(Object.assign(window, { isAsked: true })),
    });
    return !window.dispatchEvent(offer);
  });
  expect(isTaken).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page.getByRole('button', { name: 'Install' })).toHaveCount(0);
  expect(await page.evaluate(() => 'isAsked' in window)).toBe(true);
});

test('the manifest is one that browsers take, and all that it names is there', async ({ page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as {
    start_url: string;
    icons: { src: string; purpose?: string }[];
    shortcuts: { url: string }[];
    share_target: { action: string };
    file_handlers: { action: string }[];
  };
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  const addresses = [
    manifest.start_url,
    manifest.share_target.action,
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
    ...manifest.file_handlers.map(({ action }) => action),
  ];
  for (const address of addresses)
    expect((await page.request.get(address)).status(), address).toBe(200);
});

test('all that is kept goes into a backup, and comes back on another device', async ({
  page,
  browser,
}) => {
  test.slow();
  await shelve(page, [french('Rearguard')]);
  await page.getByRole('button', { name: 'More for Rearguard', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Begin a game' }).click();
  await page.getByRole('button', { name: 'Line Infantryman 2', exact: true }).click();
  await page.getByRole('button', { name: 'Line Infantryman: details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '2', exact: true }).click();
  await page.getByLabel('Name in this game').fill('Coignet');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const coignet = (on: Page) =>
    on.getByRole('button', { name: 'Coignet, out of action', exact: true });
  await expect(coignet(page)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'More for Rearguard', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Seal this list' }).click();
  await expect(page.getByLabel('Code of the sealed list', { exact: true })).toBeVisible();
  await page.goto('/collection/?ruleset=drums-and-shakos&nation=france');
  await page.getByRole('textbox', { name: 'Count of Hussar', exact: true }).fill('4');
  await expect(page.getByText('4 models of this nation')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Whoever has it can show your sealed lists.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up everything' }).click();
  const backup = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as {
    games: object[];
  };

  const other = await (await browser.newContext()).newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Bring in a list' }).click();
  const sheet = other.getByRole('dialog', { name: 'Bring in a list' });
  await sheet.getByRole('textbox').fill('   ');
  await sheet.getByRole('button', { name: 'Read it' }).click();
  await expect(sheet.getByText('There is nothing in it')).toBeVisible();
  const bring = async (document: object) =>
    sheet.getByLabel('List files').setInputFiles([listFile(document, 'all.backup.json')]);
  const broken = { ...backup.games[0], id: 'broken', result: 'fled' };
  await bring({ ...backup, games: [...backup.games, broken] });
  await expect(sheet.getByText('Game 2 of the backup is damaged (result)')).toBeVisible();
  await expect(sheet.getByRole('checkbox', { name: '1 game' })).toBeChecked();
  await expect(sheet.getByRole('checkbox', { name: '1 sealed list or code' })).toBeChecked();
  // Counts are the player's own: they are taken only when he says so.
  await sheet.getByRole('checkbox', { name: 'The collection' }).check();
  await expectAccessible(other);
  await sheet.getByRole('button', { name: 'Restore' }).click();
  await expect(other.getByRole('link', { name: 'Rearguard', exact: true })).toBeVisible();
  const said = '1 list, 1 game, 1 sealed list or code and 1 count of the collection brought in.';
  await expect(other.getByRole('status')).toHaveText(said);
  await expect(other.getByRole('main')).toContainText(said);

  await other.getByRole('button', { name: 'Bring in a list' }).click();
  await bring(backup);
  await expect(sheet.getByText('Held against yours: 1 the same as here.').first()).toBeVisible();
  await expect(sheet.getByText('It has the same counts as yours.')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Restore' })).toHaveCount(0);
  await other.keyboard.press('Escape');

  await other.goto('/collection/?ruleset=drums-and-shakos&nation=france');
  await expect(other.getByRole('textbox', { name: 'Count of Hussar', exact: true })).toHaveValue(
    '4',
  );
  // Its secret has come, too; and what it reveals is put on the table of a game.
  await other.goto('/seals/');
  await other.getByRole('button', { name: 'Reveal Rearguard' }).click();
  const link = await other
    .getByRole('textbox', { name: 'Link that reveals the list' })
    .inputValue();
  await other.goto(link);
  await expect(other.getByText('You sealed this list yourself,')).toBeVisible();
  await other.getByRole('button', { name: 'In the game of Rearguard' }).click();
  await expect(other).toHaveURL(/\/play\/\?id=/);
  await expect(coignet(other)).toBeVisible();
  await expect(other.getByRole('region', { name: 'Opponent' })).toContainText('0 of 6 lost');
});
