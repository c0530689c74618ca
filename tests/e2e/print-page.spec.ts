import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { french, imperial, shelve } from './list-files';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';
import { onPhonesToo } from './phones';

// Setting pages takes seconds on a slow machine.
test.slow();

test('a roster and its cards become a PDF', onPhonesToo, async ({ page }) => {
  await shelve(page, [french('Rearguard'), imperial('No officers')]);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Rearguard/ }).check();
  await expect(page).toHaveURL(/\/print\/\?ids=\w+$/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Rearguard/ })).toBeChecked();
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText('1 roster and 3 cards', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('Rearguard roster.pdf');
  expect((await readFile(await download.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');

  await page.getByText('all 3 entries').click();
  await page.getByRole('checkbox', { name: 'Infantry Officer' }).uncheck();
  await expect(page.getByText('Made before your last change.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Roster' }).uncheck();
  await page.getByRole('button', { name: 'Make the PDF anew' }).click();
  await expect(page.getByText('2 cards', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Rearguard cards.pdf')).toBeVisible();
});

test('cards need no list', async ({ page }) => {
  await page.goto('/print/');
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('Napoleonic SBG adaptation');
  await page.getByRole('combobox', { name: 'Nation' }).selectOption('French Empire');
  await page.getByRole('checkbox', { name: '8 Pdr Cannon' }).check();
  await page.getByRole('combobox', { name: 'Nation' }).selectOption('Spain');
  await page.getByRole('list', { name: 'Profiles' }).getByRole('checkbox').first().check();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.getByRole('radio', { name: 'Letter' }).check();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByRole('link', { name: 'Save' })).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Letter' })).toBeChecked();
});

test('nothing chosen and a failure are both said', async ({ page }) => {
  await page.route(/\.ttf$/, (route) => route.abort());
  await shelve(page, [french('Rearguard')]);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText('Nothing is chosen yet')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Rearguard/ }).check();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText('The PDF could not be made.')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);

  await page.unroute(/\.ttf$/);
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText('1 roster and 3 cards', { exact: true })).toBeVisible({
    timeout: 20_000,
  });
});
