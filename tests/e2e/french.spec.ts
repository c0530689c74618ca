import { expect, test, type Page } from '@playwright/test';
import { legalSquad, meter, row, verdict } from './builder-desk';
import { bringIn, listFile } from './list-files';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';

test.use({ locale: 'fr-FR' });

/** The choice of the language, whatever the page speaks. */
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

async function expectLanguage(page: Page, language: string, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Brings a list in on the French shelf and opens it. */
async function openInFrench(page: Page, document: object): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Importer une liste' }).click();
  await page.getByLabel('Fichiers de listes').setInputFiles([listFile(document)]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ajouter/ })
    .click();
  const { name } = document as { name: string };
  await page.getByRole('link', { name, exact: true }).click();
  await expect(verdict(page)).toHaveText('Conforme');
}

test('a French browser sees French at once', async ({ page }) => {
  await page.goto('/');
  await expectLanguage(page, 'fr', 'Mes listes');
  await expect(page).toHaveTitle('Mes listes · Muster Roll');
  await expect(page.getByRole('link', { name: 'Commencer votre première liste' })).toBeVisible();
  await expect(choice(page)).toHaveValue('fr');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a chosen language is spoken at once, in every tab, and after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expectLanguage(page, 'fr', 'Mes listes');
  const other = await context.newPage();
  await other.goto('/');
  await expectLanguage(other, 'fr', 'Mes listes');

  await choice(page).focus();
  await choice(page).selectOption('English');
  await expectLanguage(page, 'en', 'Shelf');
  await expect(page).toHaveTitle('Shelf · Muster Roll');
  await expect(choice(page)).toBeFocused();
  await expectLanguage(other, 'en', 'Shelf');

  await page.reload();
  await expectLanguage(page, 'en', 'Shelf');
});

test('what was said of a field is said again in the new language, what was announced is not', async ({
  page,
}) => {
  await page.goto('/new/');
  await page.getByRole('textbox', { name: 'Un autre nombre de points' }).fill('12,5');
  await page.getByRole('button', { name: 'Ouvrir la liste' }).click();
  await expect(page.getByText('Donnez un nombre entier de points')).toBeVisible();
  await choice(page).selectOption('English');
  await expect(page.getByText('Give a whole number of points')).toBeVisible();
  await expect(page.getByText('Donnez un nombre entier')).toHaveCount(0);

  await page.goto('/');
  await bringIn(page, [listFile(legalSquad)]);
  await page.getByRole('button', { name: 'More for Rearguard', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const said = page.locator('body > [role=status]');
  await expect(said).toHaveText(/added\.$/);
  await choice(page).selectOption('Français');
  await expectLanguage(page, 'fr', 'Mes listes');
  await expect(said).toBeEmpty();
});

test('a list is built in French', async ({ page }) => {
  await openInFrench(page, legalSquad);
  await expect(meter(page, '392 points sur 400').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Un de plus : Line Grenadier' }).click();
  await expect(verdict(page)).toHaveText('1 règle enfreinte');
  const undo = page.getByRole('button', { name: 'Annuler', exact: true }).first();
  await expect(undo).toHaveAttribute('title', /^Annuler\u202f: Ajouter /);
  await undo.click();
  await expect(verdict(page)).toHaveText('Conforme');

  await row(page, 'Infantry Officer')
    .getByRole('button', { name: 'Infantry Officer', exact: true })
    .click();
  await expect(page.getByRole('group', { name: 'Tout Infantry Officer' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a page without a choice of language speaks the chosen one, too', async ({ page }) => {
  await openInFrench(page, legalSquad);
  await page.reload();
  await expect(verdict(page)).toHaveText('Conforme');
  await page.goto('/list/?id=nobody');
  await expectLanguage(page, 'fr', 'Liste introuvable');
  await expectAccessible(page);
});

test('an open list stays as it lies when another tab changes the language', async ({
  page,
  context,
}) => {
  await openInFrench(page, legalSquad);
  const name = row(page, 'Infantry Officer').getByRole('button', {
    name: 'Infantry Officer',
    exact: true,
  });
  await name.click();
  await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Sur le pont');

  const other = await context.newPage();
  await other.goto('/');
  await choice(other).selectOption('English');

  await expect(verdict(page)).toHaveText('Legal');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Rearguard · Muster Roll');
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await expect(note).toHaveValue('Sur le pont');
  await expect(note).toBeFocused();
});
