import { expect, test } from '@playwright/test';
import {
  count,
  doneLine,
  expectPoints,
  legalSquad,
  openList,
  plus,
  pressRow,
  row,
  rowNames,
  squad,
  verdict,
} from './builder-desk';

test('a squad is built to 400 points, broken, and mended by a fix', async ({ page }) => {
  await openList(page, squad('New', []));
  await expect(page.getByText('Nobody has been mustered yet.')).toBeVisible();
  await expect(verdict(page)).toHaveText('Nobody in it yet');
  await plus(page, 'Infantry Officer').click();
  await plus(page, 'Infantry NCO').click();
  for (let n = 0; n < 3; n += 1) await plus(page, 'Line Infantryman').click();
  await expect(count(page, 'Line Infantryman')).toHaveValue('3');
  await expect(plus(page, 'Line Infantryman')).toHaveAccessibleName(/26 points, 3 in the list$/);
  await count(page, 'Line Infantryman').fill('10');
  await count(page, 'Line Infantryman').press('Enter');
  await expectPoints(page, '376 of 400 points');
  for (let n = 0; n < 2; n += 1) await plus(page, 'National Guard').click();
  await expectPoints(page, '400 of 400 points');
  await expect(verdict(page)).toHaveText('Legal');
  await expect(page.getByRole('main')).toContainText('Total, 14 models');

  // Said before the click, wrong after it.
  await expect(plus(page, 'Light Infantry NCO')).toHaveAccessibleName(/Only one NCO is allowed$/);
  await plus(page, 'Light Infantry NCO').click();
  await expect(verdict(page)).toHaveText('2 rules broken');
  await expect(row(page, 'Light Infantry NCO')).toContainText('Only one NCO is allowed');
  const summary = page.getByRole('complementary', { name: 'Points and legality' });
  await expect(summary).toContainText('466 of 400 points: 66 over.');
  await expect(summary).toContainText('Two NCOs: only one is allowed.');
  await expect(summary.getByText('2 of 1')).toBeVisible();

  await summary
    .getByRole('button', { name: /^Remove the Light Infantry NCO.*−66/ })
    .first()
    .click();
  await expect(verdict(page)).toHaveText('Legal');
  await expect(verdict(page)).toBeFocused();
  await expect(doneLine(page, 'Removed the Light Infantry NCO.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(verdict(page)).toHaveText('2 rules broken');
  await expect(doneLine(page, 'Removed the Light Infantry NCO.')).toBeHidden();
});

test('undo and redo go by buttons and by keys, but not in a field', async ({ page }) => {
  await openList(page, legalSquad);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'One Line Infantryman more' }).click();
  await page.getByRole('button', { name: 'Remove Porte-Fanion', exact: true }).click();
  await expectPoints(page, '382 of 400 points');
  await undo.first().click();
  await expectPoints(page, '418 of 400 points');
  await expect(
    page.getByRole('status').filter({ hasText: 'Undone: Remove the Porte-Fanion' }),
  ).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expectPoints(page, '392 of 400 points');
  await page.keyboard.press('Control+Shift+z');
  await expectPoints(page, '418 of 400 points');
  await page.keyboard.press('Control+y');
  await expectPoints(page, '382 of 400 points');
  await page.keyboard.press('Meta+z');
  await expectPoints(page, '418 of 400 points');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expectPoints(page, '382 of 400 points');
  await page.getByRole('searchbox', { name: 'Name, weapon or rule' }).fill('x');
  await page.keyboard.press('Control+z');
  await expectPoints(page, '382 of 400 points');
});

test('a click right before a reload, and letters before leaving the field, are kept', async ({
  page,
}) => {
  await openList(page, legalSquad);
  await page.getByRole('button', { name: 'One Line Infantryman more' }).click();
  await page.reload();
  await expectPoints(page, '418 of 400 points');
  await pressRow(page, 'Infantry Officer');
  await row(page, 'Infantry Officer')
    .getByRole('textbox', { name: 'Name' })
    .pressSequentially('Lt. Duval');
  await page.getByRole('textbox', { name: 'Name of the list' }).fill('Rearguard at the bridge');
  await page.reload();
  await expect(row(page, 'Infantry Officer')).toContainText('Lt. Duval');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rearguard at the bridge');
  await expect(page).toHaveTitle(/^Rearguard at the bridge/);
  // One visit to a field is one step.
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rearguard');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Infantry Officer')).not.toContainText('Duval');
});

test('the roster is searched and narrowed', async ({ page }) => {
  await openList(page, legalSquad);
  const roster = page.getByRole('complementary', { name: 'Roster' });
  const names = () => roster.locator('[data-kind="name"]').allTextContents();
  const all = (await names()).length;
  const search = roster.getByRole('searchbox');
  await search.fill('elan light');
  expect(await names()).toEqual([
    'Light Infantry Officer',
    'Light Cavalry Officer',
    'Light Infantry Chasseur',
    'Light Infantry Carabinier',
    'Light Infantry Voltigeur',
  ]);
  await search.fill('nobody');
  await roster.getByRole('button', { name: 'Show all' }).click();
  expect((await names()).length).toBe(all);
  await roster.getByRole('button', { name: 'Mounted', exact: true }).click();
  expect(await names()).toContain('Hussar');
  expect(await names()).not.toContain('Line Infantryman');
  await roster.getByRole('button', { name: 'All', exact: true }).click();
  await roster.getByRole('checkbox', { name: 'Affordable' }).check();
  expect(await names()).toEqual([]);
  await page.getByRole('button', { name: 'Remove Porte-Fanion', exact: true }).click();
  expect(await names()).toContain('Porte-Fanion');
  expect(await names()).not.toContain('Line Elite');

  await roster.getByRole('button', { name: 'Porte-Fanion', exact: true }).click();
  await expect(roster.getByRole('table', { name: 'Profile' })).toContainText('3+');
  await roster.getByRole('button', { name: 'Flag Bearer' }).click();
  await expect(page.getByRole('dialog', { name: 'Flag Bearer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(roster.getByRole('button', { name: 'Flag Bearer' })).toBeFocused();
});

test('an entry of another roster is kept as it was, and can be removed', async ({ page }) => {
  await openList(
    page,
    squad('Odd', [
      ['france/infantry-officer', 1],
      ['france/space-marine', 3, { title: 'from elsewhere' }],
    ]),
  );
  await expect(verdict(page)).toHaveText('1 rule broken');
  const odd = page
    .getByRole('main')
    .locator('[data-row]')
    .filter({ hasText: 'france/space-marine' });
  await expect(odd).toContainText('Not in this roster');
  await odd.getByRole('button', { name: 'Remove france/space-marine' }).click();
  await expect(verdict(page)).toHaveText('Legal');
  await expect(row(page, 'Infantry Officer').locator('[data-row-name]')).toBeFocused();
  expect(await rowNames(page)).toEqual(['Infantry Officer']);
});
