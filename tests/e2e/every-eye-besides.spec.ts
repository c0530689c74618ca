import { expect, test } from '@playwright/test';
import { expectOpenToAll } from './every-eye';
import { french, shelve } from './list-files';

test.slow(true, 'axe looks at every page in seven ways');
test.use({ viewport: { width: 1440, height: 900 } });

test('what is owned, sealed and played', async ({ page }) => {
  await shelve(page, [french('Rearguard')]);
  for (const path of [
    '/collection/?ruleset=drums-and-shakos&nation=france',
    '/seals/',
    '/play/',
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOpenToAll(page, path);
  }
});
