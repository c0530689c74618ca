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

function moveHome(element: HTMLElement): void {
  // Not by a selector for open ones, which would be tried on everything in a long page.
  const dialogs = [...document.getElementsByTagName('dialog')];
  const home = dialogs.filter((dialog) => dialog.matches(':modal')).at(-1) ?? document.body;
  if (element.parentElement !== home) home.append(element);
}

/**
 * Says something to assistive technology, once, after what is being said. Of several in a moment
 * the last one is said. The region moves into an open modal dialog, outside of which all is silent.
 */
export function announce(text: string): void {
  region ??= createRegion();
  moveHome(region);
  // Emptied first, so that the same words twice are a change, and later, so that it is noticed.
  region.textContent = '';
  clearTimeout(pending);
  const said = region;
  pending = setTimeout(() => {
    // The dialog in which something was done has closed by now, and has gone with what was in it.
    moveHome(said);
    said.textContent = text;
  }, 100);
}
