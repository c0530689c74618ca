import type { GameSession } from '@/lib/store/game-session';
import { randomId } from '@/lib/store/random-id';

/** Puts the list of an opponent, as a list document, on the table of a game. */
export function addOpponent(game: GameSession, document: unknown): void {
  game.obey({ do: 'enemy', enemy: { key: randomId(), document } });
}
