import { type Game, isGame } from '../play/game';
import type { Backend } from './backend';
import type { GameJournal } from './game-journal';
import { GameSession } from './game-session';
import { type Live, LiveValue } from './live';

/** All games, as far as they could be read. */
export interface GamesSnapshot {
  readonly isLoading: boolean;
  /** The one that was begun last first. */
  readonly games: readonly Game[];
  /** Ids of what is kept but can no longer be made out. */
  readonly damaged: readonly string[];
  readonly failed: boolean;
}

export const unreadGames: GamesSnapshot = {
  isLoading: true,
  games: [],
  damaged: [],
  failed: false,
};

/** Games at the table. What writes rejects where nothing could be stored. */
export interface GameStore {
  readonly all: Live<GamesSnapshot>;
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
  const all: LiveValue<GamesSnapshot> = new LiveValue(unreadGames, () => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void ready.then((backend) => {
      if (isOver) return;
      stop = backend.watch(
        () => backend.readSide('games'),
        (reading) => {
          const rows = reading.ok ? reading.value : [];
          const games = rows.flatMap(({ raw }) => (isGame(raw) ? [raw] : []));
          all.set({
            isLoading: false,
            games: games.toSorted((a, b) => b.started - a.started),
            damaged: rows.flatMap(({ key, raw }) => (isGame(raw) ? [] : [String(key)])),
            failed: !reading.ok,
          });
        },
      );
    });
    return () => {
      isOver = true;
      stop?.();
    };
  });
  return {
    all,
    session(id) {
      const known = sessions.get(id) ?? new GameSession(id, ready, journal);
      sessions.set(id, known);
      return known;
    },
    put: async (game) => (await ready).changeSide('games', [game], []),
    remove: async (id) => (await ready).changeSide('games', [], [id]),
    isOnlyHere: () => [...sessions.values()].some((session) => session.isOnlyHere),
  };
}
