import { expect, test } from '@playwright/test';
import { openList, pressRow, row } from './builder-desk';
import { attribute, beginList, choose, division, group, namesIn, plus } from './orders-desk';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';

test('an order of battle is made, broken and mended on a phone', async ({ page }) => {
  test.slow();
  await beginList(page, /^Light Division/, 'Russia');
  await expect(group(page, 'Command 1')).toContainText('1 of 1 general');
  await page.getByRole('button', { name: 'Add units to Command 1' }).tap();
  const roster = page.getByRole('dialog', { name: /^Roster/ });
  for (let n = 0; n < 5; n += 1) await plus(page, 'Line Infantry').tap();
  await expect(roster).toContainText('1 rule broken');
  await expectAccessible(page);
  await roster.getByRole('button', { name: 'Back to the list' }).tap();
  const first = group(page, 'Command 1');
  await expect(first).toContainText('5 of 4 battalions and regiments');
  await expectNoSidewaysScroll(page);
  await first.getByRole('button', { name: /^Add Command 2 with a General/ }).tap();
  await expect(first).toContainText('4 of 4 battalions and regiments');
  expect(await namesIn(page, 'Command 2')).toEqual(['General', 'Line Infantry']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('units are described and commands copied on a phone', async ({ page }) => {
  await openList(page, division);
  await pressRow(page, 'Medium Foot Battery');
  const open = row(page, 'Medium Foot Battery');
  await open.getByRole('button', { name: 'Castings: one more' }).tap();
  await expect(attribute(open, 'Castings')).toHaveValue('3');
  await expect(open).toContainText('3 guns, morale 4, training 4');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await choose(page, 'Colville', 'Copy the command');
  await expect(group(page, 'Colville (2)')).toContainText('3 guns');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
  await expect(group(page, 'Colville (2)')).toHaveCount(0);
  await open.getByRole('button', { name: 'Move to' }).tap();
  await page.getByRole('menuitem', { name: 'Picton' }).tap();
  await expect
    .poll(() => namesIn(page, 'Picton'))
    .toEqual(['General', 'Medium Foot Battery', 'General', 'Line Infantry', 'General']);
  await expectNoSidewaysScroll(page);
});
