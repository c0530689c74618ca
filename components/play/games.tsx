'use client';

import { useState } from 'react';
import type { Game } from '@/lib/play/game';
import { type FailureReason, explain } from '@/lib/store/failure';
import { useStore } from '@/lib/store/use-store';
import { wordsOf } from '../language/area';
import { useWords } from '../language/use-words';
import { DamagedRows } from '../shelf/damaged-rows';
import { UndoLine } from '../shelf/undo-line';
import { useToday } from '../shelf/use-today';
import { announce } from '../shell/announce';
import { describeFailure } from '../shell/describe-failure';
import { listName } from '../shell/list-name';
import { Notice } from '../shell/notice';
import { PageHead } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { GameLine } from './game-line';
import { listOf } from './list-of';
import { useGames } from './use-games';
import { playWords } from './words';

/** What did not work. Kept apart from its words, which may change their language. */
interface Trouble {
  readonly what: 'notDeleted' | 'notPutBack';
  readonly why: FailureReason;
  /** Not stored again yet. */
  readonly unkept?: Game;
}

/** All games: those that run, and the history. */
export function Games() {
  const words = useWords(playWords);
  const store = useStore();
  const today = useToday();
  const { games, damaged, isLoading, failed } = useGames();
  const [gone, setGone] = useState<Game>();
  const [trouble, setTrouble] = useState<Trouble>();
  const unkept = trouble?.unkept;
  const running = games.filter(({ ended }) => ended === undefined);
  const played = games
    .filter(({ ended }) => ended !== undefined)
    .toSorted((a, b) => (b.ended ?? 0) - (a.ended ?? 0));

  async function remove(game: Game): Promise<void> {
    try {
      await store?.games.remove(game.id);
      setTrouble(undefined);
      setGone(game);
      announce(wordsOf(playWords).deleted(nameOf(game)));
    } catch (error) {
      setTrouble({ what: 'notDeleted', why: explain(error).reason });
    }
  }

  async function discard(key: IDBValidKey): Promise<void> {
    try {
      await store?.games.discard(key);
      setTrouble(undefined);
    } catch (error) {
      setTrouble({ what: 'notDeleted', why: explain(error).reason });
    }
  }

  async function putBack(game: Game): Promise<void> {
    setGone(undefined);
    try {
      await store?.games.put(game);
      setTrouble(undefined);
    } catch (error) {
      // It stays at hand, to be put back when there is room.
      setTrouble({ what: 'notPutBack', why: explain(error).reason, unkept: game });
    }
  }

  const lines = (name: string, some: readonly Game[]) =>
    some.length > 0 && (
      <section aria-label={name} className="mt-6 first-of-type:mt-0">
        <h2 className="border-b border-line pb-1 font-display text-xl font-bold">{name}</h2>
        <ul aria-label={name}>
          {some.map((game) => (
            <GameLine key={game.id} game={game} today={today} onDelete={() => void remove(game)} />
          ))}
        </ul>
      </section>
    );

  return (
    <>
      <PageHead title={words.title}>
        <p>{words.help}</p>
      </PageHead>
      {trouble !== undefined && (
        <Notice onClose={() => setTrouble(undefined)}>
          <p>{words[trouble.what](describeFailure(trouble.why))}</p>
          {unkept && <Button onClick={() => void putBack(unkept)}>{words.again}</Button>}
        </Notice>
      )}
      {failed !== undefined && (
        <p role="alert" className="mb-4">
          {words.unreadable}
        </p>
      )}
      {lines(words.running, running)}
      {lines(words.history, played)}
      {!isLoading && failed === undefined && games.length === 0 && (
        <>
          <p className="mb-4 text-l">{words.none}</p>
          <ButtonLink href="/" look="solid">
            {words.shelf}
          </ButtonLink>
        </>
      )}
      <DamagedRows
        rows={damaged}
        tell={() => words.damaged.text}
        fileName={words.damaged.fileName}
        onDiscard={(key) => void discard(key)}
      />
      {gone && (
        <UndoLine key={gone.id} onUndo={() => void putBack(gone)} onEnd={() => setGone(undefined)}>
          {words.deleted(nameOf(gone))}
        </UndoLine>
      )}
    </>
  );
}

function nameOf({ own }: Game): string {
  return listName(listOf(own) ?? { name: '' });
}
