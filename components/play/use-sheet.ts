import { useEffect, useRef, useState } from 'react';

/** What lies over the game. */
export type OpenSheet =
  | { readonly what: 'piece'; readonly piece: string; readonly side: string }
  | { readonly what: 'end' | 'notes' | 'opponent' };

/** One sheet at a time; closed, it gives the focus back to what it was opened by. */
export function useSheet() {
  const [open, setOpen] = useState<OpenSheet>();
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (open || !(opener.current instanceof HTMLElement)) return;
    opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [open]);
  return {
    open,
    show(sheet: OpenSheet) {
      opener.current ??= document.activeElement;
      setOpen(sheet);
    },
    close: () => setOpen(undefined),
  };
}
