import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectPoints, force, legalSquad, openList, plus, squad, verdict } from './builder-desk';

test('findings follow the cap and the scenario, and one visit is one step', async ({ page }) => {
  await openList(page, legalSquad);
  await page.getByRole('button', { name: 'Settings' }).click();
  const sheet = page.getByRole('dialog', { name: 'Settings of this list' });
  await sheet.getByRole('radio', { name: '300' }).check();
  await expect(sheet).toContainText('1 rule broken');
  const own = sheet.getByRole('textbox', { name: 'Another number of points' });
  await own.fill('many');
  await expect(own).toHaveAttribute('aria-invalid', 'true');
  await expect(sheet).toContainText('Give a whole number of points');
  await expect(sheet).toContainText('392 of 300');
  await own.fill('');
  await own.pressSequentially('5000');
  await expect(own).toHaveValue('5000');
  await expect(sheet).toContainText('392 of 5000');
  await sheet.getByRole('radio', { name: '400' }).check();
  await sheet.getByRole('combobox', { name: 'Scenario' }).selectOption('Assault at the Farm');
  await sheet.getByRole('combobox', { name: 'Side' }).selectOption('Attacker');
  await expect(sheet).toContainText('392 of 520');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
  await expectPoints(page, '392 of 520 points');
  await expect(page.getByText('Assault at the Farm, Attacker, 520 points')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectPoints(page, '392 of 400 points');
  await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('allies are shown where the rules let them in', async ({ page }) => {
  await openList(
    page,
    squad('Coalition', [['austria/infantry-officer', 1]], { nation: 'austria' }),
  );
  const roster = page.getByRole('complementary', { name: 'Roster' });
  await expect(roster.getByRole('group', { name: /Prussia/ })).toHaveCount(0);
  await roster.getByRole('checkbox', { name: 'Allies' }).check();
  await expect(roster.getByRole('group', { name: 'Infantry, Prussia' })).toBeAttached();
  await expect(roster.getByRole('group', { name: /France/ })).toHaveCount(0);
  await roster
    .getByRole('group', { name: 'Infantry, Prussia' })
    .getByRole('button', { name: /^Add / })
    .first()
    .click();
  await expect(verdict(page)).toHaveText('Legal, 1 to agree');
});

test('where allies must be agreed, the switch sets it', async ({ page }) => {
  await openList(page, force);
  const allies = page.getByRole('checkbox', { name: 'Allied contingent' });
  await allies.check();
  const foreign = page.getByRole('group', { name: /United Kingdom/ }).first();
  await foreign.getByRole('button', { name: /^Add / }).first().click();
  await expect(page.getByRole('complementary', { name: 'Points and legality' })).toContainText(
    'An allied contingent of United Kingdom',
  );
  await page.keyboard.press('Control+z');
  await allies.uncheck();
  await expect(page.getByRole('group', { name: /United Kingdom/ })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toHaveAttribute(
    'title',
    'Undo: Allow allied contingent',
  );
});

test('a list is saved as a file, and duplicated', async ({ page }) => {
  await openList(page, legalSquad);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save the file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('Rearguard.muster.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ ...legalSquad });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Print' }).last()).toHaveAttribute(
    'href',
    /\/print\/\?ids=\w+$/,
  );
  await page.getByRole('button', { name: 'More for this list' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rearguard (2)');
  await plus(page, 'Drummer Boy').click();
  await expectPoints(page, '408 of 400 points');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rearguard');
  await expectPoints(page, '392 of 400 points');
});
