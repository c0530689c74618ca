import type { ElementHandle, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * What axe finds wrong in a part of the page as it stands, a sentence for each rule. Run in the page
 * itself and asked for violations alone: the usual builder brings axe along each time and describes
 * all that is right, too, which takes three times as long.
 */
export async function violations(
  page: Page,
  part: ElementHandle,
  options: RunOptions = {},
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return part.evaluate(async (element, asked) => {
    // A colour on its way to another is neither.
    const isPassing = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 1e6;
    const passing = document.getAnimations().filter(isPassing);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const found = await inPage.run(element as Element, {
      ...asked,
      resultTypes: ['violations'],
      iframes: false,
    });
    return found.violations.map(({ id, nodes }) => {
      const told = nodes.map(
        ({ html, any }) => `${html} ${any.map(({ message }) => message).join()}`,
      );
      return `${id}: ${told.join('\n')}`;
    });
  }, options);
}

/** What can be reached now: the sheet, menu or explanation that lies over the page, or all of it. */
export async function reachable(page: Page): Promise<ElementHandle> {
  const over = page.locator('dialog:modal, :popover-open').last();
  const part = (await over.count()) > 0 ? over : page.locator('html');
  const handle = await part.elementHandle();
  if (!handle) throw new Error('The page is gone.');
  return handle;
}
