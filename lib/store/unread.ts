import type { ListSnapshot } from './session';
import type { ShelfSnapshot } from './shelf';

/** What there is to see of a list before anything was read. */
export const unread: ListSnapshot = {
  list: undefined,
  canUndo: false,
  canRedo: false,
  saving: 'saved',
  missed: [],
};

/** The same of all lists. */
export const unreadShelf: ShelfSnapshot = { isLoading: true, lists: [], deleted: [], damaged: [] };
