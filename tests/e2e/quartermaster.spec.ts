import { expect, test } from '@playwright/test';
import { openList, squad, verdict } from './builder-desk';

const broken = squad('Broken', [
  ['france/infantry-officer', 2],
  ['france/line-infantryman', 12],
]);

const begun = squad('Begun', [
  ['france/infantry-officer', 1],
  ['france/line-infantryman', 6],
]);

test('a broken list is put right in one step, and one undo takes it back', async ({ page }) => {
  await openList(page, broken);
  await expect(verdict(page)).toHaveText('2 rules broken');
  await page.getByRole('button', { name: 'Repair this list' }).filter({ visible: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Repair this list' });
  const first = sheet.getByRole('list', { name: 'Ways' }).getByRole('listitem').first();
  await expect(first).toContainText('1 model changed, 60 points moved');
  await expect(first).toContainText('−1 Infantry Officer');
  await sheet.getByRole('button', { name: 'Do this: way 1' }).click();
  await expect(sheet).toBeHidden();
  await expect(verdict(page)).toHaveText('Legal');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(verdict(page)).toHaveText('2 rules broken');
});

test('what is left is spent to the point, by what the player counts', async ({ page }) => {
  await openList(page, begun);
  await page
    .getByRole('button', { name: /^Spend \d+ points$/ })
    .filter({ visible: true })
    .click();
  const sheet = page.getByRole('dialog', { name: /^Spend/ });
  const ways = sheet.getByRole('list', { name: 'Ways' });
  await expect(ways).toContainText('To the point');
  await sheet.getByLabel('What counts').selectOption('Most mounted');
  await expect(ways).toContainText('400 of 400 points');
  await sheet.getByRole('button', { name: 'Do this: way 1' }).click();
  await expect(page.getByText('400 of 400 points').filter({ visible: true }).first()).toBeVisible();
  await expect(verdict(page)).toHaveText('Legal');
});

test('an empty list is drawn at random, the same for the same seed', async ({ page }) => {
  await openList(page, squad('Nobody', []));
  const open = page.getByRole('button', { name: 'Draw a squad at random' });
  const sheet = page.getByRole('dialog', { name: 'Draw a squad at random' });
  await open.filter({ visible: true }).click();
  const draw = async (seed: string) => {
    await sheet.getByLabel('Seed').fill(seed);
    const way = sheet.getByRole('list', { name: 'Ways' }).getByRole('listitem').first();
    await expect(way).toContainText('of 400 points');
    return way.innerText();
  };
  const first = await draw('austerlitz');
  expect(await draw('wagram')).not.toBe(first);
  expect(await draw('austerlitz')).toBe(first);
  await sheet.getByRole('button', { name: 'Do this: way 1' }).click();
  await expect(verdict(page)).toHaveText('Legal');
});
