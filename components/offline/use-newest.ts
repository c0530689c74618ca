import { useState } from 'react';
import { loadNewest } from '@/lib/offline/registration';
import { openedStore } from '@/lib/store/use-store';
import { wordsOf } from '../language/area';
import { announce } from '../shell/announce';
import { offlineWords } from './words';

/** Goes over to the newest version, unless something would be lost with this page: then it says so. */
export function useNewest() {
  const [trouble, setTrouble] = useState<string>();
  const useIt = (): void => {
    if (openedStore()?.isOnlyHere()) {
      const { onlyHere } = wordsOf(offlineWords).newer;
      setTrouble(onlyHere);
      announce(onlyHere);
      return;
    }
    loadNewest();
  };
  return { useIt, trouble };
}
