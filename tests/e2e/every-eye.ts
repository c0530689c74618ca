import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './page-checks';

const widths = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const;

/** What the standard asks at its levels A and AA, the sizes of targets among it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags, rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

/**
 * What stands on the page now is accessible at three widths, in both themes and with the few colours
 * that a system may force; and nothing has to be scrolled sideways. The page is left wide and light.
 */
export async function expectOpenToAll(page: Page, what: string): Promise<void> {
  const found: string[] = [];
  // Colours that are on their way from one theme to the other would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const note = (mode: string, all: readonly string[]) =>
    found.push(...all.map((one) => `${what}, ${mode}: ${one}`));
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    for (const theme of ['light', 'dark'] as const) {
      await setTheme(page, theme);
      note(`${theme} at ${width} px`, await faults(page));
    }
  }
  await setTheme(page, 'light');
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await faults(page));
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(found).toEqual([]);
}
