import type { Notice, Piece, Play, Side, Threshold } from '../rules/play';
import type { View } from '../rules/view';
import { type Action, ownSide } from './deed';
import { foldSide } from './fold';
import { nextThreshold, noticesOf } from './notices';

/** One list at the table, with what its ruleset tracks. */
export interface Player {
  /** `ownSide`, or the key of an enemy. */
  readonly key: string;
  readonly view: View;
  readonly play: Play;
  readonly pieces: readonly Piece[];
}

/** How a player stands after some actions. */
export interface Standing {
  readonly player: Player;
  readonly side: Side;
  readonly notices: readonly Notice[];
  readonly next: Threshold | undefined;
}

/** How all players stand after these actions; the own list is the enemy of all others. */
export function tableOf(
  players: readonly Player[],
  actions: readonly Action[],
): readonly Standing[] {
  const sides = players.map((player) => ({
    player,
    side: foldSide(player.view, player.pieces, actions, player.key),
  }));
  return sides.map(({ player, side }) => {
    const isOwn = player.key === ownSide;
    const enemies = sides.filter((other) => (other.player.key === ownSide) !== isOwn);
    return {
      player,
      side,
      notices: noticesOf(
        player.play,
        side,
        enemies.map((enemy) => enemy.side),
      ),
      next: nextThreshold(player.play, side),
    };
  });
}

/** What is said on one side and was not said before, by any side. */
export function firstSaid(
  before: readonly Standing[],
  now: readonly Standing[],
): readonly Notice[] {
  return now.flatMap(({ player, notices }) => {
    const known = new Set(
      before.find((one) => one.player.key === player.key)?.notices.map(({ id }) => id),
    );
    return notices.filter(({ id }) => !known.has(id));
  });
}
