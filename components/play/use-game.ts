import type { GameSession, GameSnapshot } from '@/lib/store/game-session';
import { useLive } from '@/lib/live/use-live';
import { useStore } from '@/lib/store/use-store';

const unread: GameSnapshot = {};

/** The game with this id, live, and the session to play it with once there is one. */
export function useGame(id: string): {
  readonly snapshot: GameSnapshot;
  readonly session: GameSession | undefined;
} {
  const session = useStore()?.games.session(id);
  return { snapshot: useLive(session, unread), session };
}
