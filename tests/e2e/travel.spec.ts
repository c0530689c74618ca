import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';
import { bringIn, french, imperial, listFile, shelve } from './list-files';
import { expectAccessible, expectNoSidewaysScroll, goDark } from './page-checks';

const rows = (page: Page) => page.getByRole('list', { name: 'Lists' }).getByRole('listitem');

const titles = (page: Page) => rows(page).getByRole('heading').allTextContents();

/** Everything that a list may have: titles, notes, settings, choices, unknown profiles and fields. */
const whole = {
  format: 'muster-roll',
  version: 1,
  ruleset: 'drums-and-shakos',
  nation: 'france',
  name: 'Straż tylna «Élan»',
  cap: 420,
  settings: { scenario: 'forlorn-hope', side: 'attacker' },
  groups: [
    {
      id: 'main',
      name: 'Première',
      entries: [
        { profile: 'france/infantry-officer', count: 1, title: 'Lt. Duval' },
        { profile: 'france/line-infantryman', count: 4, note: 'third rank; 將軍' },
        { profile: 'france/space-marine', count: 2, title: 'From another shelf' },
      ],
    },
    { id: 'two', entries: [{ profile: 'france/sapper', count: 1 }] },
  ],
};

/** The same with what a newer version wrote: files and PDFs alone carry that. */
const newer = {
  ...whole,
  mood: { grim: true },
  groups: whole.groups.map((group) => ({ ...group, banner: 'Drapeau' })),
};

