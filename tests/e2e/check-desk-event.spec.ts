import { expect, type Page, test } from '@playwright/test';
import { choose, deskFile, openDesk, rows, saved, shownRows, summary } from './check-desk-files';
import { french, imperial, listFile } from './list-files';
import { expectAccessible, expectNoSidewaysScroll } from './page-checks';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Event rules' });

async function openRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: /(Set|Change) event rules/ }).click();
  await expect(sheet(page).getByLabel('Name of the event')).toBeVisible();
}

async function done(page: Page): Promise<void> {
  await sheet(page).getByRole('button', { name: 'Done' }).click();
  await expect(sheet(page)).toHaveCount(0);
}

test.describe('with two lists of one nation on the desk', () => {
  test.beforeEach(async ({ page }) => {
    await openDesk(page);
    await choose(page, [
      listFile(french('Legal', { cap: 220 }), 'anna.json'),
      listFile(french('Over', { cap: 100 }), 'ben.json'),
    ]);
    await expect(summary(page)).toHaveText('2 lists: 1 legal, 1 illegal');
  });

  test('each rule of the event changes the verdicts at once', async ({ page }) => {
    await openRules(page);
    const rules = sheet(page);
    const says = (words: string) => expect(rules.getByText(words)).toBeVisible();
    await rules.getByLabel('Another number of points').fill('300');
    await says('2 lists: 2 legal');
    await rules.getByLabel('Another number of points').fill('abc');
    await expect(rules.getByText('Give a whole number from 1 to 100,000.')).toBeVisible();
    await says('2 lists: 2 legal');
    await rules.getByRole('radio', { name: 'As listed' }).check();
    await says('2 lists: 1 legal, 1 illegal');

    await rules.getByLabel('Most models').fill('5');
    await says('2 lists: 2 illegal');
    await rules.getByLabel('Most models').fill('');
    await says('2 lists: 1 legal, 1 illegal');

    await rules.getByLabel('Ruleset').selectOption('Song of Drums and Shakos');
    await rules.getByRole('checkbox', { name: 'Prussia' }).check();
    await says('2 lists: 2 illegal');
    await rules.getByRole('checkbox', { name: 'France' }).check();
    await says('2 lists: 1 legal, 1 illegal');

    const banned = rules.getByRole('searchbox', { name: /Banned profiles/ });
    await banned.pressSequentially('line infantryman france');
    await banned.press('Enter');
    await says('2 lists: 2 illegal');
    await rules.getByRole('button', { name: 'Remove Line Infantryman' }).click();
    await says('2 lists: 1 legal, 1 illegal');

    await rules.getByLabel('Most of a profile').fill('3');
    await says('2 lists: 2 illegal');
    await expectNoSidewaysScroll(page);
    await done(page);
    await page.getByRole('button', { name: 'Legal', exact: true }).click();
    await expect(page.getByText(/at most 3 of each profile/).first()).toBeVisible();

    await test.step('and a reload keeps them', async () => {
      const before = await shownRows(page);
      await page.reload();
      await expect(rows(page)).toHaveCount(2);
      expect(await shownRows(page)).toEqual(before);
    });

    await test.step('until they are taken away, and given back', async () => {
      await openRules(page);
      await sheet(page).getByRole('button', { name: 'Start with none' }).click();
      await expect(sheet(page).getByText('2 lists: 1 legal, 1 illegal')).toBeVisible();
      await sheet(page).getByRole('button', { name: 'Undo: the rules as they were' }).click();
      await expect(sheet(page).getByText('2 lists: 2 illegal')).toBeVisible();
      await expect(sheet(page).getByLabel('Most of a profile')).toHaveValue('3');
    });
  });

  test('events are saved, used, renamed and deleted', async ({ page }) => {
    await openRules(page);
    const rules = sheet(page);
    await rules.getByRole('button', { name: 'Save on this device' }).click();
    await expect(rules.getByRole('alert')).toContainText('Give the event a name first');
    await rules.getByLabel('Name of the event').fill('Spring Muster');
    await rules.getByLabel('Most models').fill('5');
    await expect(rules.getByText('2 lists: 2 illegal')).toBeVisible();
    await rules.getByRole('button', { name: 'Save on this device' }).click();
    const list = rules.getByRole('region', { name: 'Saved events' });
    await expect(list.getByRole('button', { name: 'Spring Muster', exact: true })).toBeVisible();

    await rules.getByRole('button', { name: 'Start with none' }).click();
    await expect(rules.getByText('2 lists: 1 legal, 1 illegal')).toBeVisible();
    await list.getByRole('button', { name: 'Spring Muster', exact: true }).click();
    await expect(rules.getByText('2 lists: 2 illegal')).toBeVisible();
    await expect(rules.getByLabel('Most models')).toHaveValue('5');

    await list.getByRole('button', { name: 'More for Spring Muster' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await list.getByLabel('New name').fill('Autumn Muster');
    await list.getByRole('button', { name: 'Rename' }).click();
    await expect(list.getByRole('button', { name: 'Autumn Muster', exact: true })).toBeVisible();

    await list.getByRole('button', { name: 'More for Autumn Muster' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(list.getByRole('button', { name: 'Autumn Muster', exact: true })).toHaveCount(0);
    await list.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('button', { name: 'Autumn Muster', exact: true })).toBeVisible();
    await page.reload();
    await expect(rows(page)).toHaveCount(2);
    await openRules(page);
    await expect(
      sheet(page).getByRole('button', { name: 'Autumn Muster', exact: true }),
    ).toBeVisible();
  });

  test('a link or a file shows its rules first and asks before it replaces any', async ({
    page,
  }) => {
    await openRules(page);
    const rules = sheet(page);
    await rules.getByLabel('Name of the event').fill('Spring Muster');
    await rules.getByLabel('Most models').fill('5');
    await expect(rules.getByText('2 lists: 2 illegal')).toBeVisible();
    const link = rules.getByLabel('Link to these rules');
    await expect(link).toHaveValue(/\/check\/#e=[\w-]+$/);
    const address = await link.inputValue();
    const file = await saved(page, () =>
      rules.getByRole('button', { name: 'Save as file' }).click(),
    );
    expect(file.name).toBe('Spring Muster.muster-event.json');
    expect(JSON.parse(file.bytes.toString('utf8'))).toEqual({
      format: 'muster-event',
      version: 1,
      name: 'Spring Muster',
      maxModels: 5,
    });
    const pdf = await saved(page, () => rules.getByRole('button', { name: 'Save as PDF' }).click());
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await rules.getByRole('button', { name: 'Start with none' }).click();
    await rules.getByLabel('Name of the event').fill('Mine');
    await expect(rules.getByText('2 lists: 1 legal, 1 illegal')).toBeVisible();
    await done(page);

    const offer = page.getByRole('dialog', { name: 'Rules of an event' });
    await test.step('a link that is not wanted changes nothing', async () => {
      await page.goto(address);
      await expect(offer.getByRole('heading', { name: 'Spring Muster' })).toBeVisible();
      await expect(
        offer.getByText('They take the place of the rules that are set now'),
      ).toBeVisible();
      await expectAccessible(page, 'dialog');
      await offer.getByRole('button', { name: 'Not now' }).click();
      await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
      await expect(page).toHaveURL(/\/check\/$/);
    });
    await test.step('a file among the lists is offered, not applied', async () => {
      await choose(page, [
        {
          name: file.name,
          mimeType: 'application/json',
          buffer: file.bytes,
        },
        deskFile(0),
      ]);
      await expect(offer.getByRole('heading', { name: 'Spring Muster' })).toBeVisible();
      await expect(rows(page)).toHaveCount(3);
      await offer.getByRole('button', { name: 'Replace the rules' }).click();
      await expect(summary(page)).toHaveText('3 lists: 3 illegal');
    });
  });
});

test('a reading that is waived is a remark; a list of other rules breaks the event’s', async ({
  page,
}) => {
  await openDesk(page);
  await choose(page, [
    listFile(french('Odd', { cap: 220, settings: { scenario: 'moon-landing' } }), 'anna.json'),
    listFile(imperial('Other rules'), 'ben.json'),
  ]);
  await expect(summary(page)).toHaveText('2 lists: 2 illegal');
  await openRules(page);
  const rules = sheet(page);
  await rules.getByLabel('Ruleset').selectOption('Song of Drums and Shakos');
  await rules.getByRole('checkbox', { name: /^Settings have values/ }).check();
  await expect(rules.getByText('2 lists: 1 with remarks, 1 illegal')).toBeVisible();
  await done(page);
  await page.getByRole('button', { name: 'Other rules' }).click();
  await expect(
    page.getByRole('list', { name: 'Findings' }).getByText(/the event plays/),
  ).toBeVisible();
});

test('a damaged link of an event says so', async ({ page }) => {
  await page.goto('/check/#e=AAAABBBBCCCC');
  const offer = page.getByRole('dialog', { name: 'Rules of an event' });
  await expect(offer.getByRole('alert')).toContainText('Ask whoever sent it for the whole link');
  await offer.getByRole('button', { name: 'Close' }).last().click();
  await expect(offer).toHaveCount(0);
});
