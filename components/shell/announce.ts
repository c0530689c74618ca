import { subscribe } from '../language/language';

/** The one polite live region of the page. */
let region: HTMLElement | undefined;
let pending: ReturnType<typeof setTimeout> | undefined;

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.className = 'sr-only';
  // What was said before in another language is no part of the page that is read now.
  subscribe(() => {
    clearTimeout(pending);
    element.textContent = '';
  });
  return element;
}

/**
 * Says something to assistive technology, once, after what is being said. Of several in a moment
 * the last one is said. The region moves into an open modal dialog, outside of which all is silent.
 */
export function announce(text: string): void {
  region ??= createRegion();
  // Not by a selector for open ones, which would be tried on everything in a long page.
  const dialogs = [...document.getElementsByTagName('dialog')];
  const home = dialogs.filter((dialog) => dialog.matches(':modal')).at(-1) ?? document.body;
  if (region.parentElement !== home) home.append(region);
  // Emptied first, so that the same words twice are a change, and later, so that it is noticed.
  region.textContent = '';
  clearTimeout(pending);
  const said = region;
  pending = setTimeout(() => {
    said.textContent = text;
  }, 100);
}
