import type { Page } from '@playwright/test';

/*
 * What axe does not look at: whether all is there when the page is made larger or its text is set
 * wider. Each function runs in the page and gives sentences about what is wrong.
 */

/** What a reader may set without losing anything (WCAG 1.4.12). */
export const spacedText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Text that is cut off at the edge of its box with nothing that tells the rest, and text that lies
 * over other text.
 */
export function lostText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const top =
      [...document.querySelectorAll('dialog')]
        .filter((dialog) => dialog.matches(':modal'))
        .at(-1) ?? document.body;
    const tell = (element: Element) => {
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${words}”`;
    };
    const isForEars = (element: Element) => getComputedStyle(element).clipPath !== 'none';

    const boxes: { readonly element: Element; readonly box: DOMRect }[] = [];
    for (const element of top.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2);
      if (
        isCut &&
        element.textContent?.trim() &&
        !isForEars(element) &&
        !element.closest('[title]')
      )
        found.push(`cut off: ${tell(element)}`);
      const isPressed = element.matches('button, select, a[class*=min-h], label, th, td');
      if (isPressed && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
        found.push(`sticks out by ${element.scrollWidth - element.clientWidth}: ${tell(element)}`);

      // Lines of text, for those that scroll with the page: what is fixed lies over others by design.
      const layered = position === 'fixed' || position === 'sticky';
      if (layered) continue;
      for (const node of element.childNodes) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          let shown = box;
          let hidden = false;
          for (
            let at: Element | null = element;
            at && at !== document.body;
            at = at.parentElement
          ) {
            const style = getComputedStyle(at);
            if (style.position === 'fixed' || style.position === 'sticky' || style.opacity === '0')
              hidden = true;
            if (style.overflow !== 'visible') {
              const frame = at.getBoundingClientRect();
              const left = Math.max(shown.left, frame.left);
              const right = Math.min(shown.right, frame.right);
              const up = Math.max(shown.top, frame.top);
              const down = Math.min(shown.bottom, frame.bottom);
              shown = new DOMRect(left, up, Math.max(0, right - left), Math.max(0, down - up));
            }
            if (at === top) break;
          }
          if (!hidden && shown.width > 2 && shown.height > 2) boxes.push({ element, box: shown });
        }
      }
    }
    boxes.sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        // Ascenders and descenders of two lines may share a little room, letters may not.
        if (other.box.top > one.box.bottom) break;
        if (one.element === other.element) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        const least = Math.min(one.box.height, other.box.height);
        if (across > 2 && down > least * 0.5)
          found.push(`one over the other: ${tell(one.element)} and ${tell(other.element)}`);
      }
    }
    return [...new Set(found)];
  });
}

/** Everything that can be pressed or filled in, as a selector. */
const controls =
  'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=button], [role=menuitem], [tabindex="0"]';

/** Controls smaller than 24 pixels that are no words in a sentence, or too near to another. */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const least = 24;
    const top =
      [...document.querySelectorAll('dialog')]
        .filter((dialog) => dialog.matches(':modal'))
        .at(-1) ?? document.body;
    const isShown = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
        return false;
      const { width, height } = element.getBoundingClientRect();
      // What is for the keyboard alone is there when it has the focus.
      return width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none';
    };
    /** A control with what widens it: the words of its label, and a cover that it stretches over others. */
    const sizeOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const { width, height } = element.getBoundingClientRect();
      const around = label?.getBoundingClientRect();
      const after = getComputedStyle(element, '::after');
      const covers = after.content !== 'none' && after.position === 'absolute';
      return {
        width: Math.max(width, around?.width ?? 0, covers ? parseFloat(after.width) : 0),
        height: Math.max(height, around?.height ?? 0, covers ? parseFloat(after.height) : 0),
      };
    };
    const isInSentence = (element: Element) => {
      const line = element.closest('p, li, dd, td, h4, span:not(:only-child)');
      return (
        getComputedStyle(element).display.startsWith('inline') &&
        line !== null &&
        (line.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
      );
    };
    const targets = [...top.querySelectorAll(selector)]
      .filter((element) => isShown(element) && !element.matches(':disabled'))
      .map((element) => {
        const box = element.getBoundingClientRect();
        const { width, height } = sizeOf(element);
        const isSmall = width < least - 0.5 || height < least - 0.5;
        const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
        return { element, box, width, height, isSmall, middle };
      });
    type Target = (typeof targets)[number];
    /** Whether a circle of the least size around a small one touches the other. */
    const isNear = ({ middle: { x, y } }: Target, { box, isSmall, middle }: Target) => {
      const across = Math.max(box.left - x, 0, x - box.right);
      const down = Math.max(box.top - y, 0, y - box.bottom);
      const apart = Math.hypot(x - middle.x, y - middle.y);
      return Math.hypot(across, down) < least / 2 || (isSmall && apart < least);
    };
    return targets.flatMap((target) => {
      const { element, width, height, isSmall } = target;
      if (!isSmall || isInSentence(element)) return [];
      const near = targets.find(
        (other) =>
          other !== target &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          isNear(target, other),
      );
      if (!near) return [];
      const name = (one: Element) =>
        (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
      const size = `${Math.round(width)} by ${Math.round(height)} px`;
      return [`${size}: ${element.tagName} “${name(element)}” beside “${name(near.element)}”`];
    });
  }, controls);
}

/** Controls that cannot be brought to where they can be seen and pressed. */
export function hiddenControls(page: Page): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const top =
      [...document.querySelectorAll('dialog')]
        .filter((dialog) => dialog.matches(':modal'))
        .at(-1) ?? document.body;
    const { scrollX, scrollY } = window;
    const found = [...top.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const own = element.getBoundingClientRect();
      if (own.width <= 1 || own.height <= 1 || element.matches(':disabled')) return [];
      if (getComputedStyle(element).clipPath !== 'none') return [];
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top: up, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, up + height / 2);
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const isHit =
        hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
      if (isHit) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [
        `${element.tagName} “${name.trim().slice(0, 40)}” lies under <${hit?.tagName ?? 'nothing'} class="${hit?.getAttribute('class') ?? ''}">`,
      ];
    });
    window.scrollTo(scrollX, scrollY);
    return found;
  }, controls);
}

/** What would move for those who asked for no motion. */
export function motions(page: Page): Promise<readonly string[]> {
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
