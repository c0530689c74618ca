import { expect, test } from '@playwright/test';
import { force, openList, pressRow, squad, verdict } from './builder-desk';
import { expectOpenToAll } from './every-eye';
import { french, imperial, listFile, shelve } from './list-files';
import { division } from './orders-desk';

test.slow(true, 'every state is looked at in twelve ways');
test.use({ viewport: { width: 1440, height: 900 } });

test('shelf and its sheets', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible();
  await expectOpenToAll(page, 'empty shelf');
  await shelve(page, [french('Rearguard'), imperial('Fusiliers'), division]);
  await expectOpenToAll(page, 'shelf');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('navigation').getByRole('button', { name: 'More' }).click();
  await expectOpenToAll(page, 'more places');
  await page.keyboard.press('Escape');

  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More for Rearguard' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await page.getByRole('button', { name: 'More for Rearguard' }).click();
  await expectOpenToAll(page, 'menu of a list');
  await page.keyboard.press('Escape');
  for (const item of ['Share', 'Rename']) {
    await choose(item);
    const sheet = page.getByRole('dialog', { name: item });
    await expect(sheet).toBeVisible();
    if (item === 'Share') await expect(sheet.getByLabel('The list as text')).toBeVisible();
    await expectOpenToAll(page, item);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Bring in a list' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectOpenToAll(page, 'bring in');
  await page
    .getByLabel('List files')
    .setInputFiles([listFile(french('Rearguard', { cap: 100 })), listFile(imperial('Two'))]);
  await expect(page.getByRole('button', { name: /^Add / })).toBeVisible();
  await expectOpenToAll(page, 'what comes in');
  await page.keyboard.press('Escape');
  await choose('Delete');
  await page.getByRole('button', { name: 'Deleted lists (1)' }).click();
  await expectOpenToAll(page, 'bin');
});

test('builder of a squad', async ({ page }) => {
  await openList(
    page,
    squad('Rearguard', [
      ['france/infantry-officer', 1, { title: 'Lt. Duval' }],
      ['france/infantry-nco', 1],
      ['france/light-infantry-nco', 1],
      ['france/line-infantryman', 9],
      ['france/nobody', 2],
    ]),
  );
  await expect(page.locator('[data-fix]').first()).toBeVisible();
  await pressRow(page, 'Infantry Officer');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeVisible();
  await page
    .getByRole('complementary', { name: 'Roster' })
    .getByRole('button', { name: 'Hussar', exact: true })
    .click();
  await expectOpenToAll(page, 'builder');

  await page.getByRole('button', { name: 'Leader', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leader' })).toContainText('at most one');
  await expectOpenToAll(page, 'term');
  await page.keyboard.press('Escape');

  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(sheet.getByLabel('Scenario')).toBeVisible();
  await expectOpenToAll(page, 'settings');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet.getByLabel('The list as text')).toBeVisible();
  await expectOpenToAll(page, 'share');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Odds of Infantry Officer' }).click();
  await expect(sheet.getByRole('heading', { name: 'Activation' })).toBeVisible();
  await expectOpenToAll(page, 'odds of an entry');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Repair this list' }).first().click();
  await expect(sheet.getByRole('list', { name: 'Ways' })).toBeVisible();
  await expectOpenToAll(page, 'repair');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(sheet.getByRole('searchbox')).toBeVisible();
  await expectOpenToAll(page, 'roster sheet');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /rules broken/ }).click();
  await expect(sheet.getByText('Where this stands').first()).toBeVisible();
  await expectOpenToAll(page, 'findings sheet');
  await page.keyboard.press('Escape');
});

test('builder of a legal and of an empty squad', async ({ page }) => {
  await openList(page, squad('Begun', [['france/infantry-officer', 1]]));
  const sheet = page.getByRole('dialog');
  await page
    .getByRole('button', { name: /^Spend / })
    .first()
    .click();
  await expect(sheet.getByRole('list', { name: 'Ways' })).toBeVisible();
  await expectOpenToAll(page, 'fill');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Odds of the whole list' }).first().click();
  await expect(sheet.getByText('Actions before the turn passes')).toBeVisible();
  await expectOpenToAll(page, 'odds of a list');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove Infantry Officer', exact: true }).click();
  await expect(verdict(page)).toHaveText('Nobody in it yet');
  await expectOpenToAll(page, 'empty list');
  await page.getByRole('button', { name: 'Draw a squad at random' }).first().click();
  await expect(sheet.getByRole('list', { name: 'Ways' })).toBeVisible();
  await expectOpenToAll(page, 'random squad');
});

test('builder of bought equipment', async ({ page }) => {
  await openList(page, force);
  await pressRow(page, '8 Pdr Cannon');
  await expectOpenToAll(page, 'options');
});

test('orders of battle', async ({ page }) => {
  await openList(page, division);
  await page.getByRole('main').getByRole('button', { name: 'Line Infantry', exact: true }).click();
  const more = page.getByRole('button', { name: 'More for Mackinnon', exact: true });
  await more.click();
  await expectOpenToAll(page, 'menu of a group');
  await page.getByRole('menuitem', { name: 'Kind and place', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expectOpenToAll(page, 'place of a group');
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('menuitem', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
  await expectOpenToAll(page, 'order of battle');
});
