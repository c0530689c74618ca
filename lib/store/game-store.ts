import { type Game, isGame } from '../play/game';
import type { Backend } from './backend';
import type { GameJournal } from './game-journal';
import { GameSession } from './game-session';
import type { Live } from './live';
import { createSide, type SideSnapshot } from './side';

/** Games at the table. What writes rejects where nothing could be stored. */
export interface GameStore {
  readonly all: Live<SideSnapshot<Game>>;
  /** The one session of a game in this tab. */
  session(id: string): GameSession;
  /** Keeps a new game, or one that was removed. */
  put(game: Game): Promise<void>;
  remove(id: string): Promise<void>;
  /** Whether something would be lost with this page. */
  isOnlyHere(): boolean;
}

export function createGameStore(ready: Promise<Backend>, journal: GameJournal): GameStore {
  const sessions = new Map<string, GameSession>();
  const { live, change } = createSide(ready, 'games', isGame);
  return {
    all: live,
    session(id) {
      const known = sessions.get(id) ?? new GameSession(id, ready, journal);
      sessions.set(id, known);
      return known;
    },
    put: (game) => change([game], []),
    remove: (id) => change([], [id]),
    isOnlyHere: () => [...sessions.values()].some((session) => session.isOnlyHere),
  };
}
