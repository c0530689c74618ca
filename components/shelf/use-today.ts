import { useSyncExternalStore } from 'react';
import { dayOf } from './format-date';

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
}

const today = () => dayOf(Date.now());

/** The midnight before now; it changes when a day does. */
export function useToday(): number {
  return useSyncExternalStore(everyMinute, today, () => 0);
}
