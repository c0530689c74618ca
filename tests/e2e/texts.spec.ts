import { expect, test } from '@playwright/test';
import { everyText } from '../fixtures/every-text';
import { verdict } from './builder-desk';
import { choose as chooseFiles, linkTo, openDesk, rows as deskRows } from './check-desk-files';
import { french, listFile, shelve } from './list-files';
import { expectNoSidewaysScroll } from './page-checks';

/** A list in which all words of the player are these. */
const listOf = (text: string) =>
  french(text, {
    groups: [
      {
        id: 'main',
        name: text,
        entries: [
          { profile: 'france/infantry-officer', count: 1, title: text, note: text },
          { profile: `france/${text.slice(0, 60)}`, count: 2, title: text },
        ],
      },
    ],
  });

test('words of every kind stay within 360 pixels on every page', async ({ page }) => {
  test.slow();
  const documents = everyText.map(({ text }) => listOf(text));
  await shelve(page, documents);
  const links = page.getByRole('list', { name: 'Lists' }).getByRole('link');
  await expectNoSidewaysScroll(page);
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.includes('id=')),
  );
  expect(addresses).toHaveLength(everyText.length);
  for (const address of addresses) {
    await page.goto(address);
    await expect(verdict(page).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.goto('/print/');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await openDesk(page);
  await chooseFiles(
    page,
    documents.map((document, at) => listFile(document, `${at}.json`)),
  );
  await expect(deskRows(page)).toHaveCount(everyText.length);
  await expectNoSidewaysScroll(page);
  await deskRows(page).last().getByRole('button').first().tap();
  await expectNoSidewaysScroll(page);
  const link = await linkTo(listOf(everyText.at(-1)?.text ?? ''));
  await page.goto(link.replace(/^.*(?=\/open)/, ''));
  await expect(page.getByRole('link', { name: 'on your shelf' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
