import { type Page, expect, test } from '@playwright/test';
import { meter, row, verdict } from './builder-desk';
import { rows, summary } from './check-desk-files';
import { listen, press, tabTo } from './keyboard';

test.slow(true, 'every stop of the keyboard is made');

/** Whoever comes to a page has the focus in its main part, which the keyboard goes on from. */
async function expectArrivedAt(page: Page, path: RegExp): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
}

test('from an empty shelf to the check desk by keyboard, as it is told to who cannot see it', async ({
  page,
}) => {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name }).filter({ visible: true }).first();

  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Begin your first list' }));
  await expectArrivedAt(page, /\/new\/$/);
  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
  await page.keyboard.type('Rearguard');
  await page.keyboard.press('Enter');
  await expectArrivedAt(page, /\/list\/\?id=\w+$/);
  await expect(page).toHaveTitle(/^Rearguard/);

  const heard = await listen(page);
  const search = page.getByRole('searchbox', { name: 'Name, weapon or rule' });
  await tabTo(page, search);
  await page.keyboard.type('infantry officer');
  const officer = page.getByRole('button', { name: /^Add Infantry Officer,/ });
  await press(page, officer);
  await expect.poll(heard).toContain('Added an Infantry Officer. 80 of 400 points');
  await expect(officer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText(/rules? broken/);
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/160 of 400 points.*rules? broken/);
  await expect(officer).toBeFocused();
  await expect(officer).toHaveAccessibleName(/2 in the list/);

  await test.step('what is wrong is found by its role, with ways out that are buttons', async () => {
    const side = page.getByRole('complementary', { name: 'Points and legality' });
    await expect(side.getByRole('heading').first()).toBeVisible();
    await expect(meter(page, '160 of 400 points').first()).toBeVisible();
    await press(page, side.getByRole('button', { name: /^Remove .*Infantry Officer/ }).first());
    await expect(verdict(page)).toHaveText('Legal');
    await expect(verdict(page)).toBeFocused();
  });

  await test.step('undo and redo are said, and leave the focus on something', async () => {
    await page.keyboard.press('Control+z');
    await expect(verdict(page)).toHaveText(/rules? broken/);
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Undone: Remove/);
    await press(page, button('Redo'));
    await expect(verdict(page)).toHaveText('Legal');
    await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Redone: /);
    await expect(page.locator('body')).not.toBeFocused();
    await press(page, button('Undo'));
    await expect(verdict(page)).toHaveText(/rules? broken/);
  });

  await test.step('a row that is removed hands the focus on', async () => {
    await press(page, row(page, 'Infantry Officer').locator('[data-row-name]'));
    await expect(row(page, 'Infantry Officer').locator('[aria-expanded]').first()).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  let text = '';
  await test.step('shared', async () => {
    await press(page, button('Share'));
    const sheet = page.getByRole('dialog', { name: 'Share' });
    await expect(sheet.getByRole('heading', { name: 'Share' })).toBeFocused();
    const whole = sheet.getByLabel('The list as text');
    await tabTo(page, whole);
    text = await whole.inputValue();
    await page.keyboard.press('Escape');
    await expect(button('Share')).toBeFocused();
  });

  await test.step('printed', async () => {
    await press(page, page.getByRole('link', { name: 'Print', exact: true }).last());
    await expectArrivedAt(page, /\/print\/\?ids=\w+$/);
    await expect(page.getByRole('checkbox', { name: /^Rearguard/ })).toBeChecked();
    await press(page, button('Make the PDF'));
    await expect(page.getByRole('link', { name: 'Save' })).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('body')).not.toBeFocused();
  });

  await test.step('checked at the desk', async () => {
    await press(page, page.getByRole('link', { name: 'Check desk' }));
    await expectArrivedAt(page, /\/check\/$/);
    await tabTo(page, page.getByLabel('Or paste links or texts'));
    await page.keyboard.insertText(text);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(summary(page)).toHaveText('1 list: 1 illegal');
    const opener = rows(page).getByRole('button', { name: 'Rearguard' });
    await press(page, opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(/Infantry Officers?/).first()).toBeVisible();
  });
});

test('what is on a page is told by roles and names', async ({ page }) => {
  await page.goto('/new/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "New list" [level=1]
    - group "Rules":
      - radio /Song of Drums and Shakos/ [checked]
    - group "Nation":
      - radio /France/ [checked]
    - text: Name
    - textbox "Name"
    - button "Open the list"
    - link "Cancel"
  `);
});
