import { useMemo } from 'react';
import type { Game } from '@/lib/play/game';
import { type SideSnapshot, unreadSide } from '@/lib/store/side';
import { useLive } from '@/lib/live/use-live';
import { useStore } from '@/lib/store/use-store';

/** Every game, live; the one that was begun last first. */
export function useGames(): Omit<SideSnapshot<Game>, 'rows'> & {
  readonly games: readonly Game[];
} {
  const { rows, ...rest } = useLive<SideSnapshot<Game>>(useStore()?.games.all, unreadSide);
  const games = useMemo(() => rows.toSorted((a, b) => b.started - a.started), [rows]);
  return { ...rest, games };
}
