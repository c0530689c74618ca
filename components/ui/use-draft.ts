'use client';

import { useEffect } from 'react';

/** What somebody has begun to write and not yet handed on, one mark for each form. */
const begun = new Set<symbol>();

/** Marks what is written in a form as kept nowhere else, so that the page is not loaded again under it. */
export function useDraft(isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) return;
    const mark = Symbol();
    begun.add(mark);
    return () => void begun.delete(mark);
  }, [isBegun]);
}

export function hasDraft(): boolean {
  return begun.size > 0;
}
