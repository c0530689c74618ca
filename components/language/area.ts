import type { Language } from '@/lib/roster/language';
import { currentlySpoken } from './language';

/**
 * The sentences of one part of the site: texts, and functions of what a sentence is about. English
 * is loaded with the part itself; other languages come all at once, when they are chosen.
 */
export interface Area<Words> {
  /** Its name in a translation. */
  readonly id: string;
  readonly english: Words;
}

/** Names the English sentences of an area. The other languages have the same shape. */
export function area<Words>(id: string, english: Words): Area<Words> {
  return { id, english };
}

/**
 * The sentences of an area in the language that is spoken now: for event handlers and other code
 * that speaks once. What stays on the screen asks `useWords`, which hears of changes.
 */
export function wordsOf<Words>({ id, english }: Area<Words>): Words {
  // The type of `french` holds every area to the shape of its English.
  return (currentlySpoken().translation?.[id] as Words | undefined) ?? english;
}

/** The language that is spoken now. */
export function languageNow(): Language {
  return currentlySpoken().language;
}

/** The sentences of an area, for the types of its translations. */
export type In<A> = A extends Area<infer Words> ? Words : never;
