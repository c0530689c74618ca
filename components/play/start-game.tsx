'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { beginGame } from '@/lib/play/game';
import { formatDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import { type FailureReason, explain } from '@/lib/store/failure';
import { randomId } from '@/lib/store/random-id';
import { useList } from '@/lib/store/use-list';
import { useStore } from '@/lib/store/use-store';
import { useWords } from '../language/use-words';
import { useToday } from '../shelf/use-today';
import { describeFailure } from '../shell/describe-failure';
import { listName } from '../shell/list-name';
import { Notice } from '../shell/notice';
import { PageHead } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { GameLine } from './game-line';
import { useGames } from './use-games';
import { playWords } from './words';

/** Before a game: a new one with this list, or one that runs with it. */
export function StartGame({ list: id }: { readonly list: string }) {
  const words = useWords(playWords);
  const { list, missing } = useList(id).snapshot;
  const store = useStore();
  const router = useRouter();
  const today = useToday();
  const { games, isLoading } = useGames();
  const [trouble, setTrouble] = useState<FailureReason>();
  const running = games.filter(({ origin, ended }) => origin === id && ended === undefined);

  async function begin(bought: List): Promise<void> {
    if (!store) return;
    const own = formatDocument(bought);
    const game = beginGame({ id: randomId(), origin: id, own, started: Date.now() });
    try {
      await store.games.put(game);
      router.replace(`/play/?id=${encodeURIComponent(game.id)}`);
    } catch (error) {
      setTrouble(explain(error).reason);
    }
  }

  return (
    <>
      <PageHead title={words.start.title}>
        {list && (
          <p>
            <OwnWords>{listName(list)}</OwnWords>
          </p>
        )}
      </PageHead>
      {trouble !== undefined && (
        <Notice onClose={() => setTrouble(undefined)}>
          <p>{words.start.notBegun(describeFailure(trouble))}</p>
        </Notice>
      )}
      {!list && missing !== undefined && (
        <>
          <p role="alert" className="mb-4">
            {words.start.missing}
          </p>
          <ButtonLink href="/">{words.shelf}</ButtonLink>
        </>
      )}
      {list && !isLoading && (
        <>
          <p className="mb-4">{words.start.text}</p>
          <Button look="solid" onClick={() => void begin(list)}>
            {running.length > 0 ? words.start.another : words.start.begin}
          </Button>
          {running.length > 0 && (
            <section aria-label={words.start.goOn} className="mt-8">
              <h2 className="border-b border-line pb-1 font-display text-xl font-bold">
                {words.start.goOn}
              </h2>
              <ul>
                {running.map((game) => (
                  <GameLine key={game.id} game={game} today={today} />
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </>
  );
}
