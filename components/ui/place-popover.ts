/** Pixels that are left between a popover and the edges of the window. */
const margin = 8;

/**
 * Places an open popover under what opens it, its right edge under the other's, or above it where
 * there is no room; never outside of the window.
 */
export function placePopover(opener: Element | null, box: HTMLElement | null): void {
  if (!opener || !box) return;
  const anchor = opener.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const right = document.documentElement.clientWidth - width - margin;
  const lowest = window.innerHeight - height - margin;
  const isBelow = anchor.bottom + height < window.innerHeight;
  const top = isBelow ? anchor.bottom + 2 : anchor.top - height - 2;
  box.style.left = `${Math.max(margin, Math.min(anchor.right - width, right))}px`;
  box.style.top = `${Math.max(margin, Math.min(top, lowest))}px`;
}
