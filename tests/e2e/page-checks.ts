import { expect, type Page } from '@playwright/test';
import { violations } from './axe';

/** No accessibility rule of axe is broken on the page as it stands, or in one part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const handle = await page.locator(part).elementHandle();
  if (!handle) throw new Error(`There is no ${part}.`);
  expect(await violations(page, handle)).toEqual([]);
}

/** The page never needs to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}

/** Faces that a page asks for ahead of time and does not show anything in, as files. */
export function unusedFaces(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const bare = (text: string) => text.replace(/["']/g, '');
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule);
    const shown = new Set(
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, style, weight }) => `${bare(family)} ${style} ${weight}`),
    );
    const asked = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
    return [...asked].flatMap(({ href }) => {
      const file = href.slice(href.lastIndexOf('/') + 1);
      const face = rules.find(({ style }) => style.getPropertyValue('src').includes(file))?.style;
      const of = (name: string) => face?.getPropertyValue(name) ?? '';
      const name = `${bare(of('font-family'))} ${of('font-style')} ${of('font-weight')}`;
      return shown.has(name) ? [] : [file];
    });
  });
}

/** Adds up, from now on and over reloads, what moves on the page without being asked to. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) (window as unknown as { shifted: number }).shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

/** Changes to the dark theme by its button. */
export async function goDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change between light and dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}
