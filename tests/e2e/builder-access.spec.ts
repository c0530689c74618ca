import { expect, test } from '@playwright/test';
import { force, openList, pressRow, squad, verdict } from './builder-desk';
import { expectAccessible, expectNoSidewaysScroll, goDark, watchShifts } from './page-checks';

test.slow(true, 'axe looks at every row');

const faulty = squad('Rearguard', [
  ['france/infantry-officer', 1, { title: 'Lt. Duval' }],
  ['france/infantry-nco', 1],
  ['france/light-infantry-nco', 1],
  ['france/drummer-boy', 1],
  ['france/line-infantryman', 9],
  ['france/nobody', 2],
]);

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const) {
  test(`axe finds nothing at ${width} px, in either theme`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openList(page, faulty);
    await page.setViewportSize({ width, height });
    await pressRow(page, 'Line Infantryman');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expectAccessible(page);
  });
}

test('sheets, guns and options are accessible too', async ({ page }) => {
  await openList(page, force);
  await pressRow(page, '8 Pdr Cannon');
  await pressRow(page, 'Dragoon Sergeant');
  await page
    .getByRole('complementary', { name: 'Roster' })
    .getByRole('button', { name: 'Hussar', exact: true })
    .click();
  await expectAccessible(page);
  await goDark(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('nothing moves by itself while a list opens', async ({ page }) => {
  await openList(page, faulty);
  const shifted = await watchShifts(page);
  await page.reload();
  await expect(verdict(page)).toBeVisible();
  await expect(page.locator('[data-fix]').first()).toBeVisible();
  expect(await shifted()).toBeLessThan(0.01);
});

test('at twice and four times the size all is there', async ({ page }) => {
  await openList(page, faulty);
  for (const [width, height] of [
    [720, 450],
    [360, 225],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /rules broken/ }).click();
    const findings = page.getByRole('dialog', { name: /rules broken/ });
    await findings.getByText('Where this stands').first().scrollIntoViewIfNeeded();
    await page.keyboard.press('Escape');
  }
});
