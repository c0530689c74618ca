import { type Page, expect, test } from '@playwright/test';
import { count, expectPoints, openList, row, squad, verdict } from './builder-desk';

/** Presses Tab until the focus is on something with this name. */
async function tabTo(page: Page, name: string | RegExp, most = 60): Promise<void> {
  for (let n = 0; n < most; n += 1) {
    const focused = page.locator(':focus');
    if (await focused.count()) {
      const spoken = await focused.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      );
      if (typeof name === 'string' ? spoken === name : name.test(spoken ?? '')) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab did not come to ${String(name)}`);
}

test('the whole way by keyboard alone', async ({ page }) => {
  test.slow();
  await openList(page, squad('Keys', []));
  await tabTo(page, 'Name, weapon or rule');
  await page.keyboard.type('drummer');
  await page.keyboard.press('Enter');
  await expectPoints(page, '16 of 400 points');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('infantry');
  await tabTo(page, /^Add Infantry Officer/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Add Infantry NCO/);
  await page.keyboard.press('Enter');
  await expectPoints(page, '132 of 400 points');
  await expect(verdict(page)).toHaveText('Legal');

  await tabTo(page, 'Count of Infantry NCO');
  await page.keyboard.press('ArrowUp');
  await expect(count(page, 'Infantry NCO')).toHaveValue('2');
  await expect(verdict(page)).toHaveText('1 rule broken');
  await tabTo(page, /^Remove 1 Infantry NCO/);
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveText('Legal');
  await expect(verdict(page)).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect(verdict(page)).toHaveText('1 rule broken');
  await page.keyboard.press('Control+y');
  await expect(verdict(page)).toHaveText('Legal');

  await row(page, 'Drummer Boy').locator('[data-row-name]').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Musician');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Musician' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveText('Musician');
  await tabTo(page, 'Remove');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Drummer Boy')).toHaveCount(0);
  await expect(page.locator('[data-row-name]:focus')).toHaveCount(1);
});

test('what changes is said once, with total and verdict', async ({ page }) => {
  await openList(page, squad('Said', [['france/infantry-officer', 1]]));
  await page.evaluate(() => {
    const heard: string[] = [];
    const before = document.querySelector('[role=status]')?.textContent;
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = region.textContent?.trim() ?? '';
        if (text && text !== before && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  await page.getByRole('button', { name: /^Add Infantry NCO/ }).click();
  await expect.poll(heard).toEqual(['Added an Infantry NCO. 116 of 400 points']);
  await page.getByRole('button', { name: /^Add Guard NCO/ }).click();
  await expect
    .poll(heard)
    .toEqual([
      'Added an Infantry NCO. 116 of 400 points',
      'Added a Guard NCO. 182 of 400 points. 1 rule broken',
    ]);
});
