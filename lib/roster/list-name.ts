import type { List } from './list';

/** Characters of which nothing is seen: a name of nothing else could not be read or pressed. */
const unseen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Variation_Selector}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** What pages call a list; a file may have none, which `unnamed` says in the reader's language. */
export function nameOfList({ name }: Pick<List, 'name'>, unnamed = 'Unnamed list'): string {
  return unseen.test(name) ? unnamed : name;
}
