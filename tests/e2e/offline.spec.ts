import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { goTo } from './masthead';
import { expectPoints, legalSquad, plus, verdict } from './builder-desk';
import { choose, deskFile, linkTo, rows, summary } from './check-desk-files';
import { bringIn, french, listFile, shelve } from './list-files';
import { cutOff, expectReady, type OwnSite, ownSite, reconnect, visit } from './offline-site';
import { expectNoSidewaysScroll } from './page-checks';

test.use({ serviceWorkers: 'allow' });
test.slow();

const pages = [
  { path: '', heading: 'Shelf' },
  { path: 'new/', heading: 'New list' },
  { path: 'check/', heading: 'Check desk' },
  { path: 'duel/', heading: 'Duel' },
  { path: 'play/', heading: 'Games' },
  { path: 'print/', heading: 'Print' },
  { path: 'glossary/', heading: 'Glossary' },
  { path: 'about/', heading: 'About' },
  { path: 'open/', heading: 'Open a list' },
  { path: 'about', heading: 'About' },
  { path: 'glossary?from=elsewhere#x', heading: 'Glossary' },
  { path: 'print/index.html', heading: 'Print' },
  { path: 'list/?id=none', heading: /./ },
  { path: 'no/such/page/', heading: 'No such page' },
];

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Errors that the page or the browser complains of. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

async function visitedAndCutOff(page: Page, path = ''): Promise<OwnSite> {
  const site = await ownSite();
  await visit(page, site, path);
  await cutOff(page.context(), site);
  return site;
}

test('after one visit every page opens and loads again without a network', async ({ page }) => {
  const site = await visitedAndCutOff(page);
  const complaints = complaintsOf(page);
  for (const { path, heading: name } of pages) {
    await page.goto(site.url + path);
    await expect(heading(page, name)).toBeVisible();
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
  }
  await page.goto(`${site.url}licences/alegreya-sans.txt`);
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  expect(complaints).toEqual([]);

  await reconnect(page.context(), site);
  await page.goto(`${site.url}about/`);
  await expect(heading(page, 'About')).toBeVisible();
});

