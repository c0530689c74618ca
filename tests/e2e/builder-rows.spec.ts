import { type Page, expect, test } from '@playwright/test';
import {
  count,
  expectPoints,
  force,
  legalSquad,
  openList,
  pressRow,
  row,
  rowNames,
  verdict,
} from './builder-desk';

const option = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

test('options are taken and left, and those that cannot be had say why', async ({ page }) => {
  await openList(page, force);
  await pressRow(page, 'Dragoon Sergeant');
  const open = row(page, 'Dragoon Sergeant');
  await expect(open.getByRole('table', { name: 'Profile' })).toContainText('4/5+');
  await option(page, 'Pistol').check();
  await expect(open).toContainText('Sword, Carbine, Pistol, Horse');
  await expect(open).toContainText('25 printed');

  const musket = option(page, 'Musket');
  await expect(musket).toHaveAttribute('aria-disabled', 'true');
  await expect(musket).toHaveAccessibleDescription(/carry no Musket.*Take off the Horse first\.$/);
  await musket.focus();
  await page.keyboard.press('Space');
  await expect(musket).not.toBeChecked();
  await expect(musket).toBeFocused();

  await option(page, 'Horse').uncheck();
  await expect(musket).not.toHaveAttribute('aria-disabled');
  await musket.check();
  await expect(option(page, 'Horse')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+z');
  await expect(musket).not.toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Undone: Musket' })).toHaveCount(1);
});

test('a gun shows its tables and its men', async ({ page }) => {
  await openList(page, force);
  await pressRow(page, '8 Pdr Cannon');
  const gun = row(page, '8 Pdr Cannon');
  await expect(gun.getByRole('table', { name: 'Gun' })).toContainText('48″');
  await expect(gun.getByRole('table', { name: 'Crew, each of 6' })).toBeVisible();
  await expect(gun.getByRole('img', { name: '4 men with it, 2 bought' })).toBeVisible();
  await expect(gun).toContainText('3 must serve it.');
  await gun.getByRole('button', { name: 'One Extra Crew more' }).click();
  await expect(gun.getByRole('img', { name: '4 men with it, 3 bought' })).toBeVisible();
  const fewer = gun.getByRole('button', { name: 'One Extra Crew fewer' });
  for (let n = 0; n < 3; n += 1) await fewer.click();
  await expect(fewer).toHaveAttribute('aria-disabled', 'true');
  await expect(fewer).toBeFocused();
  await expect(gun.getByRole('img', { name: '4 men with it, 0 bought' })).toBeVisible();
  await option(page, 'Master Gunner').check();
  await expect(gun.getByRole('table', { name: 'Master Gunner' })).toBeVisible();
});

test('one model is split off, an entry duplicated, and each edited for itself', async ({
  page,
}) => {
  await openList(page, legalSquad);
  await pressRow(page, 'Line Infantryman');
  await page.getByRole('button', { name: 'Split one off' }).click();
  await expect(count(page, 'Line Infantryman').first()).toHaveValue('7');
  await expect(count(page, 'Line Infantryman').last()).toHaveValue('1');
  await expectPoints(page, '392 of 400 points');
  const alone = row(page, 'Line Infantryman').last();
  await expect(alone.locator('[data-row-name]')).toBeFocused();
  await alone.getByRole('textbox', { name: 'Note' }).fill('carries the mule');
  await expect(
    row(page, 'Line Infantryman').first().getByRole('textbox', { name: 'Note' }),
  ).toHaveValue('');
  await alone.getByRole('button', { name: 'Duplicate' }).click();
  await expect(row(page, 'Line Infantryman')).toHaveCount(3);
  await expect(
    row(page, 'Line Infantryman').last().getByRole('textbox', { name: 'Note' }),
  ).toHaveValue('carries the mule');
  await expect(verdict(page)).toHaveText('1 rule broken');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Line Infantryman')).toHaveCount(1);
});

test('entries are moved by buttons, by the pointer and by keys', async ({ page }) => {
  await openList(page, legalSquad);
  const infantry = async () => (await rowNames(page)).slice(2);
  expect(await infantry()).toEqual(['Line Infantryman', 'Porte-Fanion', 'Line Grenadier']);
  await pressRow(page, 'Line Grenadier');
  const up = row(page, 'Line Grenadier').getByRole('button', { name: 'Move up' });
  await up.click();
  expect(await infantry()).toEqual(['Line Infantryman', 'Line Grenadier', 'Porte-Fanion']);
  await expect(up).toBeFocused();
  await page.reload();
  await expect(verdict(page)).toBeVisible();
  expect(await infantry()).toEqual(['Line Infantryman', 'Line Grenadier', 'Porte-Fanion']);

  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  await handle('Porte-Fanion').hover();
  await expect(handle('Porte-Fanion')).toHaveAttribute('aria-roledescription', 'sortable');
  const [from, to] = [
    await handle('Porte-Fanion').boundingBox(),
    await handle('Line Infantryman').boundingBox(),
  ];
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 16, from.y + 16);
  await page.mouse.down();
  await page.mouse.move(to.x + 16, to.y + 40, { steps: 4 });
  await page.mouse.move(to.x + 16, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect.poll(infantry).toEqual(['Porte-Fanion', 'Line Infantryman', 'Line Grenadier']);

  await handle('Porte-Fanion').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up, place 1 of 3')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Now at place 2 of 3')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(infantry).toEqual(['Line Infantryman', 'Porte-Fanion', 'Line Grenadier']);
  await expect(handle('Porte-Fanion')).toBeFocused();
});

test('the focus goes on when a row is gone, and comes back with it', async ({ page }) => {
  await openList(page, legalSquad);
  const name = (profile: string) => row(page, profile).locator('[data-row-name]');
  await page.getByRole('button', { name: 'Remove Infantry NCO', exact: true }).press('Enter');
  await expect(name('Line Infantryman')).toBeFocused();
  await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await expect(name('Infantry NCO')).toBeFocused();
  await page.getByRole('button', { name: 'Remove Line Grenadier', exact: true }).press('Enter');
  await expect(name('Porte-Fanion')).toBeFocused();
});

test('a list of 500 entries is built on and checked', async ({ page }) => {
  test.slow();
  const profiles = ['line-infantryman', 'line-grenadier', 'hussar', 'dragoon', 'national-guard'];
  const entries = Array.from({ length: 500 }, (_, at) => ({
    profile: `france/${profiles[at % profiles.length] ?? ''}`,
    count: 1,
    title: `No. ${at}`,
  }));
  await openList(page, {
    ...legalSquad,
    name: 'Long',
    cap: 100_000,
    groups: [{ id: 'main', entries }],
  });
  await expect(verdict(page)).toHaveText('1 rule broken');
  // By its mark: names of everything in so long a page take a while to find.
  await page.locator('[data-kind="add"]').first().click();
  await expect(verdict(page)).toHaveText('Legal');
  await expect(page.getByRole('main')).toContainText('Total, 501 models');
});