async function choose(page: Page, list: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${list}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** What the shelf has of a list, as its file says. */
async function documentOf(page: Page, list: string): Promise<unknown> {
  const waiting = page.waitForEvent('download');
  await choose(page, list, 'Save as file');
  return JSON.parse(await readFile(await (await waiting).path(), 'utf8'));
}

/** Opens a fresh browser with nothing in it. */
async function elsewhere(browser: Browser): Promise<Page> {
  const { viewport = null, hasTouch = false, isMobile = false } = test.info().project.use;
  const context = await browser.newContext({ viewport, hasTouch, isMobile });
  return context.newPage();
}

/** The text of a code on the screen, read from its pixels. */
async function scan(code: Locator): Promise<string | undefined> {
  const png = await code.screenshot();
  const page = await code.page().context().newPage();
  const { data, width, height } = await page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const drawing = canvas.getContext('2d');
      drawing?.drawImage(image, 0, 0);
      const pixels = drawing?.getImageData(0, 0, image.width, image.height);
      return { data: [...(pixels?.data ?? [])], width: image.width, height: image.height };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.close();
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

async function openShare(page: Page, list: string): Promise<Locator> {
  await choose(page, list, 'Share');
  const sheet = page.getByRole('dialog', { name: `Share ${list}` });
  await expect(sheet.getByRole('textbox', { name: 'Link' })).toBeVisible();
  return sheet;
}

const valueOf = (sheet: Locator, name: string) =>
  sheet.getByRole('textbox', { name, exact: true }).inputValue();

/** Opens a link as from another program, and keeps the list. */
async function keepFromLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(whole.name);
  await page.getByRole('button', { name: 'Add to my lists' }).click();
  await expect(page).toHaveURL(/\/list\/\?id=/);
  await page.goto('/');
}

test('a list reaches an empty browser in every form with nothing lost', async ({
  browser,
  page,
}) => {
  test.slow();
  await shelve(page, [newer]);
  const sheet = await openShare(page, whole.name);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const link = await valueOf(sheet, 'Link');
  const text = await valueOf(sheet, 'The list as text');
  await expect(sheet.getByText('only the file and the PDF keep them')).toBeVisible();
  const scanned = await scan(sheet.getByRole('img', { name: 'Code of the list, to scan' }));
  expect(scanned).toMatch(/^http:\/\/localhost:\d+\/open\/#d=\d+$/);

  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Save the file' }).click();
  const file = await (await saved).path();

  await sheet.getByRole('link', { name: 'Print or make a PDF' }).click();
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  const printed = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save' }).click();
  const pdf = await (await printed).path();

  await test.step('by link', async () => {
    const other = await elsewhere(browser);
    await keepFromLink(other, link);
    expect(await documentOf(other, whole.name)).toEqual(whole);
  });
  await test.step('by the code on the screen', async () => {
    const other = await elsewhere(browser);
    await keepFromLink(other, scanned ?? '');
    expect(await documentOf(other, whole.name)).toEqual(whole);
  });
  await test.step('by text', async () => {
    const other = await elsewhere(browser);
    await other.goto('/');
    await other.getByRole('button', { name: 'Bring in a list' }).click();
    await other.getByRole('textbox', { name: 'Or paste a link or text' }).fill(text);
    await other.getByRole('button', { name: 'Read it' }).click();
    await other.getByRole('button', { name: 'Add to my lists' }).click();
    expect(await documentOf(other, whole.name)).toEqual(whole);
  });
  for (const [name, path] of [
    ['by file', file],
    ['by PDF', pdf],
  ] as const)
    await test.step(name, async () => {
      const other = await elsewhere(browser);
      await other.goto('/');
      // Neither name nor type of the file are looked at.
      const content = { name: 'x', mimeType: '', buffer: await readFile(path) };
      await bringIn(other, [content]);
      expect(await documentOf(other, whole.name)).toEqual(newer);
    });
});

test('the link is copied', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shelve(page, [french('Rearguard')]);
  const sheet = await openShare(page, 'Rearguard');
  await sheet.getByRole('button', { name: 'Copy link' }).click();
  await expect(sheet.getByRole('button', { name: 'Copied' })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await valueOf(sheet, 'Link'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the builder shares the list that lies on it', async ({ page }) => {
  await shelve(page, [french('Rearguard')]);
  await page.getByRole('link', { name: 'Rearguard', exact: true }).click();
  const share = page.getByRole('button', { name: 'Share' });
  const more = page.getByRole('button', { name: 'More for this list' });
  await expect(share.or(more).first()).toBeVisible();
  if (await share.isVisible()) await share.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
  }
  await expect(page.getByRole('img', { name: 'Code of the list, to scan' })).toBeVisible();
  await expectAccessible(page);
});

test('a link shows its list, verdict first, and keeps nothing by itself', async ({
  browser,
  page,
}) => {
  await shelve(page, [imperial('No officers')]);
  const link = await valueOf(await openShare(page, 'No officers'), 'Link');
  const other = await elsewhere(browser);
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1, name: 'No officers' })).toBeVisible();
  await expect(other.getByText('1 rule broken')).toBeVisible();
  await expect(other.getByText('points, no cap')).toBeVisible();
  const places = await other.evaluate(() => {
    const top = (text: string) =>
      [...document.querySelectorAll('main *')]
        .find((element) => element.childElementCount === 0 && element.textContent?.includes(text))
        ?.getBoundingClientRect().top ?? 0;
    return [top('1 rule broken'), top('Fusilier (Early War)')];
  });
  if ((other.viewportSize()?.width ?? 0) < 768)
    expect(places).toEqual([...places].sort((a, b) => a - b));
  await expect(other.getByRole('list', { name: 'Findings' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(other);
  await expectNoSidewaysScroll(other);
  await goDark(other);
  await expectAccessible(other);

  // The way past the masthead changes the address, and must not take the list away.
  await other.keyboard.press('Tab');
  await other.evaluate(() => (window.location.hash = '#main'));
  await expect(other.getByRole('heading', { level: 1, name: 'No officers' })).toBeVisible();

  await other.getByRole('link', { name: 'Not now' }).click();
  await expect(other.getByText('Nobody has been mustered yet.')).toBeVisible();
});

test('a list that is there already is noted, and added only as a copy', async ({ page }) => {
  await shelve(page, [french('Rearguard')]);
  const link = await valueOf(await openShare(page, 'Rearguard'), 'Link');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByText('The very same list is on your shelf already.')).toBeVisible();
  await page.getByRole('button', { name: 'Add another copy' }).click();
  await expect(page).toHaveURL(/\/list\/\?id=/);
  await page.goto('/');
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Bring in a list' }).click();
  await page
    .getByLabel('List files')
    .setInputFiles([
      listFile(french('Rearguard')),
      listFile(french('Rearguard', { cap: 500 })),
      listFile(french('Rearguard', { cap: 500 })),
      listFile(french('Vanguard')),
    ]);
  const boxes = page.getByRole('dialog').getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(page.getByText('A list of this name is on your shelf, and differs.')).toBeVisible();
  await expect(page.getByText('The same list stands above.')).toBeVisible();
  const chosen = await boxes.evaluateAll((all) =>
    all.map((box) => (box as HTMLInputElement).checked),
  );
  expect(chosen).toEqual([false, true, false, true]);
  await page.getByRole('button', { name: 'Look at it: Vanguard' }).click();
  await expect(page.getByRole('dialog').getByText('Lt. Duval')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 2 lists' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('a link that is damaged says so at once, and what to do', async ({ browser, page }) => {
  await shelve(page, [french('Rearguard')]);
  const link = await valueOf(await openShare(page, 'Rearguard'), 'Link');
  const other = await elsewhere(browser);
  for (const [broken, title] of [
    [link.slice(0, -8), 'This link is damaged'],
    [link.slice(0, -9), 'This link is damaged'],
    [`${link.slice(0, -12)}A${link.slice(-11)}`, 'This link is damaged'],
    [link.replace(/#.*/, '#c='), 'There is no list in this link'],
    [link.replace(/#.*/, '#nothing'), 'There is no list in this link'],
  ] as const) {
    await other.goto('about:blank');
    await other.goto(broken);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
    const said = other.getByRole('main').getByRole('alert').filter({ hasText: /\S/ });
    await expect(said).toContainText(/Copy|copy|Ask/);
  }
  await expectAccessible(other);
  // The right one opens in the same tab.
  await other.evaluate((hash) => (window.location.hash = hash), new URL(link).hash);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rearguard');
});

test('other figures than those here stand side by side', async ({ page }) => {
  await shelve(page, [french('Rearguard')]);
  const text = await valueOf(await openShare(page, 'Rearguard'), 'The list as text');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Bring in a list' }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Or paste a link or text' }).fill(
    text
      .replace(/\(data [^)]+\)/, '(data 0.1)')
      .replace('60 pts', '55 pts')
      .replace('220 of', '215 of'),
  );
  await page.getByRole('button', { name: 'Read it' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('It was written with other figures')).toBeVisible();
  await expect(sheet.getByRole('row', { name: 'Points 215 220' })).toBeVisible();
  await expect(sheet.getByRole('row', { name: /Roster data 0\.1 / })).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Infantry Officer' })).toContainText(
    'it said 55',
  );
  await expectAccessible(page);
});

test('what is dropped on the shelf is shown before it is kept', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Nobody has been mustered yet.')).toBeVisible();
  const drop = (type: string, content: string) =>
    page.evaluate(
      ([kind = '', text = '']) => {
        const data = new DataTransfer();
        if (kind === 'file') data.items.add(new File([text], 'dropped.muster.json'));
        else data.setData(kind, text);
        for (const name of ['dragenter', 'dragover', 'drop'])
          document.body.dispatchEvent(
            new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }),
          );
      },
      [type, content],
    );
  await drop('file', JSON.stringify(french('Dropped')));
  const sheet = page.getByRole('dialog', { name: 'Bring in a list' });
  await expect(sheet.getByRole('heading', { name: 'Dropped' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Not now' }).click();
  await expect(rows(page)).toHaveCount(0);
  await drop('text/plain', 'Nothing of the kind');
  await expect(sheet.getByRole('alert')).toContainText('This is no Muster Roll list');
  await sheet.getByRole('button', { name: 'Try something else' }).click();
  await expect(sheet.getByRole('button', { name: 'Choose files' })).toBeVisible();
});

test('a backup gives an empty browser the same shelf, and another what it lacks', async ({
  browser,
  page,
}) => {
  await shelve(page, [french('First'), imperial('Second'), french('Binned')]);
  await choose(page, 'Binned', 'Delete');
  await expect(rows(page)).toHaveCount(2);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up everything' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^Muster Roll \d{4}-\d\d-\d\d\.backup\.json$/);
  const backup = {
    name: download.suggestedFilename(),
    mimeType: 'application/json',
    buffer: await readFile(await download.path()),
  };

  const other = await elsewhere(browser);
  await other.goto('/');
  await bringIn(other, [backup]);
  await expect(rows(other)).toHaveCount(2);
  expect(await titles(other)).toEqual(await titles(page));
  await expect(other.getByRole('button', { name: 'Deleted lists (1)' })).toBeVisible();
  expect(await documentOf(other, 'First')).toEqual(french('First'));

  await test.step('a second time it adds nothing', async () => {
    await other.getByRole('button', { name: 'Bring in a list' }).click();
    await other.getByLabel('List files').setInputFiles([backup]);
    await expect(other.getByText('3 the same as here')).toBeVisible();
    await expect(other.getByRole('button', { name: /^Add/ })).toHaveCount(0);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Not now' }).click();
  });

  await test.step('a list that was changed since stays, and the old one comes beside it', async () => {
    await choose(other, 'First', 'Rename');
    await other.getByRole('textbox', { name: 'Name' }).fill('First, renamed');
    await other.getByRole('button', { name: 'Rename' }).click();
    await expect(rows(other).first()).toContainText('First, renamed');
    await other.getByRole('button', { name: 'Bring in a list' }).click();
    await other.getByLabel('List files').setInputFiles([backup]);
    await expect(other.getByText('1 changed since, here or there')).toBeVisible();
    await expect(other.getByText('Yours is the later one.')).toBeVisible();
    await other.getByRole('button', { name: 'Add 1 list' }).click();
    await expect(rows(other)).toHaveCount(3);
    expect((await titles(other)).sort()).toEqual(['First', 'First, renamed', 'Second']);
  });
});

test('hostile words are words', async ({ page }) => {
  const words = '\u2069\u202E<img src=x onerror="document.title=1">{{7*7}}\u2028\u200B';
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Bring in a list' }).click();
  await page.getByLabel('List files').setInputFiles([
    listFile({
      ...whole,
      name: words,
      groups: [
        {
          id: '__proto__',
          name: words,
          entries: [{ profile: `france/${words}`, count: 3, title: words, note: words }],
        },
        {
          id: 'constructor',
          name: words,
          entries: [{ profile: 'france/sapper', count: 1, options: { constructor: 1 } }],
        },
      ],
      '<script>': words,
    }),
  ]);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Not in this roster').first()).toBeVisible();
  await expect(page.locator('main img, dialog img, main script, dialog script')).toHaveCount(0);
  // No words turn round what stands beside them.
  const leaks = await sheet.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode as Text;
      if (/[\u202A-\u202E\u2066-\u2069]/.test(data) && !parentElement?.closest('bdi'))
        found.push(data);
    }
    return found;
  });
  expect(leaks).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Add to my lists' }).click();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/list\/\?id=/);
  await expect(page.getByText('Not in this roster').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  expect(dialogs).toEqual([]);
  await expect(page).toHaveTitle(/Muster Roll/);
});

test('the page for links takes files and text as well', async ({ page }) => {
  await page.goto('/open/');
  await expect(page.getByRole('heading', { level: 1, name: 'Open a list' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('List files').setInputFiles([listFile(french('Rearguard'))]);
  await page.getByRole('button', { name: 'Add to my lists' }).click();
  await expect(page).toHaveURL(/\/list\/\?id=/);
});
