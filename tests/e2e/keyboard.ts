import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the focus is on this one control, found by what it is and how it is named. */
export async function tabTo(target: Locator, most = 200): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; n < most; n += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab did not come to ${String(target)}`);
}

/** Goes to a control by Tab and presses it. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** The focus is on something that is there, and not on the page as a whole. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect(page.locator('body:focus, html:focus')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);
}

/** Writes down, from the next load on, what live regions say, the router's own among them. */
export async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const regions = '[role=status], [role=alert], [aria-live]';
    const last = new WeakMap<Element, string>();
    const hear = () => {
      const router = document.querySelector('next-route-announcer')?.shadowRoot;
      if (router && !watched.has(router)) watch(router);
      for (const region of [
        ...document.querySelectorAll(regions),
        ...(router?.querySelectorAll(regions) ?? []),
      ]) {
        const said = region.textContent?.trim() ?? '';
        if (said !== '' && last.get(region) !== said) heard.push(said);
        last.set(region, said);
      }
    };
    const watched = new WeakSet<Node>();
    const watch = (root: Node) => {
      watched.add(root);
      new MutationObserver(hear).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    };
    watch(document);
  });
  return () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
}
