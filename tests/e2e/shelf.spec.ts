import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { bringIn, french, imperial, listFile, shelve } from './list-files';
import { expectAccessible, expectNoSidewaysScroll, watchShifts } from './page-checks';
import { onPhonesToo } from './phones';

const rows = (page: Page) => page.getByRole('list', { name: 'Lists' }).getByRole('listitem');

const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

const titles = (page: Page) => rows(page).getByRole('heading').allTextContents();

async function choose(page: Page, list: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${list}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an empty shelf offers a beginning and two samples', onPhonesToo, async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Begin your first list' })).toHaveAttribute(
    'href',
    '/new/',
  );
  await expect(page.getByRole('button', { name: 'Open Line and rifles' })).toBeVisible();
  await expect(page.getByText('397 of 400')).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Open Ney before Hougoumont' }).click();
  await expect(page).toHaveURL(/\/list\/\?id=\w+$/);
  await page.goto('/');
  await expect(row(page, 'Ney before Hougoumont')).toContainText('494 of 500');
});

test(
  'a list shows what it is, what it is worth and what is wrong with it',
  onPhonesToo,
  async ({ page }) => {
    await shelve(page, [french('Rearguard'), imperial('No officers')]);
    await expect(row(page, 'Rearguard')).toContainText('France');
    await expect(row(page, 'Rearguard')).toContainText('Song of Drums and Shakos');
    await expect(row(page, 'Rearguard')).toContainText('220 of 400');
    await expect(row(page, 'Rearguard')).toContainText('6 models');
    await expect(row(page, 'Rearguard')).toContainText('Legal');
    await expect(row(page, 'Rearguard')).toContainText(/Today, \d\d:\d\d/);
    await expect(row(page, 'No officers')).toContainText('72, no cap');
    await expect(row(page, 'No officers')).toContainText('1 rule broken');
    expect(await titles(page)).toEqual(['Rearguard', 'No officers']);

    const shifted = await watchShifts(page);
    await page.reload();
    await expect(row(page, 'No officers')).toContainText('1 rule broken');
    expect(await shifted()).toBeLessThan(0.01);
    await expectNoSidewaysScroll(page);
  },
);

test('lists are renamed and duplicated, and stay so', onPhonesToo, async ({ page }) => {
  await shelve(page, [french('Rearguard')]);
  await choose(page, 'Rearguard', 'Rename');
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('  ');
  await name.press('Enter');
  await expect(page.getByText('Give the list a name.')).toBeVisible();
  await expectAccessible(page);
  await name.fill('Rearguard at the bridge');
  await name.press('Enter');
  await expect(row(page, 'Rearguard at the bridge')).toBeVisible();

  await choose(page, 'Rearguard at the bridge', 'Duplicate');
  await expect(row(page, 'Rearguard at the bridge (2)')).toBeVisible();
  await choose(page, 'Rearguard at the bridge (2)', 'Duplicate');
  await expect(row(page, 'Rearguard at the bridge (3)')).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  expect((await titles(page))[0]).toBe('Rearguard at the bridge (3)');
});

test(
  'a deleted list comes back by Undo, and from among the deleted ones',
  onPhonesToo,
  async ({ page }) => {
    await page.clock.install();
    await shelve(page, [french('Kept'), french('Dropped')]);
    await choose(page, 'Dropped', 'Delete');
    await expect(row(page, 'Dropped')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(row(page, 'Dropped').getByRole('link')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);

    await choose(page, 'Dropped', 'Delete');
    await expect(page.getByText('Deleted Dropped.')).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.fastForward(9000);
    await expect(page.getByText('Deleted Dropped.')).toHaveCount(0);
    await expect(page.locator('body')).not.toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'Deleted lists (1)' }).click();
    await page.getByRole('button', { name: 'Restore Dropped' }).click();
    await expect(row(page, 'Dropped').getByRole('link')).toBeFocused();
    await expect(page.getByRole('button', { name: /Deleted lists/ })).toHaveCount(0);
  },
);

test('Undo waits while the keyboard is on it', async ({ page }) => {
  await page.clock.install();
  await shelve(page, [french('Dropped')]);
  await page.getByRole('button', { name: 'More for Dropped' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
  await page.clock.fastForward(30_000);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(row(page, 'Dropped').getByRole('link')).toBeFocused();
});

test('a search and the rules narrow the shelf', async ({ page }) => {
  await shelve(page, [french('Élan and honour'), french('Rearguard'), imperial('No officers')]);
  const search = page.getByRole('searchbox', { name: 'Find a list' });
  await search.fill('elan france');
  await expect.poll(() => titles(page)).toEqual(['Élan and honour']);
  await search.fill('nothing like it');
  await expect(page.getByText('No list has all of these words.')).toBeVisible();
  await search.fill('');
  await page.getByRole('button', { name: 'Napoleonic SBG' }).click();
  await expect.poll(() => titles(page)).toEqual(['No officers']);

  // What comes in is shown, whatever was being looked for.
  await bringIn(page, [listFile(french('Newcomer'))]);
  await expect(row(page, 'Newcomer').getByRole('link')).toBeFocused();
});

test('files that are no lists are refused one by one, and nothing is overwritten', async ({
  page,
}) => {
  await shelve(page, [french('Rearguard')]);
  await page.getByRole('button', { name: 'Bring in a list' }).click();
  await page
    .getByLabel('List files')
    .setInputFiles([
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([255, 216, 255, 0, 1]) },
      listFile(french('Rearguard'), 'again.muster.json'),
      listFile({ format: 'muster-roll', version: 9 }, 'future.muster.json'),
      { name: 'huge.json', mimeType: 'application/json', buffer: Buffer.alloc(6_000_000, ' ') },
    ]);
  await expect(page.getByText('photo.jpg was not read.')).toContainText('it is a picture');
  await expect(page.getByText('future.muster.json was not')).toContainText('format version 9');
  await expect(page.getByText('huge.json was not')).toContainText('larger than 5 MiB');
  await expect(page.getByText('The very same list is on your shelf already.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add another copy' }).click();
  await expect(row(page, 'Rearguard')).toHaveCount(2);
});

test('a list is saved as a file that brings it back whole', async ({ page }) => {
  const document = french('Ney: 18/06?', { cap: 500, settings: { scenario: 'forlorn-hope' } });
  await shelve(page, [document]);
  const waiting = page.waitForEvent('download');
  await choose(page, 'Ney: 18/06?', 'Save as file');
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('Ney 18 06.muster.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(document);
});

test('several lists go to print together', onPhonesToo, async ({ page }) => {
  await shelve(page, [french('One'), french('Two'), imperial('Three')]);
  await page.getByRole('button', { name: 'Print several' }).click();
  await page.getByRole('checkbox', { name: 'One' }).check();
  await page.getByRole('checkbox', { name: 'Three' }).check();
  await expect(page.getByText('2 lists chosen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('group', { name: 'Print several lists' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/print\/\?ids=\w+,\w+$/);
  await expect(page.getByRole('checkbox', { name: 'One' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Two' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Three' })).toBeChecked();
});

test('a long shelf is drawn as it is needed, and searched whole', async ({ page }) => {
  const many = Array.from({ length: 300 }, (_, at) => french(`List ${at + 1}`));
  await shelve(page, many);
  await expect(page.getByText('300 lists, kept on this device only.')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(150);
  await page.getByRole('searchbox', { name: 'Find a list' }).fill('list 299');
  await expect.poll(() => titles(page)).toEqual(['List 299']);
  await page.getByRole('searchbox', { name: 'Find a list' }).fill('');
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(rows(page)).toHaveCount(300, { timeout: 100 });
  }).toPass();
});
