import { useSyncExternalStore } from 'react';
import type { Language } from '@/lib/roster/language';
import type { Area } from './area';
import { currentlySpoken, initiallySpoken, subscribe } from './language';

function useSpoken() {
  return useSyncExternalStore(subscribe, currentlySpoken, initiallySpoken);
}

/** The sentences of an area, in the language of the page. */
export function useWords<Words>({ id, english }: Area<Words>): Words {
  return (useSpoken().translation?.[id] as Words | undefined) ?? english;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useSpoken().language;
}
