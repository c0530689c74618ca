import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, goDark, unusedFaces } from './page-checks';

test('every place is one press away', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [name, path] of [
    ['Check desk', '/check/'],
    ['Print', '/print/'],
    ['Glossary', '/glossary/'],
    ['About', '/about/'],
    ['Shelf', '/'],
  ] as const) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Muster Roll`);
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

for (const width of [360, 768, 1280])
  test(`every other place is under More, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expectNoSidewaysScroll(page);
    const nav = page.getByRole('navigation', { name: 'Main' });
    const more = nav.getByRole('button', { name: 'More' });
    for (const [name, path] of [
      ['Duel', '/duel/'],
      ['Collection', '/collection/'],
      ['Sealed lists', '/seals/'],
      ['About', '/about/'],
    ] as const) {
      const link = nav.getByRole('link', { name, exact: true });
      if (!(await link.isVisible())) {
        await more.press('Enter');
        await expect(link).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden();
        await expect(more).toBeFocused();
        await more.click();
      }
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}`));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect.poll(() => unusedFaces(page)).toEqual([]);
    }
  });

test('the keyboard skips to the page', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the theme is the device’s until one is chosen, and then remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await goDark(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    '#10131a',
  );
});

test('About credits each ruleset', async ({ page }) => {
  await page.goto('/about/');
  for (const author of ['Sergio Laliscia, Ganesha Games', 'Scott Cameron'])
    await expect(page.getByText(author)).toBeVisible();
});

test('without storage the page says what to do', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.goto('/');
  await expect(page.getByText('Lists last only as long as this page.')).toBeVisible();
  await expectAccessible(page);
});
