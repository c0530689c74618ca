'use client';

import { type PointerEvent, useEffect, useRef } from 'react';

const firstPause = 450;
const pause = 90;

/**
 * Handlers for a button that repeats while it is held down, as long as it may. A plain click stays
 * a click, from the keyboard too; the click that ends a long press is not one more.
 */
export function useRepeat(act: () => void, mayRepeat: boolean) {
  const latest = useRef({ act, mayRepeat });
  useEffect(() => {
    latest.current = { act, mayRepeat };
  }, [act, mayRepeat]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  function repeat() {
    if (!latest.current.mayRepeat) return;
    repeated.current = true;
    latest.current.act();
    timer.current = setTimeout(repeat, pause);
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      repeated.current = false;
      timer.current = setTimeout(repeat, firstPause);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: stop,
    onClick() {
      stop();
      if (!repeated.current) act();
      repeated.current = false;
    },
  };
}
