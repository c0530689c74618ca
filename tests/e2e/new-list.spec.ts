import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, watchShifts } from './page-checks';
import { onPhonesToo } from './phones';

test(
  'a list is made with nothing but a press, and stored before it opens',
  onPhonesToo,
  async ({ page }) => {
    const shifted = await watchShifts(page);
    await page.goto('/new/');
    await expect(page.getByRole('radio', { name: /^Song of Drums and Shakos/ })).toBeChecked();
    await page.waitForLoadState('networkidle');
    expect(await shifted()).toBeLessThan(0.01);
    await page.getByRole('button', { name: 'Open the list' }).click();
    await expect(page).toHaveURL(/\/list\/\?id=\w+$/);
    await page.goto('/');
    const row = page.getByRole('list', { name: 'Lists' }).getByRole('listitem');
    await expect(row).toContainText('France, 400 points');
    await expect(row).toContainText('0 of 400');
    await expect(row).toContainText('Nobody in it yet');
  },
);

test('the cap follows the scenario until it is chosen', async ({ page }) => {
  await page.goto('/new/');
  await page.getByRole('radio', { name: 'Austria' }).check();
  await expect(page.getByRole('radio', { name: '400', exact: true })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Side' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('Assault at the Farm');
  await page.getByRole('combobox', { name: 'Side' }).selectOption('Attacker');
  await expect(page.getByRole('radio', { name: '520', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute(
    'placeholder',
    'Austria, 520 points',
  );
  await page.getByRole('radio', { name: '300', exact: true }).check();
  await page.getByRole('combobox', { name: 'Side' }).selectOption('Defender');
  await expect(page.getByRole('radio', { name: '300', exact: true })).toBeChecked();
  await page.getByRole('textbox', { name: 'Name' }).fill('Attack on the farm');
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(page).toHaveURL(/\/list\//);
  await page.goto('/');
  const row = page.getByRole('list', { name: 'Lists' }).getByRole('listitem');
  await expect(row).toContainText('Attack on the farm');
  await expect(row).toContainText('0 of 300');
});

test(
  'what is wrong is said beside the field, which gets the focus',
  onPhonesToo,
  async ({ page }) => {
    await page.goto('/new/');
    const own = page.getByRole('textbox', { name: 'Another number of points' });
    await own.fill('12.5');
    await page.getByRole('textbox', { name: 'Name' }).fill('x'.repeat(201));
    await page.getByRole('button', { name: 'Open the list' }).click();
    await expect(own).toBeFocused();
    await expect(own).toHaveAccessibleDescription(/Give a whole number of points/);
    await expect(page.getByText('A name has at most 200 characters.')).toBeVisible();
    await expectAccessible(page);

    await own.fill('450');
    await expect(page.getByText('Give a whole number of points')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Name' }).fill('Mine');
    await page.getByRole('button', { name: 'Open the list' }).click();
    await expect(page).toHaveURL(/\/list\//);
    await page.goto('/');
    await expect(page.getByText('0 of 450')).toBeVisible();
  },
);

test('other rules keep what makes sense under them', async ({ page }) => {
  await page.goto('/new/');
  await page.getByRole('radio', { name: /^Russia/ }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Moscow');
  await page.getByRole('radio', { name: '500', exact: true }).check();
  await page.getByRole('radio', { name: /^Napoleonic SBG/ }).check();
  await expect(page.getByRole('radio', { name: /^Russian Empire/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: '500', exact: true })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Moscow');
  await expect(page.getByText('3 profiles, a fragment')).toBeVisible();

  const year = page.getByRole('textbox', { name: 'Year' });
  await year.fill('1900');
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(year).toBeFocused();
  await expect(year).toHaveAccessibleDescription(/Give a whole number from 1792 to 1815/);
  await year.fill('1812');
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(page).toHaveURL(/\/list\//);
});

test('the keyboard makes a list', async ({ page }) => {
  await page.goto('/new/');
  await expectNoSidewaysScroll(page);
  await page.getByRole('radio', { name: /^Song of Drums/ }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '1000', exact: true })).toBeChecked();
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/list\//);
  await page.goto('/');
  await expect(page.getByText('0 of 1000')).toBeVisible();
});
