import { type ElementHandle, type Page, expect } from '@playwright/test';
import { reachable, violations } from './axe';
import { hiddenControls, lostText, spaceText } from './every-size';

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };
const windows = [wide, { width: 768, height: 1024 }, phone];

/** A window of 1280 by 1024 pixels, at twice and at four times the size. */
const zoomed = [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const;

/** What the standard asks at its levels A and AA, the sizes of targets among it, and good practice. */
const everything = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
};

/** What may change with the colours alone. */
const colours = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};

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

/** Makes the window that large, and waits until what listens to its size has been drawn. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

async function sideways(page: Page): Promise<readonly string[]> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return excess === 0 ? [] : [`scrolls sideways by ${excess} px`];
}

/** How a part is laid out: where it is the same in two windows, axe finds the same in both. */
function layoutOf(part: ElementHandle): Promise<string> {
  return part.evaluate((node) => {
    const element = node as Element;
    const origin = element.getBoundingClientRect();
    return [element, ...element.querySelectorAll('*')]
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left - origin.left, top - origin.top, width, height].map(Math.round).join();
      })
      .join(' ');
  });
}

/**
 * What stands on the page now is accessible at three widths, in both themes and with the few colours
 * that a system may force; nothing of it is lost when it is twice or four times as large or its text
 * is set wider, and nothing moves for those who want no motion. Where a sheet or menu lies over the
 * page, it alone is looked at. The page is left wide and light.
 */
export async function expectOpenToAll(page: Page, what: string): Promise<void> {
  const found: string[] = [];
  const note = (mode: string, ...all: readonly (readonly string[])[]) =>
    found.push(...all.flat().map((one) => `${what}, ${mode}: ${one}`));
  // Colours that are on their way from one theme to the other would be measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  note('no motion', await motions(page));

  const layouts = new Set<string>();
  for (const size of windows) {
    const mode = `${size.width} px`;
    await resize(page, size);
    const part = await reachable(page);
    note(mode, await sideways(page), await lostText(part));
    const layout = await layoutOf(part);
    if (layouts.has(layout)) continue;
    layouts.add(layout);
    note(mode, await violations(page, part, everything));
    await setTheme(page, 'dark');
    note(`dark at ${mode}`, await violations(page, part, colours));
    await setTheme(page, 'light');
  }
  for (const [mode, size] of zoomed) {
    await resize(page, size);
    const part = await reachable(page);
    note(mode, await sideways(page), await lostText(part), await hiddenControls(part));
  }
  for (const size of [phone, wide]) {
    await resize(page, size);
    const part = await reachable(page);
    await spaceText(part, true);
    note(`wide text at ${size.width} px`, await sideways(page), await lostText(part));
    await spaceText(part, false);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  note('forced colours', await violations(page, await reachable(page), colours));
  await page.emulateMedia({ forcedColors: 'none' });
  expect.soft(found).toEqual([]);
}
