import { expect, test } from '@playwright/test';
import { force, openList, pressRow } from './builder-desk';
import { linkTo } from './check-desk-files';
import { expectOpenToAll } from './every-eye';
import { french, imperial, shelve } from './list-files';
import { division } from './orders-desk';

test.slow(true, 'axe looks at every state in seven ways');
test.use({ viewport: { width: 1440, height: 900 } });

test('shelf and its sheets', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Open / }).first()).toBeVisible();
  await expectOpenToAll(page, 'empty shelf');
  await shelve(page, [french('Rearguard'), imperial('Fusiliers'), division]);
  await expectOpenToAll(page, 'shelf');

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
  await page.keyboard.press('Escape');
  await choose('Delete');
  await page.getByRole('button', { name: 'Deleted lists (1)' }).click();
  await expectOpenToAll(page, 'bin');
});

test('builder of bought equipment', async ({ page }) => {
  await openList(page, force);
  await pressRow(page, '8 Pdr Cannon');
  await expectOpenToAll(page, 'options');
});

test('every other page', async ({ page }) => {
  await shelve(page, [french('Rearguard')]);
  const link = new URL(await linkTo(french('From a link')));
  for (const [path, heading] of [
    ['/new/', 'New list'],
    ['/print/', 'Print'],
    ['/about/', 'About'],
    ['/no/such/page/', 'No such page'],
    ['/list/?id=nothing', /./],
    [`/open/${link.hash}`, /From a link/],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectOpenToAll(page, path);
  }
});

test('the glossary', async ({ page }) => {
  await page.goto('/glossary/');
  await page.getByRole('searchbox').fill('musket');
  await expect(page.getByRole('status')).toHaveText(/^\d{1,2} entries$/);
  await expectOpenToAll(page, 'glossary');
});
