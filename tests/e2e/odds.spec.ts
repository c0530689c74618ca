import { expect, type Page, test } from '@playwright/test';
import { legalSquad, openList, pressRow, row } from './builder-desk';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';
import { onPhonesToo } from './phones';

/** The row of an outcome: its chance, and how many throws it is. */
async function expectOutcome(page: Page, name: string, ...cells: readonly string[]): Promise<void> {
  const outcome = page.getByRole('row').filter({
    has: page.getByRole('rowheader', { name, exact: true }),
  });
  await expect(outcome.getByRole('cell')).toHaveText([...cells]);
}

test('a duel from its address, changed, and shared by it', onPhonesToo, async ({ page }) => {
  await page.goto('/duel/?a=france/line-infantryman&b=great-britain/line-center-company');
  await expect(page.getByRole('combobox', { name: /^Attacker/ })).toHaveValue(
    'france/line-infantryman',
  );
  await expectOutcome(page, 'Defender wounded', '11%', '4 of 36');
  await expectOutcome(page, 'Nothing happens', '17%', '6 of 36');
  await expectNoSidewaysScroll(page);

  await page.getByRole('checkbox', { name: /^Powerful attack/ }).check();
  await expectOutcome(page, 'Defender wounded', '17%', '6 of 36');
  await page.getByRole('button', { name: 'Shooting' }).click();
  await page.getByLabel('Distance').selectOption('Within Long');
  await expectOutcome(page, 'Killed', '6%', '2 of 36');
  await expect(page).toHaveURL(/ask=shooting&with=powerful,distance\.long$/);

  await page.reload();
  await expectOutcome(page, 'Killed', '6%', '2 of 36');
  await page.getByRole('combobox', { name: /^Defender/ }).selectOption({ label: 'Drummer Boy' });
  await page.getByRole('button', { name: 'Change places' }).click();
  await expect(page.getByText('Drummer Boy has no firearm or bow.')).toBeVisible();
});

test('every step is shown, and readings are told from rules', async ({ page }) => {
  await page.goto('/duel/?a=france/cuirassier-carabinier&b=great-britain/line-center-company');
  await page.getByText('How this comes about').click();
  const totals = page.getByRole('table', { name: 'Attacker adds to his die' });
  await expect(totals.getByRole('row', { name: 'Mounted against foot +1' })).toBeVisible();
  await expect(totals.getByRole('row', { name: 'In all 5' })).toBeVisible();
  await expect(page.getByText('Reading:').first()).toBeVisible();
  const square = page.getByRole('table', { name: /36 pairs of dice/ });
  await expect(square.getByRole('cell', { name: 'Defender killed' })).toHaveCount(3);
  await expectNoSidewaysScroll(page);
});

test('the other rules, with what is bought', async ({ page }) => {
  await page.goto('/duel/');
  await page.getByLabel('Rules').selectOption({ label: 'Napoleonic SBG adaptation' });
  await page.getByRole('combobox', { name: /^Attacker/ }).selectOption('united-kingdom/skirmisher');
  await page
    .getByRole('combobox', { name: /^Defender/ })
    .selectOption('french-empire/fusilier-early-war');
  await page.getByRole('button', { name: 'Shooting' }).click();
  await expect(page.getByLabel('Enemies within scatter range')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Rifle' }).check();
  await expect(page.getByLabel('Enemies within scatter range')).toBeHidden();
  await expectOutcome(page, 'Wounded', '25%', '9 of 36');
  await expect(page).toHaveURL(/a=united-kingdom\/skirmisher~rifle/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an address that names nobody says so', async ({ page }) => {
  await page.goto('/duel/?a=france/nobody');
  await expect(page.getByText('france/nobody is not in these rosters')).toBeVisible();
  await page.goto('/duel/?rules=light-division');
  await expect(page.getByText('There are no odds for the rules light-division')).toBeVisible();
  await expectAccessible(page);
});

test('odds are one tap away on an entry, and lead to a duel', onPhonesToo, async ({ page }) => {
  await openList(page, legalSquad);
  await pressRow(page, 'Line Grenadier');
  await row(page, 'Line Grenadier').getByRole('button', { name: 'Odds of Line Grenadier' }).click();
  const sheet = page.getByRole('dialog', { name: 'Odds of Line Grenadier' });
  await expect(sheet.getByRole('heading', { name: 'Activation' })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /^2 dice/ })).toContainText('25%');
  await sheet.getByRole('combobox', { name: 'Leader or NCO' }).selectOption({ index: 1 });
  await expect(sheet.getByRole('row', { name: /^2 dice/ })).toContainText('11%');
  await sheet.getByText('What the price is made of').click();
  await expect(sheet.getByText(/fitted to its rosters by this project/)).toBeVisible();
  await sheet.getByRole('link', { name: 'Set against another' }).click();
  await expect(page).toHaveURL(/\/duel\/\?rules=drums-and-shakos&a=france\/line-grenadier/);
  await expect(page.getByRole('combobox', { name: /^Attacker/ })).toHaveValue(
    'france/line-grenadier',
  );
});

test('a whole list in its best order', onPhonesToo, async ({ page, isMobile }) => {
  await openList(page, legalSquad);
  if (isMobile) await page.locator('[data-verdict]').filter({ visible: true }).first().click();
  await page
    .getByRole('button', { name: 'Odds of the whole list' })
    .filter({ visible: true })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Odds of the whole list' });
  await expect(sheet.getByText('Actions before the turn passes')).toBeVisible();
  const before = await sheet.locator('dd').first().textContent();
  await sheet.getByRole('checkbox', { name: /^Leader near everybody/ }).check();
  await expect(sheet.locator('dd').first()).not.toHaveText(before ?? '');
});

test('cards with odds become a PDF', async ({ page }) => {
  test.slow();
  await page.goto('/print/');
  await page.getByRole('checkbox', { name: 'Old Guard', exact: true }).check();
  await page.getByRole('checkbox', { name: /^Odds on the cards/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText('1 card', { exact: true })).toBeVisible({ timeout: 20_000 });
});

test('what the source leaves to another book is asked of the player', async ({ page }) => {
  await page.goto(
    '/duel/?rules=napoleonic-sbg&a=united-kingdom/line-infantry&b=french-empire/michel-ney&ask=courage',
  );
  const attacker = page.getByRole('group', { name: /^Attacker/ });
  await expect(page.getByText(/not how it is tested/).first()).toBeVisible();
  await attacker.getByLabel('Dice of a test').selectOption('2 dice and Courage');
  await attacker.getByLabel('Total that passes').selectOption('10 or more');
  await expectOutcome(page, 'Passes', '42%', '15 of 36');
  await attacker.getByLabel('Comrade’s Sphere of Influence').selectOption('Within one');
  await expectOutcome(page, 'Passes', '58%', '21 of 36');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Shooting' }).click();
  await page.getByLabel('Fate saves on').selectOption('4+');
  await page.getByLabel('Points of Fate').selectOption('2 points');
  await expect(page.getByRole('rowheader', { name: 'Saved by Fate' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
