import type { List } from './list';

/** What pages call a list; a file may have none. */
export function nameOfList({ name }: Pick<List, 'name'>): string {
  return name.trim() === '' ? 'Unnamed list' : name;
}
