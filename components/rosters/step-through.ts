import type { KeyboardEvent } from 'react';

/**
 * Arrow keys go from a button in a row to the button of its kind in the next row: those that have
 * the same `data-kind`.
 */
export function stepThrough(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target, currentTarget } = event;
  if (by === undefined || !(target instanceof HTMLElement)) return;
  const kind = target.dataset['kind'];
  if (kind === undefined) return;
  const all = [...currentTarget.querySelectorAll<HTMLElement>(`[data-kind="${kind}"]`)];
  const next = all[all.indexOf(target) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
