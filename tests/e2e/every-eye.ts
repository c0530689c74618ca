import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const widths = [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const;

/** A window of 1280 by 1024 pixels, at twice and at four times the size. */
const zoomed = [
  ['200 %', 640, 512],
  ['400 %', 320, 256],
] as const;

/** What the standard asks at its levels A and AA, the sizes of targets among it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What may change with the colours alone. */
const colours = ['color-contrast', 'link-in-text-block'];

type Rules = 'all' | 'colours';

/** Faults of what can be reached now: of the whole page, or of the sheet that lies over it. */
async function faults(page: Page, rules: Rules): Promise<readonly string[]> {
  // No page of ours has frames: axe need not open a window of its own to put their parts together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules === 'colours') axe.withRules(colours);
  else axe.options({ runOnly: tags, rules: { 'target-size': { enabled: true } } });
  if (await page.locator('dialog:modal').count()) axe.include('dialog:modal');
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
}

/** What would move for those who asked for no motion. */
function motions(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const running = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation.effect as KeyframeEffect | null)?.target?.outerHTML ?? '');
    const still = (style: CSSStyleDeclaration) =>
      style.animationName === 'none' &&
      style.scrollBehavior !== 'smooth' &&
      style.transitionDuration.split(',').every((time) => parseFloat(time) === 0);
    const styled = [...document.querySelectorAll('*')].filter((element) =>
      [undefined, '::before', '::after', '::backdrop'].some(
        (part) => !still(getComputedStyle(element, part)),
      ),
    );
    return [...running, ...styled.map((element) => element.outerHTML)].map(
      (html) => `moves: ${html.slice(0, 120)}`,
    );
  });
}

async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
}

async function sideways(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess === 0 ? [] : [`scrolls sideways by ${excess} px`];
}

/**
 * What stands on the page now is accessible at three widths, in both themes and with the few colours
 * that a system may force; nothing has to be scrolled sideways, at twice and at four times the size
 * either; and nothing moves for those who want no motion. The page is left wide and light.
 */
export async function expectOpenToAll(page: Page, what: string): Promise<void> {
  const found: string[] = [];
  const note = (mode: string, ...all: readonly (readonly string[])[]) =>
    found.push(...all.flat().map((one) => `${what}, ${mode}: ${one}`));
  // Colours that are on their way from one theme to the other would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  note('no motion', await motions(page));

  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    note(`${width} px`, await sideways(page), await faults(page, 'all'));
    await setTheme(page, 'dark');
    note(`dark at ${width} px`, await faults(page, 'colours'));
    await setTheme(page, 'light');
  }
  for (const [size, width, height] of zoomed) {
    await page.setViewportSize({ width, height });
    note(size, await sideways(page));
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await faults(page, 'colours'));
  await page.emulateMedia({ forcedColors: 'none' });
  expect.soft(found).toEqual([]);
}
