import { expect, test } from '@playwright/test';
import { choose, deskFile, documentNo, openDesk, rows, summary } from './check-desk-files';
import { listFile } from './list-files';

const thousand = Array.from({ length: 1000 }, (_, at) => documentNo(at));

test('a thousand lists are all checked, searched and kept', async ({ page }) => {
  test.slow();
  await openDesk(page);
  await choose(page, [
    ...Array.from({ length: 500 }, (_, at) => deskFile(at)),
    listFile(thousand.slice(500), 'the-others.json'),
  ]);
  await expect(rows(page)).toHaveCount(1000);
  await expect(summary(page)).toHaveText(/^1,000 lists: [\d]+ legal/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find a list' }).fill('Squad 0777');
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1000);
});

test('reading can be stopped; what was read stays and can be added to', async ({ page }) => {
  await openDesk(page);
  // Each file is a message to the worker's disk, so that there is time to stop.
  await choose(
    page,
    Array.from({ length: 1000 }, (_, at) => deskFile(at)),
  );
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped after [\d,]+ of 1,000\.$/)).toBeVisible();
  const read = await rows(page).count();
  expect(read).toBeLessThan(1000);
  await choose(page, [deskFile(2000)]);
  await expect(rows(page)).toHaveCount(read + 1);
});

test('lists are checked without a worker, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('no workers here');
        }
      },
    });
  });
  await openDesk(page);
  await choose(
    page,
    Array.from({ length: 60 }, (_, at) => deskFile(at)),
  );
  await expect(rows(page)).toHaveCount(60);
});
