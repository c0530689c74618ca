import { expect, test } from '@playwright/test';
import { choose, deskFile, openDesk, rows } from './check-desk-files';
import { expectOpenToAll } from './every-eye';

test.slow(true, 'every state is looked at in twelve ways');
test.use({ viewport: { width: 1440, height: 900 } });

test('check desk', async ({ page }) => {
  await openDesk(page);
  await expectOpenToAll(page, 'empty desk');
  await choose(page, [
    ...[0, 1, 2, 3, 5].map(deskFile),
    { name: 'milk.txt', mimeType: 'text/plain', buffer: Buffer.from('Milk, bread') },
  ]);
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Squad 0001' }).click();
  await page.getByText('Rule by rule').click();
  await expectOpenToAll(page, 'row of the desk');

  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Read the list' }).click();
  await expect(sheet.getByText('Infantry Officer').first()).toBeVisible();
  await expectOpenToAll(page, 'list of a row');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Results' }).click();
  await expect(sheet.getByLabel('All replies')).toBeVisible();
  await expectOpenToAll(page, 'results');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add lists' }).click();
  await expect(sheet.getByLabel('Or paste links or texts')).toBeVisible();
  await expectOpenToAll(page, 'more lists');
});

test('event rules, and what a link brings', async ({ page }) => {
  await openDesk(page);
  await choose(page, [deskFile(1)]);
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /Set event rules/ }).click();
  await sheet.getByLabel('Name of the event').fill('Spring Muster');
  await sheet.getByRole('button', { name: 'Save on this device' }).click();
  await sheet.getByLabel('Ruleset').selectOption('Song of Drums and Shakos');
  const banned = sheet.getByRole('searchbox', { name: /Banned profiles/ });
  await banned.pressSequentially('line infantryman france');
  await banned.press('Enter');
  await expect(sheet.getByRole('button', { name: 'Remove Line Infantryman' })).toBeVisible();
  await sheet.getByLabel('Most models').fill('none');
  await expect(sheet.getByText('Give a whole number from 1 to 100,000.')).toBeVisible();
  await expectOpenToAll(page, 'event rules');
  const link = await sheet.getByLabel('Link to these rules').inputValue();
  await page.keyboard.press('Escape');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(sheet.getByRole('heading', { name: 'Spring Muster' })).toBeVisible();
  await expectOpenToAll(page, 'event that a link brings');
});

test('scanning, and a camera that is refused', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await openDesk(page);
  await page.getByRole('button', { name: 'Scan codes' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expectOpenToAll(page, 'no camera');
});
