import { useState } from 'react';
import { openedStore } from '@/lib/store/use-store';
import { useWords } from '../language/use-words';
import { announce } from '../shell/announce';
import { hasDraft } from '../ui/use-draft';
import { offlineWords } from './words';

/** It is there by now: nothing else tells of a newer version. */
const load = () => import('@/lib/offline/registration').then(({ loadNewest }) => loadNewest());

/** Goes over to the newest version, unless something would be lost with this page: then it says so. */
export function useNewest() {
  const words = useWords(offlineWords).newer;
  const [trouble, setTrouble] = useState<'onlyHere' | 'begun'>();
  const useIt = (): void => {
    const why = openedStore()?.isOnlyHere() ? 'onlyHere' : hasDraft() ? 'begun' : undefined;
    if (why === undefined) return void load();
    setTrouble(why);
    announce(words[why]);
  };
  return { useIt, trouble: trouble && words[trouble] };
}
