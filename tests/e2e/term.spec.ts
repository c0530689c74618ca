import { expect, test, type Page } from '@playwright/test';
import { onPhonesToo } from './phones';

/** Opens the sample list, whose first row is an Officer with a rule of his own. */
async function openSample(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open Line and rifles' }).click();
  await expect(page).toHaveURL(/\/list\/\?id=\w+$/);
}

const term = (page: Page) => page.getByRole('button', { name: 'Leader', exact: true }).first();
const popover = (page: Page) => page.getByRole('dialog', { name: 'Leader' });

test('a term explains itself, and gives the focus back', onPhonesToo, async ({ page }) => {
  await openSample(page);
  await term(page).click();
  await expect(popover(page)).toContainText('at most one in a squad');
  await expect(popover(page)).toContainText('In this listInfantry Officer');
  await expect(popover(page)).toContainText('Song of Drums and Shakos, Special Rules');
  await expect(page.getByRole('heading', { name: 'Leader', exact: true })).toBeFocused();

  await popover(page).getByRole('button', { name: 'Group order' }).click();
  await expect(page.getByRole('heading', { name: 'Group order' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to Leader' }).click();
  await expect(page.getByRole('heading', { name: 'Leader', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(term(page)).toBeFocused();
});

test('it opens by key, and goes when the keyboard goes on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSample(page);
  await term(page).focus();
  await page.keyboard.press('Enter');
  await expect(popover(page)).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(popover(page)).toHaveCount(0);
});

test('it leads to its entry in the glossary', async ({ page }) => {
  await openSample(page);
  await term(page).click();
  await popover(page).getByRole('link', { name: 'Open in the glossary' }).click();
  await expect(page).toHaveURL(/\/glossary\/#drums-and-shakos\/leader$/);
  await expect(page.locator('[id="drums-and-shakos/leader"]')).toBeInViewport();
});
