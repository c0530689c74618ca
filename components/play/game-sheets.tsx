'use client';

import { lazy, Suspense } from 'react';
import type { Game } from '@/lib/play/game';
import type { Standing } from '@/lib/play/table';
import type { GameSession } from '@/lib/store/game-session';
import type { useSheet } from './use-sheet';

const PieceSheet = lazy(() => import('./piece-sheet'));
const EndSheet = lazy(() => import('./end-sheet'));
const OpponentSheet = lazy(() => import('./opponent-sheet'));

/** What lies over the game when it is asked for; none of it is in the first load. */
export function GameSheets({
  game,
  session,
  standings,
  sheet: { open, show, close },
}: {
  readonly game: Game;
  readonly session: GameSession;
  readonly standings: readonly Standing[];
  readonly sheet: ReturnType<typeof useSheet>;
}) {
  if (!open) return null;
  return (
    <Suspense>
      {open.what === 'piece' && (
        <PieceSheet
          standing={standings.find(({ player }) => player.key === open.side)}
          piece={open.piece}
          onPiece={(piece) => show({ ...open, piece })}
          onClose={close}
        />
      )}
      {(open.what === 'end' || open.what === 'notes') && (
        <EndSheet game={game} session={session} isEnding={open.what === 'end'} onClose={close} />
      )}
      {open.what === 'opponent' && (
        <OpponentSheet session={session} origin={game.origin} onClose={close} />
      )}
    </Suspense>
  );
}
