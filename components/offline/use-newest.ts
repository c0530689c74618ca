import { useState } from 'react';
import { loadNewest } from '@/lib/offline/registration';
import { openedStore } from '@/lib/store/browser-store';
import { announce } from '../shell/announce';
import { words } from './words';

/** Goes over to the newest version, unless something would be lost with this page: then it says so. */
export function useNewest() {
  const [trouble, setTrouble] = useState<string>();
  const useIt = (): void => {
    if (openedStore()?.isOnlyHere()) {
      setTrouble(words.onlyHere);
      announce(words.onlyHere);
      return;
    }
    loadNewest();
  };
  return { useIt, trouble };
}
