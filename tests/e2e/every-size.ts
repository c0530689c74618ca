import type { ElementHandle } from '@playwright/test';

/*
 * What axe does not look at: whether all is there when the page is made larger or its text is set
 * wider. Each function runs in the page, on the part that can be reached, and gives sentences about
 * what is wrong.
 */

/** What a reader may set without losing anything (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Sets the text wider, or as it was. No style element: the site's policy allows none. */
export async function spaceText(part: ElementHandle, isWide: boolean): Promise<void> {
  await part.evaluate(
    (_, css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    isWide ? spacing : '',
  );
}

/**
 * Text that is cut off at the edge of a box with nothing that tells the rest, that sticks out of its
 * button or cell, or that lies over other text.
 */
export function lostText(part: ElementHandle): Promise<readonly string[]> {
  return part.evaluate((node) => {
    const top = node as Element;
    const tell = (element: Element) => {
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> “${words}”`;
    };
    interface Line {
      readonly element: Element;
      /** What is seen of it. */
      readonly box: DOMRect;
    }
    const found = new Set<string>();
    const lines: Line[] = [];

    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** A name that the pointer shows, or a row that opens. */
    const tellsTheRest = (element: Element) =>
      element.closest('[title]') ??
      element.closest('tr, li')?.querySelector('[aria-expanded]:not([aria-haspopup])');

    /** What is seen of a line of text; nothing where it is for ears, or stays in place over the rest. */
    const look = (element: Element, line: DOMRect): Line | undefined => {
      const around: Element[] = [];
      for (let at: Element | null = element; at; at = at.parentElement) {
        around.push(at);
        const { clipPath, opacity } = getComputedStyle(at);
        if (clipPath !== 'none' || opacity === '0') return undefined;
        if (at === top) break;
      }
      let box = line;
      for (const at of around) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const frame = at.getBoundingClientRect();
        const isWider = box.left < frame.left - 1 || box.right > frame.right + 1;
        const isHigher = box.top < frame.top - 3 || box.bottom > frame.bottom + 3;
        const isCut = (hides(overflowX) && isWider) || (hides(overflowY) && isHigher);
        if (isCut && !tellsTheRest(at)) found.add(`cut off: ${tell(at)}`);
        const isHeld = at.matches('button, select, a[class*=min-h], label, th, td');
        if (isHeld && overflowX === 'visible' && box.right > frame.right + 1)
          found.add(`sticks out by ${Math.round(box.right - frame.right)}: ${tell(at)}`);
        // What stays in place lies over what scrolls by design.
        if (position === 'fixed' || position === 'sticky')
          return at === top ? { element, box } : undefined;
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const left = Math.max(box.left, frame.left);
        const up = Math.max(box.top, frame.top);
        const width = Math.min(box.right, frame.right) - left;
        const height = Math.min(box.bottom, frame.bottom) - up;
        if (width <= 2 || height <= 2) return undefined;
        box = new DOMRect(left, up, width, height);
      }
      return { element, box };
    };

    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      const shown = { visibilityProperty: true, contentVisibilityAuto: true };
      if (!element || !text.textContent?.trim() || !element.checkVisibility(shown)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const line = look(element, rect);
        if (line) lines.push(line);
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top > one.box.bottom) break;
        if (one.element === other.element) continue;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // Ascenders and descenders of two lines may share a little room, letters may not.
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (across > 2 && down > Math.min(one.box.height, other.box.height) * 0.5)
          found.add(`one over the other: ${tell(one.element)} and ${tell(other.element)}`);
      }
    }
    return [...found];
  });
}

/** Controls that cannot be brought to where they can be seen and pressed. */
export function hiddenControls(part: ElementHandle): Promise<readonly string[]> {
  return part.evaluate((node) => {
    const controls =
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [tabindex="0"]';
    const { scrollX, scrollY } = window;
    const found = [...(node as Element).querySelectorAll<HTMLElement>(controls)].flatMap(
      (element) => {
        const isOff = !element.checkVisibility({ visibilityProperty: true });
        // What is for ears or the keyboard alone is seen when it has the focus.
        const isUnseen =
          element.closest('.sr-only') ?? getComputedStyle(element).clipPath !== 'none';
        if (isOff || isUnseen || element.matches(':disabled')) return [];
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const isHit =
          hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit));
        if (isHit) return [];
        const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
        const over = `<${hit?.tagName.toLowerCase() ?? 'nothing'} class="${hit?.getAttribute('class') ?? ''}">`;
        return [`${element.tagName} “${name.slice(0, 40)}” lies under ${over}`];
      },
    );
    window.scrollTo(scrollX, scrollY);
    return found;
  });
}
