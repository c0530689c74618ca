import { expect, test } from '@playwright/test';
import { verdict } from './builder-desk';
import { expectNoSidewaysScroll } from './page-checks';

test('a random opponent is the same wherever its address is opened', async ({ browser, page }) => {
  await page.goto('/new/');
  await page.getByRole('link', { name: 'A random opponent' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A random opponent');
  await expect(page).toHaveURL(/seed=/);
  await page.getByLabel('Nation', { exact: true }).selectOption({ label: 'Prussia' });
  await page.getByLabel('Cap', { exact: true }).selectOption('300');
  await page.getByLabel('Arm', { exact: true }).selectOption({ label: 'Foot' });
  await page.getByLabel('Seed', { exact: true }).fill('leipzig');
  const squad = page.getByRole('region', { name: 'The squad' });
  await expect(squad).toContainText('of 300 points');
  await expect(squad).toContainText('Legal');
  await expectNoSidewaysScroll(page);
  const drawn = await squad.innerText();

  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('region', { name: 'The squad' })).toContainText('of 300 points');
  expect(await other.getByRole('region', { name: 'The squad' }).innerText()).toBe(drawn);

  await page.getByRole('button', { name: 'Draw another' }).click();
  await expect(page.getByLabel('Seed', { exact: true })).not.toHaveValue('leipzig');
  await page.goto(other.url());
  await page.getByRole('button', { name: 'Keep it as a list' }).click();
  await expect(page).toHaveURL(/\/list\/\?id=/);
  await expect(verdict(page)).toHaveText('Legal');

  await page.goto('/opponent/?rules=drums-and-shakos&nation=atlantis&arm=zebras&cap=many&seed=x');
  await expect(page.getByText('what there is not here: atlantis, zebras and many.')).toBeVisible();
  await expect(page).toHaveURL(/nation=(?!atlantis)/);
  expect(page.url()).not.toContain('zebras');
  await page.getByLabel('Nation', { exact: true }).selectOption({ label: 'Prussia' });
  await expect(page.getByText('what there is not here')).toHaveCount(0);
});
