import { expect, test } from '@playwright/test';
import { count, row, verdict } from './builder-desk';
import { rows as deskRows, summary as deskSummary } from './check-desk-files';
import { expectFocusKept, listen, press, tabTo } from './keyboard';

test.slow(true, 'every way is gone by Tab');

test('from the shelf to the check desk by keys, by roles and names', async ({ page }) => {
  const heard = await listen(page);
  const { keyboard } = page;
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const expectHeard = (words: string | RegExp) =>
    expect.poll(async () => (await heard()).at(-1)).toMatch(words);
  const navigation = page.getByRole('navigation', { name: 'Main' });

  await test.step('a list is begun', async () => {
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Begin your first list' }));
    await expect(page).toHaveURL('/new/');
    await expect(title('New list')).toBeFocused();
    await expectHeard('New list');
    await tabTo(page.getByRole('radio', { name: /^Song of Drums and Shakos/ }));
    await tabTo(page.getByRole('radio', { name: 'France' }));
    await tabTo(page.getByRole('textbox', { name: 'Name', exact: true }));
    await keyboard.type('By keys');
    await press(page.getByRole('button', { name: 'Open the list' }));
    await expect(page).toHaveURL(/\/list\/\?id=\w+$/);
    await expect(title('By keys')).toBeFocused();
  });

  const roster = page.getByRole('complementary', { name: 'Roster' });
  const summary = page.getByRole('complementary', { name: 'Points and legality' });
  const list = page.getByRole('main', { name: 'List' });
  const undo = page
    .getByRole('region', { name: 'This list' })
    .getByRole('button', { name: 'Undo', exact: true });

  await test.step('a squad is built, and what breaks a rule is announced', async () => {
    await tabTo(roster.getByRole('searchbox', { name: 'Name, weapon or rule' }));
    for (const name of ['Infantry Officer', 'Infantry NCO', 'Guard NCO']) {
      const add = roster.getByRole('button', { name: new RegExp(`^Add ${name},`) });
      await press(add);
      await expect(add).toBeFocused();
      await expect(row(page, name)).toBeVisible();
    }
    await expectHeard('Added a Guard NCO. 182 of 400 points. 1 rule broken');
    await expect(verdict(page)).toHaveText('1 rule broken');
    await expect(list.getByRole('group', { name: 'Count of Guard NCO' })).toBeVisible();
    await expect(summary.getByRole('meter', { name: '182 of 400 points' })).toBeVisible();
  });

  await test.step('a fix leads to the verdict, undo and redo stay where they are', async () => {
    await press(summary.getByRole('button', { name: /^Remove the Guard NCO/ }));
    await expectHeard(/^Removed the Guard NCO\. .*Legal$/);
    await expect(verdict(page)).toBeFocused();
    await press(undo);
    await expectHeard(/^Undone: Remove the Guard NCO\. .*1 rule broken$/);
    await expect(undo).toBeFocused();
    await press(page.getByRole('button', { name: 'Redo', exact: true }));
    await expectHeard(/^Done again: Remove the Guard NCO\. .*Legal$/);
    await expectFocusKept(page);
  });

  await test.step('the focus goes on to what is near when its row goes', async () => {
    const more = list.getByRole('button', { name: 'One Infantry NCO more' });
    await press(more);
    await expect(count(page, 'Infantry NCO')).toHaveValue('2');
    await expect(more).toBeFocused();
    await keyboard.press('Control+z');
    await expect(count(page, 'Infantry NCO')).toHaveValue('1');
    await expect(more).toBeFocused();
    // The fix, what it mended, and then the row itself with the focus in it.
    for (let step = 0; step < 3; step += 1) await keyboard.press('Control+z');
    await expect(row(page, 'Infantry NCO')).toHaveCount(0);
    const officer = list.getByRole('button', { name: 'Infantry Officer', exact: true });
    await expect(officer).toBeFocused();
    await keyboard.press('Control+y');
    await expect(row(page, 'Infantry NCO')).toBeVisible();
    await press(list.getByRole('button', { name: 'Remove Infantry NCO', exact: true }));
    await expect(officer).toBeFocused();
    await press(list.getByRole('button', { name: 'Remove Infantry Officer', exact: true }));
    await expect(verdict(page)).toHaveText('Nobody in it yet');
    await expectFocusKept(page);
    await press(undo);
    await keyboard.press('Enter');
    await expect(undo).toBeFocused();
    await expect(verdict(page)).toHaveText('Legal');
  });

  let text = '';
  await test.step('the list is renamed, and shared', async () => {
    await tabTo(page.getByRole('textbox', { name: 'Name of the list' }));
    await keyboard.press('Control+a');
    await keyboard.type('Keys');
    await keyboard.press('Enter');
    await expect(title('Keys')).toBeFocused();
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await press(share);
    const sheet = page.getByRole('dialog', { name: 'Share' });
    await expect(sheet.getByRole('heading', { name: 'Share' })).toBeFocused();
    text = await sheet.getByRole('textbox', { name: 'The list as text' }).inputValue();
    const copy = sheet.getByRole('button', { name: 'Copy text' });
    await press(copy);
    await expectFocusKept(page);
    await keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(share).toBeFocused();
  });

  await test.step('it is printed', async () => {
    await press(page.getByRole('link', { name: 'Print', exact: true }).last());
    await expect(title('Print')).toBeFocused();
    await expectHeard('Print');
    await expect(page.getByRole('checkbox', { name: /^Keys/ })).toBeChecked();
    await press(page.getByRole('button', { name: 'Make the PDF' }));
    await expect(page.getByRole('link', { name: 'Save' })).toBeVisible();
    await expectFocusKept(page);
    await tabTo(page.getByRole('link', { name: 'Save' }));
  });

  await test.step('it is checked', async () => {
    await press(navigation.getByRole('link', { name: 'Check desk' }));
    await expect(title('Check desk')).toBeFocused();
    await tabTo(page.getByRole('textbox', { name: 'Or paste links or texts' }));
    await keyboard.insertText(text);
    await press(page.getByRole('button', { name: 'Check them' }));
    await expectHeard(/^1 list: 1 legal/);
    await expect(deskSummary(page)).toHaveText(/^1 list: 1 legal/);
    await expectFocusKept(page);
    const name = deskRows(page).getByRole('button', { name: 'Keys', exact: true });
    await press(name);
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await press(page.getByRole('button', { name: 'Remove', exact: true }));
    await expectHeard('Keys');
    await expectFocusKept(page);
  });

  await test.step('and the way back is found', async () => {
    await press(navigation.getByRole('link', { name: 'Shelf' }));
    await expect(title('Shelf')).toBeFocused();
    const menu = page.getByRole('button', { name: 'More for Keys' });
    await press(menu);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await keyboard.press('Escape');
    await expect(menu).toBeFocused();
    await press(page.getByRole('link', { name: 'Keys', exact: true }));
    await expect(title('Keys')).toBeFocused();
    await page.goBack();
    await expect(title('Shelf')).toBeFocused();
  });
});

test('a press by mouse moves the focus without scrolling and without a ring', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Begin your first list' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'New list' });
  await expect(title).toBeFocused();
  expect(await title.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that is loaded begins with the way past the masthead', async ({ page }) => {
  await page.goto('/list/?id=nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such list');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
});
