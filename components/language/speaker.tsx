'use client';

import { useEffect } from 'react';
import { begin, hear } from './language';

/**
 * Speaks what the browser or the player asks for, and what another tab chooses. It stands in every
 * page, whether the page offers a choice or not.
 */
export function Speaker() {
  useEffect(() => {
    begin();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  return null;
}
