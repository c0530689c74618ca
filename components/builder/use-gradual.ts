import { startTransition, useEffect, useState } from 'react';

/**
 * How many of so many parts to draw by now: the first ones at once and the others little by little,
 * between presses, so that a list of any length can be used as soon as its top is there. From then on
 * all of them are drawn, also those that come later.
 */
export function useGradual(total: number, atOnce: number): number {
  const [most, setMost] = useState(total <= atOnce ? Infinity : atOnce);
  useEffect(() => {
    if (most === Infinity) return;
    const next = most + atOnce;
    startTransition(() => setMost(next >= total ? Infinity : next));
  }, [most, total, atOnce]);
  return Math.min(most, total);
}
