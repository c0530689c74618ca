import { expect, test } from '@playwright/test';
import { choose, deskFile, linkTo, openDesk, rows } from './check-desk-files';
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

  const chooseFor = async (item: string) => {
    await page.getByRole('button', { name: 'More for Rearguard' }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await page.getByRole('button', { name: 'More for Rearguard' }).click();
  await expectOpenToAll(page, 'menu of a list');
  await page.keyboard.press('Escape');
  for (const item of ['Share', 'Rename']) {
    await chooseFor(item);
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
  await chooseFor('Delete');
  await page.getByRole('button', { name: 'Deleted lists (1)' }).click();
  await expectOpenToAll(page, 'bin');
});

test('every other page', async ({ page }) => {
  await shelve(page, [french('Rearguard')]);
  const link = new URL(await linkTo(french('From a link')));
  for (const [path, heading] of [
    ['/new/', 'New list'],
    ['/print/', 'Print'],
    ['/about/', 'About'],
    ['/collection/?ruleset=drums-and-shakos&nation=france', /./],
    ['/seals/', /./],
    ['/play/', /./],
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

test('the check desk', async ({ page }) => {
  await openDesk(page);
  await expectOpenToAll(page, 'an empty desk');
  await choose(page, [deskFile(1), deskFile(2), deskFile(3), deskFile(4)]);
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Squad 0002' }).click();
  await page.getByText('Rule by rule').click();
  await expectOpenToAll(page, 'the desk with a row open');
  await page.getByRole('button', { name: 'Add lists' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectOpenToAll(page, 'more lists');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /(Set|Change) event rules/ }).click();
  await expect(page.getByLabel('Name of the event')).toBeVisible();
  await expectOpenToAll(page, 'event rules');
});

test('a duel', async ({ page }) => {
  await page.goto('/duel/?a=france/cuirassier-carabinier&b=great-britain/line-center-company');
  await page.getByText('How this comes about').click();
  await expect(page.getByRole('table', { name: /36 pairs of dice/ })).toBeVisible();
  await expectOpenToAll(page, 'a duel');
});

test('what is printed', async ({ page }) => {
  await shelve(page, [french('Rearguard')]);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Rearguard/ }).check();
  await page.getByText('all 3 entries').click();
  await expectOpenToAll(page, 'print with a list chosen');
});
