import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectPoints, legalSquad, openList, verdict } from './builder-desk';
import { bringIn, listFile, shelve } from './list-files';
import { expectAccessible } from './page-checks';

test('a list that is not there says so, with ways on', async ({ page }) => {
  for (const address of ['/list/', '/list/?id=nobody']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No such list' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'To your shelf' }).click();
  await expect(page).toHaveURL('/');
});

test('a list that another tab deletes can be taken back', async ({ page, context }) => {
  await openList(page, legalSquad);
  const shelf = await context.newPage();
  await shelf.goto('/');
  await shelf.getByRole('button', { name: 'More for Rearguard' }).click();
  await shelf.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('This list is in the bin.')).toBeVisible();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText('This list is in the bin.')).toBeHidden();
});

test('what another tab does comes in, and what it took away is told', async ({ page, context }) => {
  await openList(page, legalSquad);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(verdict(other)).toBeVisible();
  await other.getByRole('button', { name: 'One Line Infantryman more' }).click();
  await expectPoints(page, '418 of 400 points');
});

test('a damaged list is kept apart and can be saved; the others open', async ({ page }) => {
  await shelve(page, [{ ...legalSquad, name: 'Sound' }]);
  await bringIn(page, [listFile(legalSquad)]);
  await page.getByRole('link', { name: 'Rearguard', exact: true }).click();
  await expect(verdict(page)).toBeVisible();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('muster-roll');
        opening.onsuccess = () => {
          const lists = opening.result.transaction('lists', 'readwrite').objectStore('lists');
          const reading = lists.get(new URLSearchParams(location.search).get('id') ?? '');
          reading.onsuccess = () => {
            const record = reading.result as { list: { groups: unknown } };
            record.list.groups = 'gone';
            lists.put(record).onsuccess = () => resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This list is damaged' })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what is there' }).click();
  await saving;
  await expectAccessible(page);

  await page.goto('/');
  await expect(page.getByText('One list cannot be read.')).toBeVisible();
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  expect(await readFile(await (await kept).path(), 'utf8')).toContain('"groups": "gone"');
  await page.getByRole('link', { name: 'Sound', exact: true }).click();
  await expect(verdict(page)).toBeVisible();
});