test('links between pages lead on without a network', async ({ page }) => {
  await visitedAndCutOff(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const name of ['Check desk', 'Print', 'Glossary', 'About', 'Shelf']) {
    await goTo(page, name);
    await expect(heading(page, name)).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a list is built, checked, explained, printed and sent without a network', async ({
  page,
}) => {
  const site = await visitedAndCutOff(page);
  const complaints = complaintsOf(page);

  // built and checked
  await page.getByRole('link', { name: 'Begin your first list' }).click();
  await page.getByRole('button', { name: 'Open the list' }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const roster = page.getByRole('dialog', { name: /^Roster/ });
  await roster.getByRole('searchbox').fill('officer');
  await plus(page, 'Infantry Officer').click();
  await roster.getByRole('button', { name: 'Back to the list' }).click();
  await expect(verdict(page).first()).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Infantry Officer', exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);

  // explained
  await page.goto(`${site.url}glossary/`);
  await expect(page.getByRole('searchbox')).toBeVisible();

  // printed: roster and cards, by the worker
  await page.goto(`${site.url}print/?ids=${new URL(address).searchParams.get('id')}`);
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expect(page.getByText('1 roster and 1 card', { exact: true })).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save' }).click();
  const pdf = await readFile(await (await waiting).path(), 'latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  // Not in the page itself, as where a worker fails: its script needs the fragment of its address.
  expect(page.workers()).toHaveLength(1);

  // sent: link and code
  await page.goto(site.url);
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('lists that come in are read without a network, whatever page was visited', async ({
  page,
}) => {
  const site = await visitedAndCutOff(page, 'glossary/');

  // a link
  const link = await linkTo(legalSquad);
  await page.goto(`${site.url}open/${new URL(link).hash}`);
  await expect(heading(page, 'Rearguard')).toBeVisible();
  await page.getByRole('button', { name: 'Add to my lists' }).click();
  await expectPoints(page, '392 of 400 points');

  // files at the check desk
  await page.goto(`${site.url}check/`);
  await choose(page, [deskFile(1), deskFile(2), deskFile(3)]);
  await expect(summary(page)).toHaveText(/^3 lists/);
  await expect(rows(page)).toHaveCount(3);

  // a file on the shelf
  await page.goto(site.url);
  await bringIn(page, [listFile(french('By file'))]);
  await expect(page.getByRole('link', { name: 'By file', exact: true })).toBeVisible();
});

test('what the browser lost or the disk damaged is fetched again', async ({ page }) => {
  const site = await ownSite();
  await visit(page, site);
  // A page that is asked for is there at once.
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes(' version '));
    await (await caches.open(name)).delete(new URL('print/', location.href).href);
  });
  await page.goto(`${site.url}print/`);
  await expect(heading(page, 'Print')).toBeVisible();
  await page.goto(site.url);

  // The rest comes back when the player loads a page again.
  const damaged = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes(' version '));
    const cache = await caches.open(name);
    const lost = new URL('about/', location.href).href;
    const torn = new URL('glossary/', location.href).href;
    await cache.delete(lost);
    await cache.put(
      torn,
      new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    );
    return { name, lost, torn };
  });
  await page.reload();
  const isWhole = () =>
    page.evaluate(async ({ name, lost, torn }) => {
      const cache = await caches.open(name);
      const [first, second] = await Promise.all([cache.match(lost), cache.match(torn)]);
      return first !== undefined && (await second?.text())?.includes('<h1') === true;
    }, damaged);
  await expect.poll(isWhole).toBe(true);
  await cutOff(page.context(), site);
  for (const [path, name] of [
    ['print/', 'Print'],
    ['about/', 'About'],
    ['glossary/', 'Glossary'],
  ] as const) {
    await page.goto(site.url + path);
    await expect(heading(page, name)).toBeVisible();
  }
});

test('letters of other scripts stay once they were seen', async ({ page }) => {
  const site = await ownSite();
  await visit(page, site);
  await bringIn(page, [listFile(french('Арьергард'))]);
  await expect(page.getByRole('link', { name: 'Арьергард' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await cutOff(page.context(), site);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Арьергард' })).toBeVisible();
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ status, unicodeRange }) =>
          status === 'loaded' && /U\+0?4[0-9A-F]{2}|U\+301/i.test(unicodeRange),
      ),
    );
  await expect.poll(isLoaded).toBe(true);
});

test('an install that breaks off does not claim to be ready, and the next one goes on', async ({
  page,
}) => {
  const site = await ownSite();
  const file = join(site.dir, 'about/index.html');
  const whole = await readFile(file);
  await writeFile(file, '<h1>Sign in to the café’s network</h1>');
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    container.register = async (...args) => {
      const registration = await register(...args);
      registration.installing?.addEventListener('statechange', (event) =>
        Object.assign(window, { outcome: (event.target as ServiceWorker).state }),
      );
      return registration;
    };
  });
  await page.goto(site.url);
  const outcome = () => page.evaluate(() => (window as { outcome?: string }).outcome);
  await expect.poll(outcome, { timeout: 60_000 }).toBe('redundant');
  await expect(page.getByText('Opens without a network.')).toHaveCount(0);
  await writeFile(file, whole);
  await page.reload();
  await expectReady(page);
  await expect(page.getByText('Opens without a network.')).toBeVisible();
  await cutOff(page.context(), site);
  await page.goto(`${site.url}about/`);
  await expect(heading(page, 'About')).toBeVisible();
});

test('where a browser keeps nothing, the site works as before and claims nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  const complaints = complaintsOf(page);
  await shelve(page, [french('Alone')]);
  await expect(page.getByText('No backup yet.')).toBeVisible();
  await expect(page.getByText('Opens without a network.')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
