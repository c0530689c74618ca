import { expect, test } from '@playwright/test';
import { openList, squad, verdict } from './builder-desk';
import { unusedFaces, watchShifts } from './page-checks';

const faulty = squad('Rearguard', [
  ['france/infantry-officer', 1, { title: 'Lt. Duval' }],
  ['france/infantry-nco', 1],
  ['france/light-infantry-nco', 1],
  ['france/drummer-boy', 1],
  ['france/line-infantryman', 9],
  ['france/nobody', 2],
]);

test('nothing moves by itself while a list opens', async ({ page }) => {
  await openList(page, faulty);
  const shifted = await watchShifts(page);
  await page.reload();
  await expect(verdict(page)).toBeVisible();
  await expect(page.locator('[data-fix]').first()).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
  await expect.poll(() => unusedFaces(page)).toEqual([]);
});
