import { useState } from 'react';
import { loadNewest } from '@/lib/offline/registration';
import { openedStore } from '@/lib/store/use-store';
import { wordsOf } from '../language/area';
import { announce } from '../shell/announce';
import { offlineWords } from './words';

/** What would be lost if this page were loaded again. A form marks itself by `data-unsaved`. */
function wouldBeLost(): string | undefined {
  const words = wordsOf(offlineWords).newer;
  if (openedStore()?.isOnlyHere()) return words.onlyHere;
  return document.querySelector('[data-unsaved]') ? words.halfWritten : undefined;
}

/** Goes over to the newest version, unless something would be lost with this page: then it says so. */
export function useNewest() {
  const [trouble, setTrouble] = useState<string>();
  const useIt = (): void => {
    const lost = wouldBeLost();
    if (lost === undefined) return loadNewest();
    setTrouble(lost);
    announce(lost);
  };
  return { useIt, trouble };
}
