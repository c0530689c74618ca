import type { List } from '@/lib/roster/list';
import { nameOfList } from '@/lib/roster/list-name';
import { wordsOf } from '../language/area';
import { shellWords } from './words';

/** What the page calls a list, in the language of the moment where the list has no name. */
export function listName(list: Pick<List, 'name'>): string {
  return nameOfList(list, wordsOf(shellWords).unnamed);
}
