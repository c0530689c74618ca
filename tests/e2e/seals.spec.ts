import { readFile } from 'node:fs/promises';
import { type Browser, type Locator, type Page, expect, test } from '@playwright/test';
import { openList, pressRow } from './builder-desk';
import { french, shelve } from './list-files';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';

/** A player with a device of his own. */
async function player(browser: Browser): Promise<Page> {
  const { viewport = null, hasTouch = false, isMobile = false } = test.info().project.use;
  const context = await browser.newContext({ viewport, hasTouch, isMobile });
  return context.newPage();
}

/** Seals a list that is on the shelf, and gives its code. */
async function seal(page: Page, list: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: `More for ${list}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const sheet = page.getByRole('dialog', { name: `Share ${list}` });
  await sheet.getByRole('button', { name: 'Seal this list' }).click();
  const code = sheet.getByLabel('Code of the sealed list', { exact: true });
  await expect(code).toHaveText(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]$/);
  return code.innerText();
}

async function keep(page: Page, name: string, code: string): Promise<void> {
  await page.goto('/seals/');
  await page.getByLabel('Whose list').fill(name);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Keep the code' }).click();
}

/** The link that reveals a list that was sealed. */
async function reveal(page: Page, list: string): Promise<string> {
  await page.goto('/seals/');
  await page.getByRole('button', { name: `Reveal ${list}` }).click();
  const sheet = page.getByRole('dialog', { name: `Reveal ${list}` });
  const link = await sheet
    .getByRole('textbox', { name: 'Link that reveals the list' })
    .inputValue();
  return link;
}

const proof = (page: Page): Locator => page.getByRole('status', { name: 'What this list proves' });

test('two players seal, exchange codes, and each proves the other’s list', async ({ browser }) => {
  test.slow();
  const [anna, bert] = await Promise.all([player(browser), player(browser)]);
  await shelve(anna, [french('Anna’s rearguard')]);
  await shelve(bert, [french('Bert’s van')]);
  const ofAnna = await seal(anna, 'Anna’s rearguard');
  // A second code of one list would prove nothing to who has the first.
  expect(await seal(anna, 'Anna’s rearguard')).toBe(ofAnna);
  const ofBert = await seal(bert, 'Bert’s van');
  expect(ofAnna).not.toBe(ofBert);
  await keep(anna, 'Bert', ofBert);
  await keep(bert, 'Anna', `Code of my sealed list: ${ofAnna.toLowerCase()}`);
  await expect(bert.getByText('Waits for its list')).toBeVisible();
  await expectNoSidewaysScroll(bert);

  await bert.goto(await reveal(anna, 'Anna’s rearguard'));
  await expect(proof(bert)).toContainText('This is the list that was sealed.');
  await expect(proof(bert)).toContainText('Anna');
  await expect(bert.getByRole('heading', { level: 1 })).toHaveText('Anna’s rearguard');
  await expectAccessible(bert);
  await bert.goto('/seals/');
  await expect(bert.getByText(/^Revealed on .*: it is the list that was sealed$/)).toBeVisible();
  await bert.getByRole('link', { name: 'Look at the list of Anna' }).click();
  await expect(proof(bert)).toContainText('This is the list that was sealed.');

  // By the file, dropped into what brings lists in.
  await anna.goto('/seals/');
  await bert.goto('/seals/');
  await bert.getByRole('button', { name: 'Reveal Bert’s van' }).click();
  const saving = bert.waitForEvent('download');
  await bert.getByRole('dialog').getByRole('button', { name: 'Save as file' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('Bert’s van.reveal.txt');
  const text = await readFile(await file.path(), 'utf8');
  await anna.getByRole('link', { name: 'Open the list of Bert' }).click();
  await anna
    .getByLabel('List files')
    .setInputFiles([{ name: 'van.reveal.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }]);
  await expect(proof(anna)).toContainText('This is the list that was sealed.');
});

test('a list that was changed since is told from the one that was sealed', async ({ browser }) => {
  test.slow();
  const [anna, bert] = await Promise.all([player(browser), player(browser)]);
  await openList(anna, french('Rearguard'));
  const sealed = await seal(anna, 'Rearguard');
  await keep(bert, 'Anna', sealed);

  // She changes the list after that and seals it anew, to show this one instead.
  await anna.goto('/');
  await anna.getByRole('link', { name: 'Rearguard', exact: true }).click();
  await pressRow(anna, 'Line Infantryman');
  await anna.getByRole('button', { name: 'One Line Infantryman more' }).first().click();
  const other = await seal(anna, 'Rearguard');
  expect(other).not.toBe(sealed);
  await anna.goto('/seals/');
  await expect(anna.getByRole('button', { name: 'Reveal Rearguard' })).toHaveCount(2);
  const links: string[] = [];
  for (const at of [0, 1]) {
    await anna.getByRole('button', { name: 'Reveal Rearguard' }).nth(at).click();
    const field = anna.getByRole('textbox', { name: 'Link that reveals the list' });
    links.push(await field.inputValue());
    await anna.keyboard.press('Escape');
  }
  const [changed = '', first = ''] = links;
  await bert.goto(changed);
  await expect(proof(bert)).toContainText('This list is not the one that was sealed.');
  // The first seal still has the list as it was.
  await bert.goto('about:blank');
  await bert.goto(first);
  await expect(proof(bert)).toContainText('This is the list that was sealed.');

  // Who kept no code is told so, with the code that it was sealed with.
  const carl = await player(browser);
  await carl.goto(first);
  await expect(proof(carl)).toContainText('No code of yours matches this list.');
  await expect(proof(carl)).toContainText(sealed);
  // A link that was damaged on its way proves nothing, and says so.
  await carl.goto('about:blank');
  await carl.goto(`${first.slice(0, -1)}${first.endsWith('A') ? 'Q' : 'A'}`);
  await expect(proof(carl)).toContainText('damaged');
});

test('codes are checked when they are kept, and come back when they are deleted', async ({
  page,
}) => {
  await shelve(page, [french('Mine')]);
  const own = await seal(page, 'Mine');
  const good = 'T245-ZPX1-Z5FY-KX2Z-YX02-H';
  await keep(page, '', good);
  await expect(page.getByText('Say whose list it is.')).toBeVisible();
  await expect(page.getByLabel('Whose list')).toBeFocused();
  for (const [code, words] of [
    ['T245-ZPX1-Z5FY-KX2Z-YX03-H', 'Something in this code is mistyped'],
    ['T245-ZPX1-Z5FY-KX2Z-YX0-H', 'A code has 21 letters and figures'],
    ['T245-ZPX1-Z5FY-KX2Z-YXU2-H', 'characters that no code has'],
    [own, 'the code of a list of your own'],
  ] as const) {
    await keep(page, 'Anna', code);
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
  }
  // By the link, in which the code stands.
  await page.goto(`/seals/#k=${good}`);
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(good);
  await page.getByLabel('Whose list').fill('Anna');
  await page.getByRole('button', { name: 'Keep the code' }).click();
  const kept = page.getByRole('list', { name: 'Codes of others' });
  await expect(kept.getByText(good)).toBeVisible();
  await keep(page, 'Bert', good);
  await expect(page.getByText('This is the code that you keep of Anna.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete the code of Anna' }).click();
  await expect(kept).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept.getByText(good)).toBeVisible();
  await page.reload();
  await expect(kept.getByText(good)).toBeVisible();
});

test('where the page did not come over https it says that sealing is not possible', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
  await page.goto('/seals/');
  await expect(page.getByText('Sealing takes a page that came over https.')).toBeVisible();
});
