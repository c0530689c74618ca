'use client';

import { useSyncExternalStore } from 'react';
import { useLive } from '@/lib/live/use-live';
import { useDesk } from '../builder/use-desk';
import type { RosterState } from './roster-state';

/** How the roster stands, live. */
export function useRoster(): RosterState {
  const { roster } = useDesk();
  return useLive(roster, roster.getSnapshot());
}

/** Whether a profile lies open, live. */
export function useIsProfileOpen(id: string): boolean {
  const { roster } = useDesk();
  const read = () => roster.getSnapshot().open.has(id);
  return useSyncExternalStore(roster.subscribe, read, read);
}
