import { existsSync } from 'node:fs';
import { type BrowserContext, expect, test } from '@playwright/test';
import { builtUnder, underPath } from '@/scripts/build-under.mjs';
import { serve } from '@/scripts/serve.mjs';
import { bringIn, french, listFile } from './list-files';
import { expectReady } from './offline-site';

test.use({ serviceWorkers: 'allow' });
test.skip(!existsSync(builtUnder), 'node scripts/build-under.mjs makes what it looks at.');

/** What is asked of this host above the path: it belongs to somebody else. */
function strayedFrom(context: BrowserContext): string[] {
  const strayed: string[] = [];
  context.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url());
    if (hostname === 'localhost' && !pathname.startsWith(`${underPath}/`)) strayed.push(pathname);
  });
  return strayed;
}

test('all of the site stays below the path that it is built for, with and without a network', async ({
  page,
  context,
}) => {
  const site = await serve({ dir: builtUnder, port: 0, basePath: underPath });
  const strayed = strayedFrom(context);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const bench = page.getByRole('main', { name: 'List' });
  const officer = bench.getByRole('button', { name: 'Infantry Officer', exact: true });
  try {
    await page.goto(site.url);
    await expectReady(page);
    await bringIn(page, [listFile(french('Below'))]);
    await page.getByRole('link', { name: 'Below', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${underPath}/list/\\?id=`));
    await expect(officer).toBeVisible();
    const id = new URL(page.url()).searchParams.get('id');
    await context.setOffline(true);
    await site.close();

    await page.reload();
    await expect(officer).toBeVisible();
    await page.goto(`${site.url}print/?ids=${id}`);
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    await expect(page.getByRole('link', { name: 'Save' })).toBeVisible();
    await page.getByRole('link', { name: 'Glossary' }).first().click();
    await expect(heading('Glossary')).toBeVisible();
    await page.goto(`${site.url}no/such/page/`);
    await expect(heading('No such page')).toBeVisible();
    await page.getByRole('link', { name: 'Muster Roll', exact: true }).click();
    await expect(page).toHaveURL(site.url);
  } finally {
    await site.close();
  }
  expect(strayed).toEqual([]);
  expect(complaints).toEqual([]);
});
