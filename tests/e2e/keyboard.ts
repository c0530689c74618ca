import { type Locator, type Page, expect } from '@playwright/test';

/** Presses Tab until this has the focus, as somebody does who uses no pointer. */
export async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; n < most; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    await expectFocusKept(page);
  }
  throw new Error(`Tab did not come to ${String(target)}`);
}

/** Goes to something and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/**
 * The focus is on something that can be seen, and not lost to the whole of the page; between the last
 * thing in a page and the first the browser itself has it.
 */
async function expectFocusKept(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return undefined;
    return focused.checkVisibility() ? undefined : focused.outerHTML.slice(0, 120);
  });
  expect(hidden).toBeUndefined();
}

/** What live regions have said since this was called, each thing once. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const text = region.textContent?.trim() ?? '';
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
