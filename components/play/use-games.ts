import { type GamesSnapshot, unreadGames } from '@/lib/store/game-store';
import { useLive } from '@/lib/store/use-live';
import { useStore } from '@/lib/store/use-store';

/** Every game, live. */
export function useGames(): GamesSnapshot {
  return useLive(useStore()?.games.all, unreadGames);
}
