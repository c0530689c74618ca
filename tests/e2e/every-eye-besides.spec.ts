import { expect, test } from '@playwright/test';
import { legalSquad } from './builder-desk';
import { linkTo } from './check-desk-files';
import { expectOpenToAll } from './every-eye';
import { bringIn, french, imperial, listFile, shelve } from './list-files';

test.slow(true, 'every state is looked at in twelve ways');
test.use({ viewport: { width: 1440, height: 900 } });

test('pages that say something, and lists that come by a link', async ({ page }) => {
  const link = new URL(await linkTo(french('From a link')));
  for (const [path, heading] of [
    ['/about/', 'About'],
    ['/no/such/page/', 'No such page'],
    ['/list/?id=nothing', 'No such list'],
    ['/open/', 'Open a list'],
    [`/open/${link.hash}`, /From a link/],
    [`/open/${link.hash.slice(0, -8)}`, 'This link is damaged'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectOpenToAll(page, path);
  }
});

test('the glossary', async ({ page }) => {
  await page.goto('/glossary/');
  await page.getByRole('searchbox').fill('bayonet');
  await expect(page.getByRole('status')).toHaveText(/^\d{1,2} entries$/);
  await expectOpenToAll(page, 'glossary');
});

test('new list', async ({ page }) => {
  await page.goto('/new/');
  await page.getByRole('textbox', { name: 'Another number of points' }).fill('12.5');
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(page.getByText('Give a whole number of points')).toBeVisible();
  await expectOpenToAll(page, 'new list');
});

test('print', async ({ page }) => {
  await shelve(page, [legalSquad, imperial('Fusiliers')]);
  await page.goto('/print/');
  await page.getByRole('checkbox', { name: /^Rearguard/ }).check();
  await page.getByText('all 5 entries').click();
  await page.getByText('Cards without a list').click();
  await page.getByRole('checkbox', { name: 'Old Guard', exact: true }).check();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByRole('link', { name: 'Save' })).toBeVisible();
  await expectOpenToAll(page, 'printed');
});

test('duel and opponent', async ({ page }) => {
  await page.goto('/duel/?a=france/cuirassier-carabinier&b=great-britain/line-center-company');
  await page.getByText('How this comes about').click();
  await expect(page.getByRole('table', { name: /36 pairs of dice/ })).toBeVisible();
  await expectOpenToAll(page, 'duel');
  await page.goto('/opponent/?seed=leipzig');
  await expect(page.getByRole('region', { name: 'The squad' })).toContainText('Legal');
  await expectOpenToAll(page, 'opponent');
});

test('what is owned and sealed', async ({ page }) => {
  const ownedRow = 'ruleset,profile,owned\ndrums-and-shakos,france/hussar,3\n';
  const sheet = page.getByRole('dialog');
  await page.goto('/collection/?ruleset=drums-and-shakos&nation=france');
  await expect(page.getByRole('textbox', { name: 'Count of Hussar', exact: true })).toBeVisible();
  await expectOpenToAll(page, 'collection');
  await page
    .getByLabel('File of a collection')
    .setInputFiles([{ name: 'a.csv', mimeType: 'text/plain', buffer: Buffer.from(ownedRow) }]);
  await expect(sheet.getByRole('row', { name: /^Hussar/ })).toBeVisible();
  await expectOpenToAll(page, 'collection that comes in');
  await sheet.getByRole('button', { name: 'Take over' }).click();

  await shelve(page, [french('Rearguard')]);
  await page.getByRole('button', { name: 'More for Rearguard', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await sheet.getByRole('button', { name: 'Seal this list' }).click();
  const code = sheet.getByLabel('Code of the sealed list', { exact: true });
  await expect(code).toHaveText(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]$/);
  await page.goto('/seals/');
  await page.getByLabel('Code', { exact: true }).fill('no code');
  await page.getByRole('button', { name: 'Keep the code' }).click();
  await expect(page.getByRole('button', { name: 'Reveal Rearguard' })).toBeVisible();
  await expectOpenToAll(page, 'seals');
  await page.getByRole('button', { name: 'Reveal Rearguard' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Link that reveals the list' })).toBeVisible();
  await expectOpenToAll(page, 'reveal');
});

test('at the table', async ({ page }) => {
  await page.goto('/');
  await bringIn(page, [listFile(french('Their picket')), listFile(french('Rearguard'))]);
  const choose = async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const piece = (name: string) => page.getByRole('button', { name, exact: true });
  const sheet = page.getByRole('dialog');
  await choose('More for Rearguard', 'Play');
  await expect(page.getByRole('button', { name: 'Begin a game' })).toBeVisible();
  await expectOpenToAll(page, 'before a game');
  await page.getByRole('button', { name: 'Begin a game' }).click();
  await choose('More for this game', 'Bring in the opponent’s list');
  const shelf = sheet.getByLabel('Or take one from your own shelf');
  await shelf.selectOption('Their picket');
  await expectOpenToAll(page, 'opponent at the table');
  await sheet.getByRole('button', { name: 'Play against Their picket' }).click();

  const own = page.getByRole('region', { name: 'Own list' });
  await own.getByRole('button', { name: 'Lt. Duval', exact: true }).click();
  for (const n of [1, 2, 3])
    await own.getByRole('button', { name: `Line Infantryman ${n}`, exact: true }).click();
  await expect(page.getByRole('list', { name: 'Due now' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Fallen', exact: true }).click();
  await own.getByRole('button', { name: 'Line Infantryman 4', exact: true }).click();
  await expectOpenToAll(page, 'game');
  await page.setViewportSize({ width: 360, height: 740 });
  const dock = await page.getByRole('region', { name: 'A tap sets' }).boundingBox();
  expect(dock?.height).toBeLessThan(740 / 3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await own.getByRole('button', { name: 'Line Infantryman: details' }).click();
  await expect(sheet).toBeVisible();
  await expectOpenToAll(page, 'piece');
  await page.keyboard.press('Escape');
  await piece('End').click();
  await expect(sheet.getByRole('radio', { name: 'Drawn' })).toBeVisible();
  await expectOpenToAll(page, 'end of a game');
  await page.keyboard.press('Escape');
  await page.goto('/play/');
  await expect(page.getByRole('heading', { name: 'Rearguard' })).toBeVisible();
  await expectOpenToAll(page, 'games');
});
