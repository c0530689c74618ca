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
import { GameSheets } from './game-sheets';
import { numbered } from './numbered';
import { SidePanel } from './side-panel';
import { type TableDeeds, TableContext } from './table-state';
import { createDeeds } from './deeds';
import type { HiddenFoe } from './lists-at-table';
import { useSheet } from './use-sheet';
import { playWords } from './words';

const HiddenFoes = lazy(() => import('./hidden-foes'));

/** A game being played: the lists, and at the foot of the window what a thumb needs. */
export function GameView({
  game,
  session,
  players,
  hidden,
}: {
  readonly game: Game;
  readonly session: GameSession;
  readonly players: readonly Player[];
  readonly hidden: readonly HiddenFoe[];
}) {
  const words = useWords(playWords);
  const isWide = useMedia(wide);
  const [shown, setShown] = useState(ownSide);
  const [toolKey, setToolKey] = useState('loss');
  const sheet = useSheet();
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
  const show = (piece: string, side: string) => sheet.show({ what: 'piece', piece, side });
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
  const foes = standings.slice(1);
  const foeNames = numbered(foes.map(({ player }) => listName(player.view.list)));
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
          opponents={foes.map(({ player }, at) => ({
            key: player.key,
            name: foeNames[at] ?? '',
          }))}
          onOpen={(what) => sheet.show({ what })}
        />
        {hidden.length > 0 && (
          <Suspense>
            <HiddenFoes hidden={hidden} />
          </Suspense>
        )}
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
              name={foeNames[foes.indexOf(standing)] ?? ''}
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
            onEnd={() => sheet.show({ what: 'end' })}
          />
        )}
      </div>
      <GameSheets game={game} session={session} standings={standings} sheet={sheet} />
    </TableContext>
  );
}
