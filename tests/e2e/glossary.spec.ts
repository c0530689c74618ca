import { expect, test } from '@playwright/test';
import { expectNoSidewaysScroll, watchShifts } from './page-checks';

test('every ruleset is explained, with its data and sources', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/glossary/');
  for (const rules of ['Song of Drums and Shakos', 'Napoleonic SBG adaptation'])
    await expect(page.getByRole('heading', { name: rules })).toBeVisible();
  await expect(page.getByText(/Data \d+\.\d+, \d+ \w+ 20\d\d\./).first()).toBeVisible();
  const elan = page.locator('[id="drums-and-shakos/elan"]');
  await expect(elan).toContainText('Song of Drums and Shakos, Special Rules');
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.01);
  await expectNoSidewaysScroll(page);
});

test('entries that are not laid out yet have room enough, and lie over no others', async ({
  page,
}) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/glossary/');
    const tooLow = await page.getByRole('heading', { level: 3 }).evaluateAll((heads) =>
      heads.flatMap(({ parentElement: kind, textContent }) => {
        const last = kind?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return last > (kind?.getBoundingClientRect().bottom ?? 0) + 1 ? [textContent] : [];
      }),
    );
    expect(tooLow).toEqual([]);
  }
});

test('an address leads to its entry', async ({ page }) => {
  await page.goto('/glossary/#napoleonic-sbg/wound-chart');
  await expect(page.locator('[id="napoleonic-sbg/wound-chart"]')).toBeInViewport();
});

test('a search finds words in entries; a related entry shows all again', async ({ page }) => {
  await page.goto('/glossary/');
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('elan');
  const entries = page.getByRole('article');
  await expect.poll(() => entries.count()).toBeLessThan(20);
  await page
    .locator('[id="drums-and-shakos/elan"]')
    .getByRole('link', { name: 'Reluctant' })
    .click();
  await expect(page).toHaveURL(/#drums-and-shakos\/reluctant$/);
  await expect(page.locator('[id="drums-and-shakos/reluctant"]')).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('no such word');
  await expect(page.getByText('No entry has all of these words.')).toBeVisible();
});

test('an entry tells who has it', async ({ page }) => {
  await page.goto('/glossary/#drums-and-shakos/marksman');
  const entry = page.locator('[id="drums-and-shakos/marksman"]');
  await entry.getByText(/^In \d+ profiles/).click();
  await expect(entry).toContainText('Great Britain: ');
  await expect(entry).toContainText('Rifles, Chosen Man');
});
