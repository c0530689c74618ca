import { type Game, isGame, obey } from '../play/game';
import type { Live } from '../live/live';
import type { Backend } from './backend';
import type { GameJournal } from './game-journal';
import { GameSession } from './game-session';
import { createSide, type SideSnapshot } from './side';

/** Games at the table. What writes rejects where nothing could be stored. */
export interface GameStore {
  readonly all: Live<SideSnapshot<Game>>;
  /** Every game with every tap, stored or on its way, from any tab: for a backup. */
  latest(): Promise<{ readonly games: readonly Game[]; readonly damaged: number }>;
  /** The one session of a game in this tab. */
  session(id: string): GameSession;
  /** Keeps a new game, or one that was removed. */
  put(game: Game): Promise<void>;
  remove(id: string): Promise<void>;
  /** Throws a damaged game away for good. */
  discard(key: IDBValidKey): Promise<void>;
  /** Whether something would be lost with this page. */
  isOnlyHere(): boolean;
}

export function createGameStore(ready: Promise<Backend>, journal: GameJournal): GameStore {
  const sessions = new Map<string, GameSession>();
  const { live, change, discard } = createSide(ready, 'games', isGame);
  return {
    all: live,
    session(id) {
      const known = sessions.get(id) ?? new GameSession(id, ready, journal);
      sessions.set(id, known);
      return known;
    },
    latest: async () => {
      const stored = await (await ready).readSide('games');
      const known = stored.flatMap(({ raw }) => {
        if (!isGame(raw)) return [];
        const left = journal.leftover(raw.id);
        const game = left.reduce((so, { command }) => obey(so, command), raw);
        return sessions.get(raw.id)?.latest(game) ?? game;
      });
      return { games: known, damaged: stored.length - known.length };
    },
    discard,
    put: (game) => change([game], []),
    remove: (id) => change([], [id]),
    isOnlyHere: () => [...sessions.values()].some((session) => session.isOnlyHere),
  };
}
