import { type Page, expect, test } from '@playwright/test';
import { french, listFile, bringIn } from './list-files';
import { cutOff, ownSite, visit } from './offline-site';
import { expectNoSidewaysScroll } from './page-checks';

test.use({ serviceWorkers: 'allow' });
test.slow();

const enemies = french('Their picket', { nation: 'france' });

const piece = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'A tap sets' }).getByRole('button', { name, exact: true });
const due = (page: Page) => page.getByRole('list', { name: 'Due now' });
const men = (n: number) => `Line Infantryman ${n}`;

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function begin(page: Page, list: string): Promise<void> {
  await choose(page, `More for ${list}`, 'Play');
  await page.getByRole('button', { name: 'Begin a game' }).click();
  await expect(page).toHaveURL(/\/play\/\?id=\w+$/);
}

test('a game is played without a network, from the first loss to the history', async ({ page }) => {
  const site = await ownSite();
  await visit(page, site);
  await bringIn(page, [listFile(enemies), listFile(french('Rearguard'))]);
  await cutOff(page.context(), site);
  await begin(page, 'Rearguard');
  await expect(page.getByText('0 of 6 lost')).toBeVisible();
  await expect(page.getByText('next: morale test at 4')).toBeVisible();
  await expectNoSidewaysScroll(page);

  // The usual is one tap; other marks are picked up first.
  await piece(page, men(1)).click();
  await piece(page, men(2)).click();
  await tool(page, 'Unloaded').click();
  await piece(page, men(3)).click();
  await expect(piece(page, `${men(3)}, unloaded`)).toBeVisible();
  await tool(page, 'Out of action').click();
  await piece(page, 'Lt. Duval').click();
  await expect(due(page)).toContainText('Leader lost: morale test, and the NCO takes command');
  await expect(page.getByRole('status')).toContainText('Leader lost: morale test');
  await expect(due(page)).not.toContainText('4th of 6');
  await piece(page, `${men(3)}, unloaded`).click();
  await expect(due(page)).toContainText('4th of 6 lost: morale test');
  await page.getByRole('button', { name: 'Done: Leader lost' }).click();
  await expect(due(page)).not.toContainText('Leader lost');

  // A reload, still without a network, keeps all of it.
  await page.reload();
  await expect(page.getByText('4 of 6 lost')).toBeVisible();
  await expect(due(page)).toContainText('4th of 6 lost: morale test');
  await expect(due(page)).not.toContainText('Leader lost');
  await expect(piece(page, `${men(3)}, out of action, unloaded`)).toBeVisible();

  // Undo goes back step by step, and what was announced goes with it.
  await page.getByRole('button', { name: 'Undo: a test done' }).click();
  await page.getByRole('button', { name: `Undo: ${men(3)}: out of action` }).click();
  await expect(due(page)).not.toContainText('4th of 6');
  await page.getByRole('button', { name: `Redo: ${men(3)}: out of action` }).click();
  await expect(page.getByText('4 of 6 lost')).toBeVisible();
  await choose(page, 'More for this game', 'Reset: all as bought');
  await expect(page.getByText('0 of 6 lost')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: all as bought' }).click();
  await expect(page.getByText('4 of 6 lost')).toBeVisible();

  // The end, with a result and notes, and the history.
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.getByRole('radio', { name: 'Drawn' }).check();
  await page.getByLabel('Notes, for the history').fill('Held the bridge till dusk.');
  await page.getByRole('button', { name: 'Keep it in the history' }).click();
  await expect(page.getByText('Over: drawn')).toBeVisible();
  await page.getByRole('link', { name: 'All games' }).click();
  const history = page.getByRole('list', { name: 'Played' });
  await expect(history).toContainText('Rearguard');
  await expect(history).toContainText('Over: drawn');
  await expect(history).toContainText('Held the bridge till dusk.');
  await choose(page, 'More for Rearguard', 'Delete');
  await expect(history).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(history).toContainText('Rearguard');
});

test('two tabs tap in one game and lose nothing', async ({ page, context }) => {
  await page.goto('/');
  await bringIn(page, [listFile(french('Rearguard'))]);
  await begin(page, 'Rearguard');
  const other = await context.newPage();
  await other.goto(page.url());
  await piece(page, men(1)).click();
  await piece(other, men(2)).click();
  for (const tab of [page, other]) {
    await expect(tab.getByText('2 of 6 lost')).toBeVisible();
    await expect(piece(tab, `${men(1)}, out of action`)).toBeVisible();
  }
});

test('an opponent’s list lies beside the own one and comes to no shelf', async ({ page }) => {
  await page.goto('/');
  await bringIn(page, [listFile(french('Rearguard'))]);
  await begin(page, 'Rearguard');
  await choose(page, 'More for this game', 'Bring in the opponent’s list');
  await page.getByLabel('List files').setInputFiles([listFile(enemies)]);
  await page.getByRole('button', { name: 'Play against Their picket' }).click();
  await page.getByRole('button', { name: 'Opponent', exact: true }).click();
  await piece(page, men(1)).click();
  await expect(page.getByText('1 of 6 lost')).toBeVisible();
  await page.getByRole('button', { name: 'Own list', exact: true }).click();
  await expect(page.getByText('0 of 6 lost')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('region', { name: 'Opponent' })).toContainText('1 of 6 lost');
  await expect(page.getByRole('region', { name: 'Own list' })).toContainText('0 of 6 lost');
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Lists' }).getByRole('listitem')).toHaveCount(1);
});

test('an opponent from the own shelf is chosen in peace, put away and taken back', async ({
  page,
}) => {
  await page.goto('/');
  await bringIn(page, [listFile(french('Rearguard')), listFile(enemies)]);
  await begin(page, 'Rearguard');
  await choose(page, 'More for this game', 'Bring in the opponent’s list');
  await page.getByLabel('Or take one from your own shelf').selectOption('Their picket');
  await page.getByRole('button', { name: 'Play against Their picket' }).click();
  await page.getByRole('button', { name: 'Opponent', exact: true }).click();
  await piece(page, men(1)).click();
  await choose(page, 'More for this game', 'Put away Their picket');
  await expect(page.getByRole('button', { name: 'Opponent', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: an opponent put away' }).click();
  await page.getByRole('button', { name: 'Opponent', exact: true }).click();
  await expect(page.getByText('1 of 6 lost')).toBeVisible();
});
