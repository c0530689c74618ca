import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { openList, plus, legalSquad, verdict } from './builder-desk';
import {
  deskFile,
  choose as chooseFiles,
  linkTo,
  openDesk,
  rows as deskRows,
} from './check-desk-files';
import { french } from './list-files';

/** Everything that a page asks of another host, or that its policy forbids, from now on. */
async function watch(context: BrowserContext, site: string): Promise<() => readonly string[]> {
  const faults: string[] = [];
  context.on('request', (request) => {
    // The browser's own viewer of PDFs is made of pages, too, which no network is asked for.
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== site) faults.push(request.url());
  });
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  await context.exposeBinding('tellViolation', (_, words: string) => faults.push(words));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellViolation: (words: string) => void }).tellViolation(
        `${violatedDirective}: ${blockedURI}`,
      ),
    );
  });
  return () => faults;
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('no page and nothing on it asks another host for anything, or breaks its policy', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const faults = await watch(context, new URL(baseURL ?? '').origin);

  await test.step('building, sharing and settings', async () => {
    await openList(page, legalSquad);
    await plus(page, 'Sapper').first().click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('textbox', { name: 'Link' })).toBeVisible();
    await closeSheet(page);
    const link = await linkTo(french('From a link'));
    await page.goto(link.replace(/^.*(?=\/open)/, ''));
    await page.getByRole('button', { name: 'Add to my lists' }).click();
    await expect(verdict(page)).toBeVisible();
  });

  await test.step('both PDFs', async () => {
    await page.goto('/print/');
    await page.getByRole('checkbox', { name: /^Rearguard/ }).check();
    await page.getByRole('button', { name: 'Make the PDF' }).click();
    await expect(page.getByRole('link', { name: 'Save' })).toBeVisible({ timeout: 60_000 });
  });

  await test.step('the check desk, its camera and its event', async () => {
    await openDesk(page);
    await chooseFiles(page, [deskFile(0), deskFile(1)]);
    await expect(deskRows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Squad 0001' }).click();
  });

  await test.step('every other page, in both languages', async () => {
    for (const path of ['/', '/new/', '/glossary/', '/about/', '/open/', '/no/such/page/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/about/');
    await page.getByLabel('Language').first().selectOption('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  expect(faults()).toEqual([]);
});

test('what another host would be asked for is stopped, and seen here', async ({
  page,
  context,
  baseURL,
}) => {
  const faults = await watch(context, new URL(baseURL ?? '').origin);
  await page.goto('/about/');
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'https://example.org/count.gif';
    document.body.append(image);
    // Later: what is evaluated here by the test itself may evaluate, whatever the policy says.
    setTimeout('document.title = "taken over"' as unknown as () => void);
  });
  await expect.poll(() => faults().join('\n')).toContain('img-src');
  await expect.poll(() => faults().join('\n')).toContain('script-src');
});
