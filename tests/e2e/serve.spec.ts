import { expect, test, type Page } from '@playwright/test';

/** Collects what the page breaks of its own policy, and any error it logs. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

test('a page runs under its policy without breaking it', async ({ page }) => {
  const complaints = watch(page);
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  await expect(page).toHaveTitle(/Muster Roll/);
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the policy stops an inline script that is not the page’s own', async ({ page }) => {
  const complaints = watch(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  await expect(page).toHaveTitle(/Muster Roll/);
  await expect.poll(() => complaints.join()).toContain('Content Security Policy');
});

test('an unknown address gets the page for it', async ({ page }) => {
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'To your shelf' }).click();
  await expect(page).toHaveURL('/');
});
