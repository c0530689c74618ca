import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { lossOf, motionOf, smallTargets, spaceText } from './loss';

const widths = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const;

/** What is left of a window 1280 px wide at twice and at four times the size. */
const zooms = [
  [640, 400],
  [320, 256],
] as const;

/** What the standard asks at its levels A and AA, the sizes of targets among it. */
const all = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** A theme changes colours and nothing else. */
const ofColours = { runOnly: { type: 'rule' as const, values: ['color-contrast'] } };

async function faults(page: Page, options: object): Promise<readonly string[]> {
  // No page of ours has frames: axe need not open a window of its own to put their parts together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options(options);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

/**
 * What stands on the page now is open to all: accessible at three widths, in both themes and with the
 * few colours that a system may force; whole at twice and four times the size and with its text spaced
 * as a reader may ask; every target large enough, and still for those who want no motion. The page is
 * left wide and light.
 */
export async function expectOpenToAll(page: Page, what: string): Promise<void> {
  const found: string[] = [];
  const note = (mode: string, told: readonly string[]) =>
    found.push(...told.map((one) => `${what}, ${mode}: ${one}`));
  // Colours that are on their way from one theme to the other would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  note('no motion', await motionOf(page));
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    note(`light at ${width} px`, await faults(page, all));
    note(`at ${width} px`, await smallTargets(page));
    note(`at ${width} px`, await lossOf(page));
    await spaceText(page, true);
    note(`spaced at ${width} px`, await lossOf(page));
    await spaceText(page, false);
    await setTheme(page, 'dark');
    note(`dark at ${width} px`, await faults(page, ofColours));
    await setTheme(page, 'light');
  }
  for (const [width, height] of zooms) {
    await page.setViewportSize({ width, height });
    note(`enlarged to ${width} px`, await lossOf(page));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await faults(page, ofColours));
  await page.emulateMedia({ forcedColors: 'none' });
  // What else is wrong is told as well.
  expect.soft(found).toEqual([]);
}
