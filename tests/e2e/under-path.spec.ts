import { expect, type Page, test } from '@playwright/test';
import { builtUnderPath, underPath } from '@/scripts/build-under-path.mjs';
import { root } from '@/scripts/project.mjs';
import { serve } from '@/scripts/serve.mjs';
import { isBuilt } from '@/scripts/source-hash.mjs';
import { verdict } from './builder-desk';
import { expectReady } from './offline-site';

test.use({ serviceWorkers: 'allow' });
test.slow();

/** Addresses on the page's host that lie beside the site, whoever asks for them. */
function watchBeside(page: Page, origin: string): readonly string[] {
  const beside: string[] = [];
  page.context().on('request', (request) => {
    const { origin: asked, pathname } = new URL(request.url());
    if (asked === origin && !pathname.startsWith(`${underPath}/`)) beside.push(pathname);
  });
  return beside;
}

test('under a path the site works, keeps to it, and opens there without a network', async ({
  page,
  context,
}) => {
  const isFresh = isBuilt(root, { site: builtUnderPath, basePath: underPath });
  expect(isFresh, 'run node scripts/build-under-path.mjs first').toBe(true);
  const server = await serve({ dir: builtUnderPath, port: 0, basePath: underPath });
  try {
    const { origin } = new URL(server.url);
    const beside = watchBeside(page, origin);
    await page.goto(server.url);
    await page.getByRole('link', { name: 'Begin your first list' }).click();
    await expect(page).toHaveURL(`${server.url}new/`);
    await page.getByRole('button', { name: 'Open the list' }).click();
    await expect(verdict(page)).toHaveText('Nobody in it yet');
    await page.getByRole('button', { name: /^Add Infantry Officer,/ }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const link = page.getByRole('dialog').getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(new RegExp(`^${server.url}open/#`));
    await page.keyboard.press('Escape');

    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    const told = await (await page.request.get(new URL(manifest ?? '', server.url).href)).json();
    expect(new URL(told.start_url, server.url).href).toBe(server.url);
    for (const { src } of told.icons)
      expect((await page.request.get(new URL(src, server.url).href)).ok()).toBe(true);

    await expectReady(page);
    await context.setOffline(true);
    await server.close();
    await page.reload();
    await expect(verdict(page)).toHaveText('Legal');
    await page.goto(`${server.url}glossary/`);
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
    await page.getByRole('link', { name: 'Shelf', exact: true }).first().click();
    await expect(page).toHaveURL(server.url);
    expect(beside).toEqual([]);
  } finally {
    await server.close();
  }
});
