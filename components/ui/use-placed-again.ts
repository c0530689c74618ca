'use client';

import { type RefObject, useEffect } from 'react';
import { placePopover } from './place-popover';

/** Places an open popover again whenever the window is turned or zoomed, which else leaves it outside. */
export function usePlacedAgain(
  isOpen: boolean,
  opener: RefObject<Element | null>,
  box: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const placeAgain = () => placePopover(opener.current, box.current);
    window.addEventListener('resize', placeAgain);
    return () => window.removeEventListener('resize', placeAgain);
  }, [isOpen, opener, box]);
}
