'use client';

import type { Game } from '@/lib/play/game';
import type { GameSession } from '@/lib/store/game-session';
import { useWords } from '../language/use-words';
import { Button, ButtonLink } from '../ui/button';
import { Menu, type MenuItem } from '../ui/menu';
import { OwnWords } from '../ui/own-words';
import { useTable } from './table-state';
import { WakeSwitch } from './wake-switch';
import { playWords } from './words';

/** Whose game it is, and what is seldom done to it. */
export function GameHead({
  game,
  session,
  name,
  opponents,
  onOpen,
}: {
  readonly game: Game;
  readonly session: GameSession;
  readonly name: string;
  readonly opponents: readonly { readonly key: string; readonly name: string }[];
  readonly onOpen: (what: 'end' | 'notes' | 'opponent') => void;
}) {
  const words = useWords(playWords);
  const { act, isOver } = useTable();
  const { result, notes } = game;
  const items: readonly MenuItem[] = [
    { label: words.menu.enemy, onSelect: () => onOpen('opponent') },
    ...(isOver ? [] : opponents).map((one) => ({
      id: one.key,
      label: words.menu.dismiss(one.name),
      onSelect: () => act({ do: 'dismiss', side: one.key }),
    })),
    { label: words.menu.notes, onSelect: () => onOpen('notes') },
    { label: words.menu.reset, onSelect: () => act({ do: 'reset' }) },
    { label: words.menu.end, onSelect: () => onOpen('end') },
  ];
  return (
    <>
      <div className="oxford mb-2 flex items-center gap-1 pb-1">
        <ButtonLink href="/play/" look="quiet" icon="back" prefetch={false} className="-ml-3">
          {words.back}
        </ButtonLink>
        <h1 className="line-clamp-2 min-w-0 flex-1 font-display text-xl! leading-tight tablet:text-2xl!">
          <OwnWords>{name}</OwnWords>
        </h1>
        <Menu label={words.more} items={isOver ? items.slice(0, -2) : items} className="-mr-3" />
      </div>
      {isOver ? (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-l font-bold">
            {words.ending.over(result && words.ending.results[result])}
          </p>
          <Button onClick={() => session.obey({ do: 'go-on' })}>{words.menu.goOn}</Button>
          {notes.trim() !== '' && (
            <p className="basis-full whitespace-pre-line italic">
              <OwnWords>{notes}</OwnWords>
            </p>
          )}
        </div>
      ) : (
        <WakeSwitch />
      )}
    </>
  );
}
