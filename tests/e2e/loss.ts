import type { Page } from '@playwright/test';

/** Spacing that a reader may ask for (WCAG 1.4.12), as a sheet beside those of the page. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Sets the text as wide as a reader may ask for, or as the page has it. */
export async function spaceText(page: Page, isWide: boolean): Promise<void> {
  await page.evaluate(
    ([css, wide]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(wide ? css : '');
      document.adoptedStyleSheets = [sheet];
    },
    [spacing, isWide] as const,
  );
}

/**
 * What a reader cannot see of the page as it stands: text that is cut off at the edge of something that
 * does not scroll, words that lie on other words, and whatever makes the page scroll sideways.
 */
export function lossOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lost: string[] = [];
    const root = document.documentElement;
    const excess = root.scrollWidth - root.clientWidth;
    if (excess > 0) lost.push(`scrolls sideways by ${excess} px`);

    const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const walker = document.createTreeWalker(home, NodeFilter.SHOW_TEXT);
    const lines: { readonly box: DOMRect; readonly of: Element; readonly text: string }[] = [];
    const cut = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const of = node.parentElement;
      if (text === '' || !of || of.closest('select, option, script, style')) continue;
      if (
        !of.checkVisibility({
          contentVisibilityAuto: true,
          opacityProperty: true,
          visibilityProperty: true,
        })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      // What only a screen reader has is one pixel large.
      const isSpokenOnly = (element: Element | null): boolean =>
        element !== null &&
        ((element.clientWidth <= 1 && getComputedStyle(element).position === 'absolute') ||
          isSpokenOnly(element.parentElement));
      if (boxes.length === 0 || isSpokenOnly(of)) continue;
      for (let frame: Element | null = of; frame && frame !== root; frame = frame.parentElement) {
        const style = getComputedStyle(frame);
        const { overflowX, overflowY } = style;
        if (frame === document.body || style.display === 'inline') continue;
        // What is shortened with a sign stands whole where it is opened.
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break;
        // What is scrolled can be seen, wherever that stands.
        if ([overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll')) break;
        const edge = frame.getBoundingClientRect();
        const isCut = boxes.some(
          (box) =>
            (['hidden', 'clip'].includes(overflowX) &&
              (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
            (['hidden', 'clip'].includes(overflowY) &&
              // A line of type is lower than its face is high.
              (box.bottom > edge.bottom + box.height / 3 || box.top < edge.top - box.height / 3)),
        );
        if (isCut) cut.add(text.slice(0, 40));
      }
      lines.push(...boxes.map((box) => ({ box, of, text })));
    }
    lost.push(...[...cut].map((text) => `cut off: ${text}`));

    const inSight = lines.filter(({ box, of }) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y);
      return top !== null && (top.contains(of) || of.contains(top));
    });
    inSight.forEach((one, at) => {
      for (const other of inSight.slice(at + 1)) {
        if (one.of === other.of) continue;
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const least = Math.min(one.box.height, other.box.height);
        if (width > 2 && height > least / 2)
          lost.push(`one on the other: ${one.text.slice(0, 30)} / ${other.text.slice(0, 30)}`);
      }
    });
    return lost;
  });
}

/** Controls less than 24 px wide or high that do not stand in a line of text, nor have a label for a target. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width < 24 || height < 24;
    };
    return [...document.querySelectorAll(controls)]
      .filter((one) => {
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        if (one.closest('.sr-only, .term-popover:not(:popover-open)')) return false;
        const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
        if (![one, ...labels].every(isSmall)) return false;
        const around = [...(one.parentElement?.childNodes ?? [])];
        const isInText = around.some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        return !(isInText && getComputedStyle(one).display.startsWith('inline'));
      })
      .map((one) => {
        const { width, height } = one.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}: ${one.outerHTML.slice(0, 160)}`;
      });
  });
}

/** What moves, or would when it changes; for a reader who has asked for no motion. */
export function motionOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const moving: string[] = [];
    const seconds = (list: string) => Math.max(...list.split(',').map(Number.parseFloat));
    for (const element of document.querySelectorAll('*'))
      for (const part of ['', '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part || null);
        if (part === '::backdrop' && !element.matches('dialog, [popover]')) continue;
        const runs = style.animationName !== 'none' && seconds(style.animationDuration) > 0;
        const changes =
          style.transitionProperty !== 'none' && seconds(style.transitionDuration) > 0;
        if (runs || changes || style.scrollBehavior === 'smooth')
          moving.push(`${element.outerHTML.slice(0, 80)}${part}`);
      }
    return [...moving, ...document.getAnimations().map(() => 'an animation runs')];
  });
}
