'use client';

import { lazy, Suspense, useMemo, useState } from 'react';
import { ownSide } from '@/lib/play/deed';
import { foldTable } from '@/lib/play/fold';
import type { Game } from '@/lib/play/game';
import { lossTool, tapOn, toolsOf } from '@/lib/play/tap';
import { type Player, tableOf } from '@/lib/play/table';
import type { Stand } from '@/lib/rules/play';
import type { GameSession } from '@/lib/store/game-session';
import { useMedia, wide } from '../builder/use-media';
import { useWords } from '../language/use-words';
import { listName } from '../shell/list-name';
import { Chips } from '../ui/chips';
import { Dock } from './dock';
import { GameHead } from './game-head';
import { SidePanel } from './side-panel';
import { type TableDeeds, TableContext } from './table-state';
import { createDeeds } from './use-deeds';
import { playWords } from './words';

const PieceSheet = lazy(() => import('./piece-sheet'));
const EndSheet = lazy(() => import('./end-sheet'));
const OpponentSheet = lazy(() => import('./opponent-sheet'));

/** What lies over the game. */
type Open =
  | { readonly what: 'piece'; readonly piece: string; readonly side: string }
  | { readonly what: 'end' | 'notes' | 'opponent' };

/** A game being played: the lists, and at the foot of the window what a thumb needs. */
export function GameView({
  game,
  session,
  players,
}: {
  readonly game: Game;
  readonly session: GameSession;
  readonly players: readonly Player[];
}) {
  const words = useWords(playWords);
  const isWide = useMedia(wide);
  const [shown, setShown] = useState(ownSide);
  const [toolKey, setToolKey] = useState('loss');
  const [open, setOpen] = useState<Open>();
  const { actions, ended } = game;
  const standings = useMemo(() => tableOf(players, actions), [players, actions]);
  const table = useMemo(() => foldTable(actions), [actions]);
  const deeds = useMemo(() => createDeeds(session, players), [session, players]);
  const [own] = standings;
  const current = standings.find(({ player }) => player.key === shown) ?? own;
  const seen = isWide ? standings : current ? [current] : [];
  const tools = toolsOf(
    seen.map(({ side }) => side),
    current?.player.play.loss ?? '',
  );
  const tool = tools.find(({ key }) => key === toolKey)?.tool ?? lossTool;
  const isOver = ended !== undefined;
  const show = (piece: string, side: string) => setOpen({ what: 'piece', piece, side });
  const state: TableDeeds = {
    isOver,
    tool,
    act: deeds.act,
    tap(stand: Stand, side: string) {
      const deed = isOver ? undefined : tapOn(stand, side, tool);
      if (deed) deeds.act(deed);
      else show(stand.piece.id, side);
    },
    show,
  };
  if (!own || !current) return null;
  const close = () => setOpen(undefined);
  const names = standings.map(({ player }) => ({
    id: player.key,
    name:
      player.key === ownSide
        ? words.own
        : standings.length > 2
          ? words.nthEnemy(players.indexOf(player))
          : words.enemy,
  }));
  return (
    <TableContext value={state}>
      <div className="flex min-h-[calc(100dvh-9rem)] flex-col">
        <GameHead
          game={game}
          session={session}
          name={listName(own.player.view.list)}
          opponents={standings.slice(1).map(({ player }) => ({
            key: player.key,
            name: listName(player.view.list),
          }))}
          onOpen={(what) => setOpen({ what })}
        />
        {standings.length > 1 && !isWide && (
          <Chips
            label={words.sides}
            chips={names}
            value={current.player.key}
            onChange={setShown}
            className="-mx-1 mb-2"
          />
        )}
        <div
          className={`flex-1 ${isWide && seen.length > 1 ? 'grid grid-cols-2 items-start gap-10' : ''}`}
        >
          {seen.map((standing) => (
            <SidePanel
              key={standing.player.key}
              standing={standing}
              label={names.find(({ id }) => id === standing.player.key)?.name ?? ''}
              settled={table.settled}
            />
          ))}
        </div>
        {!isOver && (
          <Dock
            game={game}
            deeds={deeds}
            standings={standings}
            names={names}
            table={table}
            tools={tools}
            tool={toolKey}
            onTool={setToolKey}
            onEnd={() => setOpen({ what: 'end' })}
          />
        )}
      </div>
      <Suspense>
        {open?.what === 'piece' && (
          <PieceSheet
            standing={standings.find(({ player }) => player.key === open.side)}
            piece={open.piece}
            onPiece={(piece) => show(piece, open.side)}
            onClose={close}
          />
        )}
        {(open?.what === 'end' || open?.what === 'notes') && (
          <EndSheet game={game} session={session} isEnding={open.what === 'end'} onClose={close} />
        )}
        {open?.what === 'opponent' && (
          <OpponentSheet session={session} origin={game.origin} onClose={close} />
        )}
      </Suspense>
    </TableContext>
  );
}
