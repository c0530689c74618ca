'use client';

import { useEffect } from 'react';

/** What a person would call the place where something was. */
const places = 'li, article, form, section, aside, main, dialog, [role=group], [role=dialog]';

/** An element with all that it stands in, from the inside out. */
function pathOf(element: Element): readonly Element[] {
  const path: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) path.push(at);
  return path;
}

/**
 * Where what has the focus is taken away, as a button is that clears the desk it stands on, the
 * focus goes to the place where that was, and never to nowhere. Who takes something away and knows
 * better leads the focus on at once; this comes after.
 */
export function KeepFocus() {
  useEffect(() => {
    let path: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element ? pathOf(target) : [];
    };
    // Who leaves for nowhere, as by a click beside everything, has left what may be taken away later.
    const forget = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (path[0] === target && path[0]?.isConnected && document.activeElement !== target)
          path = [];
      });
    };
    const watcher = new MutationObserver(() => {
      if (path[0]?.isConnected ?? true) return;
      const place = path.find((element) => element.isConnected && element.matches(places));
      path = [];
      if (document.activeElement !== document.body) return;
      const home = place ?? document.getElementById('main');
      if (!(home instanceof HTMLElement)) return;
      if (!home.hasAttribute('tabindex')) home.tabIndex = -1;
      home.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
      watcher.disconnect();
    };
  }, []);
  return null;
}
