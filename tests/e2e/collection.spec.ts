import { readFile } from 'node:fs/promises';
import { type Page, expect, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openList, squad, verdict } from './builder-desk';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';

const counts = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Count of ${name}`, exact: true });

async function own(page: Page, name: string, count: number): Promise<void> {
  await counts(page, name).fill(String(count));
  await counts(page, name).press('Enter');
  await expect(counts(page, name)).toHaveValue(String(count));
}

test('what is counted stays, and lists say what they are short of', async ({ page }) => {
  await openList(
    page,
    squad('Begun', [
      ['france/infantry-officer', 1],
      ['france/line-infantryman', 6],
    ]),
  );
  const note = page.getByRole('region', { name: 'Your collection' }).filter({ visible: true });
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Your collection' }).click();
  await expect(page.getByLabel('Nation', { exact: true })).toHaveValue('france');
  for (let n = 0; n < 3; n += 1)
    await page.getByRole('button', { name: 'One Line Infantryman more', exact: true }).click();
  await expect(counts(page, 'Line Infantryman')).toHaveValue('3');
  await own(page, 'Infantry Officer', 1);
  await expect(page.getByText('4 models of this nation, 4 in all')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(counts(page, 'Line Infantryman')).toHaveValue('3');

  await page.goto('/');
  await page.getByRole('link', { name: 'Begun', exact: true }).click();
  await expect(note).toContainText('You own 3 of 6 Line Infantryman');
  await expect(note).not.toContainText('Officer');
  await expect(verdict(page)).not.toHaveText(/broken/);
  await expectAccessible(page);

  // Nothing more of what is short, and the points are spent on what is there or not at all.
  await page
    .getByRole('button', { name: /^Spend \d+ points$/ })
    .filter({ visible: true })
    .click();
  const sheet = page.getByRole('dialog', { name: /^Spend/ });
  await expect(sheet.getByRole('list', { name: 'Ways' })).toBeVisible();
  await sheet.getByLabel('Only what I own').check();
  await expect(sheet.getByText(/Nothing legal can be had for the \d+ points/)).toBeVisible();

  // And on paper, to take to the shop.
  await page.goto('/print/');
  await page.getByRole('checkbox', { name: /^Begun/ }).check();
  await page.getByRole('checkbox', { name: /^What is missing/ }).check();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save' }).click();
  const data = new Uint8Array(await readFile(await (await saving).path()));
  const roster = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const { items } = await roster.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  expect(text).toMatch(/To buy or paint .*Line Infantryman +6 +3 +3 /);
});

test('a collection goes out and comes back, asked for and with an undo', async ({ page }) => {
  await page.goto('/collection/?ruleset=drums-and-shakos&nation=france');
  await own(page, 'Line Infantryman', 8);
  await own(page, 'Hussar', 2);
  const save = async (name: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = await saving;
    const text = await readFile(await file.path(), 'utf8');
    return { name: file.suggestedFilename(), text };
  };
  const json = await save('Save as file');
  const csv = await save('Save as table (CSV)');
  expect(json.name).toMatch(/^Muster Roll [\d-]+\.collection\.json$/);
  expect(csv.text).toContain('drums-and-shakos,france/hussar,Hussar,2');

  await own(page, 'Hussar', 5);
  const bring = async (text: string, name: string) =>
    page
      .getByLabel('File of a collection')
      .setInputFiles([{ name, mimeType: 'text/plain', buffer: Buffer.from(text) }]);
  const sheet = page.getByRole('dialog', { name: 'Bring in a collection' });
  for (const { text, name } of [json, csv]) {
    await bring(text, name);
    await expect(sheet.getByRole('row', { name: 'Hussar 5 2' })).toBeVisible();
    await expect(sheet.getByRole('row')).toHaveCount(2);
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await expect(counts(page, 'Hussar')).toHaveValue('5');
  }
  await bring(csv.text, csv.name);
  await sheet.getByRole('button', { name: 'Take over' }).click();
  await expect(counts(page, 'Hussar')).toHaveValue('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(counts(page, 'Hussar')).toHaveValue('5');

  await bring('ruleset,profile,owned\ndrums-and-shakos,france/hussar,many\n', 'bad.csv');
  await expect(page.getByText(/Nothing was taken over: line 2/)).toBeVisible();
  await expect(counts(page, 'Hussar')).toHaveValue('5');

  await page.getByRole('button', { name: 'Clear the collection' }).click();
  await expect(counts(page, 'Hussar')).toHaveValue('0');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(counts(page, 'Hussar')).toHaveValue('5');
});

test('a count is kept as it is typed, and none that is no whole number', async ({ page }) => {
  await page.goto('/collection/?ruleset=drums-and-shakos&nation=france');
  await counts(page, 'Hussar').fill('12');
  await expect(page.getByText('12 models of this nation')).toBeVisible();
  await page.reload();
  await expect(counts(page, 'Hussar')).toHaveValue('12');
  await counts(page, 'Hussar').fill('1.5');
  await counts(page, 'Hussar').press('Enter');
  await expect(page.getByText('A whole number from 0 to 9999.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('12 models of this nation')).toBeVisible();
  await counts(page, 'Hussar').press('Escape');
  await expect(counts(page, 'Hussar')).toHaveValue('12');

  // A number that has been kept is not written again over what another tab made of it.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await counts(page, 'Hussar').fill('40');
  await expect(counts(other, 'Hussar')).toHaveValue('40');
  await other.getByRole('button', { name: 'One Hussar more' }).click();
  await expect(page.getByText('41 models of this nation')).toBeVisible();
  await counts(page, 'Hussar').press('Enter');
  await expect(counts(page, 'Hussar')).toHaveValue('41');
  await expect(counts(other, 'Hussar')).toHaveValue('41');
  await other.close();

  // Who stands on no roster is named, and taken only when that is wanted.
  const table =
    'ruleset,profile,name,owned\n__proto__,toString,,3\ndrums-and-shakos,france/hussar,"a\nb",7\n';
  await page
    .getByLabel('File of a collection')
    .setInputFiles([{ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }]);
  const sheet = page.getByRole('dialog', { name: 'Bring in a collection' });
  await expect(sheet.getByRole('row', { name: '__proto__: toString 0 3' })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('7 models of this nation, 7 in all')).toBeVisible();
});

test('a profile is found by its words, in any nation', async ({ page }) => {
  await page.goto('/collection/');
  await page.getByLabel('Nation', { exact: true }).selectOption({ label: 'Prussia' });
  await expect(page).toHaveURL(/nation=prussia/);
  await page.getByRole('searchbox', { name: 'Find a profile' }).fill('zzz');
  await expect(page.getByText('No profile has all of these words.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a profile' }).fill('hussar');
  await expect(page.getByRole('button', { name: /^One .*Hussar.* more/ }).first()).toBeVisible();
});
