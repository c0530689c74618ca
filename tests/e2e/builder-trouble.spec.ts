import { expect, test } from '@playwright/test';
import { expectPoints, legalSquad, openList, verdict } from './builder-desk';
import { expectAccessible } from './page-checks';

test('a list that is not there says so, with ways on', async ({ page }) => {
  for (const address of ['/list/', '/list/?id=nobody']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No such list' })).toBeVisible();
    await expectAccessible(page);
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

test('a damaged list is kept apart and can be saved', async ({ page }) => {
  await openList(page, legalSquad);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('muster-roll');
        opening.onsuccess = () => {
          const lists = opening.result.transaction('lists', 'readwrite').objectStore('lists');
          const reading = lists.getAll();
          reading.onsuccess = () => {
            const record = reading.result[0] as { list: { groups: unknown } };
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
});

test('an edit that cannot be stored is told at once, kept, exported and tried again', async ({
  page,
}) => {
  test.slow();
  await openList(page, legalSquad);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...values) {
      if ('isFull' in window) throw new DOMException('no room', 'QuotaExceededError');
      return put.apply(this, values);
    };
    Object.assign(window, { isFull: true });
  });
  await page.getByRole('button', { name: 'One Line Infantryman more' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Not saved.' });
  await expect(alert).toContainText('no room left');
  await expectPoints(page, '418 of 400 points');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await alert.getByRole('button', { name: 'Export' }).click();
  await saving;
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeHidden();
  await page.reload();
  await expectPoints(page, '418 of 400 points');
});
