'use client';

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Desk } from './desk';
import type { DeskState } from './desk-state';

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The desk that this part of the page stands on. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('Only inside of the builder');
  return desk;
}

/** A part of how the desk is laid out; drawn again only when that part changes. */
export function useDeskState<T>(pick: (state: DeskState) => T): T {
  const { state } = useDesk();
  const read = () => pick(state.getSnapshot());
  return useSyncExternalStore(state.subscribe, read, read);
}
