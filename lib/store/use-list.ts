import { useLive } from '../live/use-live';
import type { ListSession, ListSnapshot } from './session';
import { unread } from './unread';
import { useStore } from './use-store';

/** A list being edited: what to show, and the session to edit it with once there is one. */
export interface UsedList {
  readonly snapshot: ListSnapshot;
  readonly session: ListSession | undefined;
}

/** The list with this id, live. */
export function useList(id: string | undefined): UsedList {
  const store = useStore();
  const session = id === undefined ? undefined : store?.session(id);
  return { snapshot: useLive(session, unread), session };
}
