import { expect, type Page, test } from '@playwright/test';
import { force, openList, pressRow, row, squad, verdict } from './builder-desk';
import { expectOpenToAll } from './every-eye';
import { choose, division, group, plus } from './orders-desk';

test.slow(true, 'axe looks at every state in seven ways');
test.use({ viewport: { width: 1440, height: 900 } });

/** Over its cap, with an officer too many, a name of its own and a profile that nobody knows. */
const faulty = squad('Rearguard', [
  ['france/infantry-officer', 1, { title: 'Lt. Duval', note: 'The one with the pipe' }],
  ['france/infantry-nco', 1],
  ['france/light-infantry-nco', 1],
  ['france/drummer-boy', 1],
  ['france/line-infantryman', 9],
  ['france/nobody', 2],
]);

/** Presses what there is once on a wide screen, and looks at the sheet that opens. */
async function lookInto(page: Page, button: string | RegExp, sheet: string | RegExp) {
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: sheet });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a broken squad, its rows and its sheets', async ({ page }) => {
  await openList(page, faulty);
  await pressRow(page, 'Line Infantryman');
  await expect(page.locator('[data-fix]').first()).toBeVisible();
  await expectOpenToAll(page, 'a broken squad with a row open');

  await page
    .getByRole('complementary', { name: 'Roster' })
    .getByRole('button', { name: 'Hussar', exact: true })
    .click();
  await expect(page.getByRole('table', { name: 'Profile' }).first()).toBeVisible();
  await expectOpenToAll(page, 'a profile of the roster');

  await page.getByRole('button', { name: 'More for this list' }).click();
  await expectOpenToAll(page, 'menu of the list');
  await page.keyboard.press('Escape');

  await lookInto(page, 'Settings', /./);
  await expectOpenToAll(page, 'settings');
  await page.keyboard.press('Escape');

  const share = await lookInto(page, 'Share', 'Share');
  await expect(share.getByLabel('The list as text')).toBeVisible();
  await expectOpenToAll(page, 'share');
  await page.keyboard.press('Escape');

  const repair = await lookInto(page, 'Repair this list', 'Repair this list');
  await expect(
    repair.getByRole('list', { name: 'Ways' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectOpenToAll(page, 'repair');
});

test('roster and findings on a phone', async ({ page }) => {
  await openList(page, faulty);
  await page.setViewportSize({ width: 360, height: 740 });
  const findings = await lookInto(page, /rules? broken/, /rules? broken/);
  await expect(findings.locator('[data-fix]').first()).toBeVisible();
  await expectOpenToAll(page, 'findings');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await lookInto(page, 'Add', /^Roster/);
  await expectOpenToAll(page, 'roster');
});

test('a legal squad: a term, odds, and points to spend', async ({ page }) => {
  await openList(
    page,
    squad('Begun', [
      ['france/infantry-officer', 1],
      ['france/line-infantryman', 6],
    ]),
  );
  await page.getByRole('button', { name: 'Leader', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Leader' })).toBeVisible();
  await expectOpenToAll(page, 'a term');
  await page.keyboard.press('Escape');

  await pressRow(page, 'Line Infantryman');
  await row(page, 'Line Infantryman')
    .getByRole('button', { name: 'Odds of Line Infantryman' })
    .click();
  const odds = page.getByRole('dialog', { name: 'Odds of Line Infantryman' });
  await expect(odds.getByRole('row', { name: /^2 dice/ })).toBeVisible();
  await expectOpenToAll(page, 'odds');
  await page.keyboard.press('Escape');

  const whole = await lookInto(page, 'Odds of the whole list', 'Odds of the whole list');
  await expect(whole.getByText('Actions before the turn passes')).toBeVisible();
  await expectOpenToAll(page, 'odds of the list');
  await page.keyboard.press('Escape');

  const fill = await lookInto(page, /^Spend \d+ points$/, /^Spend/);
  await expect(fill.getByRole('list', { name: 'Ways' })).toContainText('To the point');
  await expectOpenToAll(page, 'fill');
});

test('an empty squad, and one by chance', async ({ page }) => {
  await openList(page, squad('Nobody', []));
  await expect(verdict(page)).toHaveText('Nobody in it yet');
  await expectOpenToAll(page, 'an empty squad');
  const draw = await lookInto(page, 'Draw a squad at random', 'Draw a squad at random');
  await expect(draw.getByRole('list', { name: 'Ways' })).toContainText('of 400 points');
  await expectOpenToAll(page, 'random');
});

test('bought equipment', async ({ page }) => {
  await openList(page, force);
  await pressRow(page, '8 Pdr Cannon');
  await expectOpenToAll(page, 'options');
});

test('an order of battle', async ({ page }) => {
  await openList(page, division);
  await pressRow(page, 'Line Infantry');
  await plus(page, 'Line Infantry').click();
  await expect(group(page, 'Mackinnon')).toContainText('5 of 4 battalions and regiments');
  await expectOpenToAll(page, 'a broken command with a unit open');
  await choose(page, 'Mackinnon', 'Kind and place');
  await expect(page.getByRole('dialog', { name: 'Mackinnon' })).toBeVisible();
  await expectOpenToAll(page, 'kind and place');
});
