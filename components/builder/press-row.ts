import type { MouseEvent } from 'react';

/**
 * Lets the whole of a row stand for its name: for a pointer only, as the name is a button already.
 * Presses on the row's other controls are theirs, and marking text is no press.
 */
export function pressRow(open: () => void) {
  return ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('button, input, a, label, dialog')) return;
    if (window.getSelection()?.isCollapsed !== false) open();
  };
}
