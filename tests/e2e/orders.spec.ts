import { expect, test } from '@playwright/test';
import { count, doneLine, openList, pressRow, row, verdict } from './builder-desk';
import { attribute, beginList, choose, division, fold, group, namesIn, plus } from './orders-desk';
import { expectAccessible, expectNoSidewaysScroll, goDark } from './page-checks';

test('an order of battle is made from nothing, broken and mended', async ({ page }) => {
  test.slow();
  await beginList(page, /^Light Division/, 'Great Britain');
  const first = group(page, 'Command 1');
  await expect(first).toContainText('1 of 1 general');
  await expect(first.locator('[data-row-name]')).toHaveText(['General']);

  for (let n = 0; n < 4; n += 1) await plus(page, 'Line Infantry').click();
  await expect(first).toContainText('4 of 4 battalions and regiments');
  await expect(verdict(page)).toHaveText('Legal');
  await expect(first).toContainText('30 castings, morale 4, training 3');
  await expect(plus(page, 'Line Infantry')).toHaveAccessibleName(/Only four battalions/);
  await plus(page, 'Line Infantry').click();
  await expect(verdict(page)).toHaveText('1 rule broken');
  await expect(first).toContainText('5 of 4 battalions and regiments');
  await expect(first).toContainText('Command 1 has 5 battalions');
  await expectAccessible(page);

  await first.getByRole('button', { name: /^Add Command 2 with a General/ }).click();
  await expect(verdict(page)).not.toHaveText('1 rule broken');
  await expect(first).toContainText('4 of 4 battalions and regiments');
  expect(await namesIn(page, 'Command 2')).toEqual(['General', 'Line Infantry']);

  // Two commands want somebody above them: one press, and both stand under a division.
  await page.getByRole('button', { name: 'Add a division' }).click();
  await expect(fold(page, /Division 1/)).toBeFocused();
  await choose(page, 'Command 1', 'Kind and place');
  const sheet = page.getByRole('dialog', { name: 'Command 1' });
  await sheet.getByRole('combobox', { name: 'Under' }).selectOption('Division 1');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(group(page, 'Division 1').getByRole('group', { name: 'Command 1' })).toBeVisible();

  await page.reload();
  await expect(group(page, 'Division 1').getByRole('group', { name: 'Command 1' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(group(page, 'Division 1').getByRole('group', { name: 'Command 1' })).toHaveCount(0);
});

test('what describes a unit is said in its row, and goes back to its default', async ({ page }) => {
  await openList(page, division);
  await pressRow(page, 'Line Infantry');
  const open = row(page, 'Line Infantry');
  const morale = attribute(open, 'Morale');
  await expect(morale).toHaveValue('');
  await expect(morale).toHaveAttribute('placeholder', '4');
  await expect(morale).toHaveAccessibleDescription(/^The default for Great Britain/);
  await open.getByRole('button', { name: 'Morale: one less' }).click();
  await expect(morale).toHaveValue('3');
  await expect(open).toContainText('morale 3');
  await expect(morale).toHaveAccessibleDescription(/^Default for Great Britain: 4/);

  await attribute(open, 'Castings').fill('none');
  await expect(attribute(open, 'Castings')).toHaveAttribute('aria-invalid', 'true');
  await expect(open).toContainText('A whole number, 1 or more');
  await expect(open).toContainText('30 castings');
  await attribute(open, 'Castings').fill('28');
  await expect(open).toContainText('28 castings');
  await open.getByRole('checkbox', { name: 'Organic grenadiers' }).check();
  await expect(open).toContainText('organic grenadiers');
  await expectAccessible(page);

  await open.getByRole('button', { name: 'Back to it for Morale' }).click();
  await expect(morale).toHaveValue('');
  await expect(open).toContainText('morale 4');
  await page.reload();
  await expect(row(page, 'Line Infantry')).toContainText('28 castings, morale 4');
  await expect(row(page, 'Line Infantry')).toContainText('organic grenadiers');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Line Infantry')).toContainText('28 castings, morale 3');
});

test('what a file says wrongly is shown as it is', async ({ page }) => {
  const [, first, ...others] = division.groups;
  const entries = [
    { profile: 'great-britain/general', count: 1, attributes: { morale: 3 } },
    { profile: 'great-britain/line-infantry', count: 1, attributes: { morale: 'old' } },
  ];
  await openList(page, { ...division, groups: [{ ...first, parent: undefined, entries }] });
  expect(others).toHaveLength(1);
  const open = row(page, 'Line Infantry');
  await expect(open).toContainText('Castings still to be given');
  await pressRow(page, 'Line Infantry');
  await expect(attribute(open, 'Morale')).toHaveValue('old');
  await expect(attribute(open, 'Castings')).toHaveAccessibleDescription(/Still to be given/);
  await open.getByRole('button', { name: 'Castings: one more' }).click();
  await attribute(open, 'Morale').fill('4');
  await pressRow(page, 'General');
  await row(page, 'General').getByRole('button', { name: 'Take off morale' }).click();
  await expect(verdict(page)).toHaveText('Legal');
});

test('a command is copied, moved, renamed and removed', async ({ page }) => {
  await openList(page, division);
  await choose(page, 'Mackinnon', 'Copy the command');
  await expect(fold(page, 'Command Mackinnon (2)')).toBeFocused();
  expect(await namesIn(page, 'Mackinnon (2)')).toEqual(['General', 'Line Infantry']);
  await expect(count(page, 'Line Infantry')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Name of Mackinnon (2)' }).fill('Power');
  await expect(group(page, 'Power')).toBeVisible();

  const order = () =>
    page
      .locator('[data-group-name]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(await order()).toEqual(['Picton', 'Mackinnon', 'Power', 'Colville']);
  await choose(page, 'Power', 'Move down');
  expect(await order()).toEqual(['Picton', 'Mackinnon', 'Colville', 'Power']);
  await choose(page, 'Power', 'Remove');
  await expect(doneLine(page, 'Removed Power.')).toBeVisible();
  expect(await order()).toEqual(['Picton', 'Mackinnon', 'Colville']);
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await order()).toEqual(['Picton', 'Mackinnon', 'Colville', 'Power']);
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Control+z');
  expect(await order()).toEqual(['Picton', 'Mackinnon', 'Colville']);

  await choose(page, 'Picton', 'Remove it alone');
  expect(await order()).toEqual(['Mackinnon', 'Colville']);
});

test('units go to other commands by menu, by keys and by the pointer', async ({ page }) => {
  await openList(page, division);
  await pressRow(page, 'Medium Foot Battery');
  await page.getByRole('button', { name: 'Move to' }).click();
  await page.getByRole('menuitem', { name: 'Mackinnon' }).click();
  expect(await namesIn(page, 'Mackinnon')).toEqual([
    'General',
    'Line Infantry',
    'Medium Foot Battery',
  ]);
  await expect(row(page, 'Medium Foot Battery').locator('[data-row-name]')).toBeFocused();
  await pressRow(page, 'Medium Foot Battery');

  const handle = page.getByRole('button', { name: 'Move Medium Foot Battery', exact: true });
  await handle.focus();
  await expect(handle).toHaveAttribute('aria-roledescription', 'sortable');
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up, place 3 of 3 in Mackinnon')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Now at place 1 of 2 in Colville')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => namesIn(page, 'Colville')).toEqual(['Medium Foot Battery', 'General']);
  await expect(handle).toBeFocused();

  const [from, to] = [
    await handle.boundingBox(),
    await page.getByRole('button', { name: 'Move Line Infantry' }).boundingBox(),
  ];
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 16, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(to.x + 16, to.y + 60, { steps: 6 });
  await page.mouse.move(to.x + 16, to.y + 16, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => namesIn(page, 'Mackinnon'))
    .toEqual(['General', 'Medium Foot Battery', 'Line Infantry']);
});

test('groups fold, stay folded on this device, and say where the roster adds', async ({ page }) => {
  await openList(page, division);
  await fold(page, 'Command Mackinnon').press('Enter');
  await expect(fold(page, 'Command Mackinnon')).toHaveAttribute('aria-expanded', 'false');
  await expect(row(page, 'Line Infantry')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Medium Foot Battery')).toBeVisible();
  await expect(row(page, 'Line Infantry')).toHaveCount(0);

  const target = page.getByRole('combobox', { name: 'Adds to' });
  await expect(target.locator('option:checked')).toContainText('Colville');
  await page.getByRole('button', { name: 'Add units to Mackinnon' }).click();
  await expect(target.locator('option:checked')).toContainText('Mackinnon');
  await expect(plus(page, 'Line Infantry')).toHaveAccessibleName(/Only four battalions/);
  await target.selectOption({ label: '\u2003Colville' });
  await expect(plus(page, 'Line Infantry')).not.toHaveAccessibleName(/Only four/);
  await plus(page, 'Line Infantry').click();
  expect(await namesIn(page, 'Colville')).toContain('Line Infantry');
  await goDark(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
