import { expect, test } from '@playwright/test';
import {
  count,
  doneLine,
  expectPoints,
  openList,
  plus,
  pressRow,
  row,
  squad,
} from './builder-desk';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';

test('a squad is built, broken and mended on a phone', async ({ page }) => {
  await openList(page, squad('Pocket', [['france/infantry-officer', 1]]));
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await add.tap();
  const roster = page.getByRole('dialog', { name: /^Roster/ });
  await roster.getByRole('searchbox').fill('nco');
  await plus(page, 'Infantry NCO').tap();
  await plus(page, 'Guard NCO').tap();
  await expect(roster).toContainText('182 of 400');
  await expect(roster).toContainText('1 rule broken');
  await expectAccessible(page);
  await roster.getByRole('button', { name: 'Back to the list' }).tap();
  await expect(roster).toBeHidden();
  await expect(add).toBeFocused();
  await expectNoSidewaysScroll(page);

  // It comes back as it was left.
  await add.tap();
  await expect(roster.getByRole('searchbox')).toHaveValue('nco');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /1 rule broken/ }).tap();
  const findings = page.getByRole('dialog', { name: '1 rule broken' });
  await expectAccessible(page);
  await findings.getByRole('button', { name: /^Remove the Infantry NCO/ }).tap();
  await expect(findings).toBeHidden();
  await expectPoints(page, '126 of 400 points');
  await expect(doneLine(page, 'Removed the Infantry NCO.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Legal/ })).toBeFocused();

  await pressRow(page, 'Guard NCO');
  await row(page, 'Guard NCO').getByRole('textbox', { name: 'Name' }).fill('Moustache');
  await expect(row(page, 'Guard NCO')).toContainText('Moustache');
  await pressRow(page, 'Infantry Officer');
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveCount(1);
  await page.getByRole('button', { name: 'One Guard NCO more' }).tap();
  await expect(count(page, 'Guard NCO')).toHaveValue('2');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
  await expect(count(page, 'Guard NCO')).toHaveValue('1');
  await page.getByRole('button', { name: 'More for this list' }).tap();
  await page.getByRole('menuitem', { name: 'Redo' }).tap();
  await expect(count(page, 'Guard NCO')).toHaveValue('2');
  await expectNoSidewaysScroll(page);
});

test('holding plus goes on counting', async ({ page }) => {
  await openList(page, squad('Hold', [['france/line-infantryman', 1]]));
  const more = page.getByRole('button', { name: 'One Line Infantryman more' });
  await more.dispatchEvent('pointerdown', { button: 0 });
  // It counts on while the page is looked at, so that any number beyond three will do.
  await expect(count(page, 'Line Infantryman')).toHaveValue(/^([4-9]|\d\d+)$/);
  await more.dispatchEvent('pointerup', { button: 0 });
});
