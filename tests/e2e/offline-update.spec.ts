import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Page, expect, test } from '@playwright/test';
import { goTo } from './masthead';
import { bringIn, french, listFile } from './list-files';
import {
  classOfSecond,
  cutOff,
  makeSecondVersion,
  type OwnSite,
  ownSite,
  secondWords,
  visit,
} from './offline-site';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';

test.use({ serviceWorkers: 'allow' });
test.slow();

const announcement = (page: Page) => page.getByRole('region', { name: 'New version' });
const first = 'Muster Roll builds, checks and prints lists';

/** Has the browser look for a newer version now, as it does by itself now and then. */
async function lookForNewer(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
}

/** Opens the sheet with the deleted lists, which is loaded then, and tells which version it is of. */
async function expectBinOf(page: Page, version: 'first' | 'second'): Promise<void> {
  await page.getByRole('button', { name: /^Deleted lists/ }).click();
  const row = page.getByRole('dialog').getByRole('listitem').first();
  await expect(row).toBeVisible();
  const look = expect(row);
  await (version === 'first' ? look.not : look).toHaveClass(new RegExp(classOfSecond));
  await page.keyboard.press('Escape');
}

/** The build that the payloads are of which a tab gets for its links. */
function buildOf(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const { href } = document.querySelector<HTMLAnchorElement>('a[href$="/about/"]') ?? {};
    const payload = await (await fetch(`${href}index.txt`)).text();
    return /"b":"(\w+)"/.exec(payload)?.[1];
  });
}

/** A shelf with one list in the bin, so that there is something to look at in there. */
async function shelfWithBin(page: Page, site: OwnSite): Promise<void> {
  await visit(page, site);
  await bringIn(page, [listFile(french('Kept')), listFile(french('Gone'))]);
  await page.getByRole('button', { name: 'More for Gone' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Deleted lists (1)' })).toBeVisible();
}

async function edition(page: Page, site: OwnSite): Promise<string> {
  await page.goto(`${site.url}about/`);
  return (
    (await page
      .locator('main')
      .getByText(/builds, checks and prints lists/)
      .textContent()) ?? ''
  );
}

test('a new version is announced, put off, and used when the player wants it', async ({ page }) => {
  const site = await ownSite();
  await shelfWithBin(page, site);
  await makeSecondVersion(site.dir);
  await lookForNewer(page);
  await expect(announcement(page)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // put off: this page is of the first version to its last part, also without a network
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(announcement(page)).toHaveCount(0);
  await cutOff(page.context(), site);
  await expectBinOf(page, 'first');
  await goTo(page, 'About');
  await expect(page.getByText(first)).toBeVisible();

  // loaded again, it is still the first, and says so again
  await page.reload();
  await expect(page.getByText(first)).toBeVisible();
  await announcement(page).getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText(secondWords)).toBeVisible();
  await expect(announcement(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Shelf', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Kept' })).toBeVisible();
  await expectBinOf(page, 'second');
});

test('of five tabs only that whose player asked goes over to the new version', async ({
  page,
  context,
}) => {
  const site = await ownSite();
  await shelfWithBin(page, site);
  const others: Page[] = [];
  for (let n = 0; n < 4; n += 1) {
    const other = await context.newPage();
    await visit(other, site);
    await other.evaluate(() => Object.assign(window, { isSamePage: true }));
    others.push(other);
  }
  await makeSecondVersion(site.dir);
  await lookForNewer(page);
  for (const tab of [page, ...others]) await expect(announcement(tab)).toBeVisible();
  await announcement(page).getByRole('button', { name: 'Use it' }).click();
  await expect(announcement(page)).toHaveCount(0);
  await cutOff(context, site);
  await expectBinOf(page, 'second');

  // The others run on: their late parts and their other pages are of the first version.
  const [one, two, three] = others;
  if (!one || !two || !three) throw new Error('There are not enough tabs.');
  await expectBinOf(one, 'first');
  await goTo(two, 'About');
  await expect(two.getByText(first)).toBeVisible();
  for (const other of others) expect(await other.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await buildOf(page)).toBe('second');
  for (const other of others) expect(await buildOf(other)).not.toBe('second');

  // One that is loaded again is of the second version, without being asked twice.
  await expect(announcement(three)).toBeVisible();
  await announcement(three).getByRole('button', { name: 'Use it' }).click();
  await expect(announcement(three)).toHaveCount(0);
  await expectBinOf(three, 'second');

  // The files of the first version stay as long as any tab runs it, and no longer.
  const versions = () =>
    page.evaluate(
      async () => (await caches.keys()).filter((key) => key.includes(' version ')).length,
    );
  await page.reload();
  expect(await versions()).toBe(2);
  await expectBinOf(one, 'first');
  for (const other of others) await other.close();
  await page.reload();
  await expect.poll(versions).toBe(1);
  expect(await edition(page, site)).toContain(secondWords);
});

test('a new version that cannot be had whole is not used, and the old one goes on', async ({
  page,
}) => {
  const site = await ownSite();
  await shelfWithBin(page, site);
  await makeSecondVersion(site.dir);
  const file = join(site.dir, 'glossary/index.html');
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length / 2));
  await lookForNewer(page);
  const hasGivenUp = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.installing === null && registration.waiting === null;
    });
  await expect.poll(hasGivenUp).toBe(true);
  await expect(announcement(page)).toHaveCount(0);
  await expectBinOf(page, 'first');
  await page.reload();
  await page.goto(`${site.url}about/`);
  await expect(page.getByText(first)).toBeVisible();

  // When the file is whole, the next look completes the version.
  await writeFile(file, whole);
  await expect(async () => {
    await lookForNewer(page); // or it only joins a try that began before
    await expect(announcement(page)).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await cutOff(page.context(), site);
  await announcement(page).getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText(secondWords)).toBeVisible();
  await page.goto(`${site.url}glossary/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
});

test('what is only in a page keeps it from being loaded again', async ({ page }) => {
  const site = await ownSite();
  await visit(page, site);
  await bringIn(page, [listFile(french('Only here'))]);
  await page.getByRole('link', { name: 'Only here', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Infantry Officer', exact: true })).toBeVisible();
  await makeSecondVersion(site.dir);
  await lookForNewer(page);
  await expect(announcement(page)).toBeVisible({ timeout: 60_000 });
  // Neither the database nor the journal takes anything from now on.
  await page.evaluate(() => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });
  await page.getByRole('button', { name: 'One Line Infantryman more' }).first().click();
  await announcement(page).getByRole('button', { name: 'Use it' }).click();
  await expect(announcement(page)).toContainText('Some of your edits are in this page only.');
  await expect(page).toHaveURL(/\/list\/\?id=/);
});

test('what is being written keeps it from being loaded again, until it is handed on', async ({
  page,
}) => {
  const site = await ownSite();
  await visit(page, site, 'new/');
  await makeSecondVersion(site.dir);
  await lookForNewer(page);
  await expect(announcement(page)).toBeVisible({ timeout: 60_000 });
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Half a name');
  const use = announcement(page).getByRole('button', { name: 'Use it' });
  await use.click();
  await expect(announcement(page)).toContainText('What you have begun to write here');
  await expect(name).toHaveValue('Half a name');
  await name.clear();
  await use.click();
  await expect(announcement(page)).toHaveCount(0);
  await page.goto(`${site.url}about/`);
  await expect(page.getByText(secondWords)).toBeVisible();
});
