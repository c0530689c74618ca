'use client';

import { useRouter } from 'next/navigation';
import { formatDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import type { Game } from '@/lib/play/game';
import { useStore } from '@/lib/store/use-store';
import { useLanguage, useWords } from '../language/use-words';
import { formatMoment } from '../shelf/format-date';
import { useToday } from '../shelf/use-today';
import { listName } from '../shell/list-name';
import { Button } from '../ui/button';
import { addOpponent } from './add-opponent';
import { listOf } from './list-of';
import { useGames } from './use-games';
import { playWords } from './words';

/** More games than this are found on their page. */
const most = 5;

/** Puts a list that was opened on the other side of a game that runs; nothing where none does. */
export default function ToGame({ list }: { readonly list: List }) {
  const words = useWords(playWords).toGame;
  const language = useLanguage();
  const today = useToday();
  const store = useStore();
  const router = useRouter();
  const running = useGames()
    .games.filter(({ ended }) => ended === undefined)
    .toSorted((a, b) => b.started - a.started);
  if (!store || running.length === 0) return null;
  const nameOf = ({ own, started }: Game) => {
    const name = listName(listOf(own) ?? { name: '' });
    return running.length === 1
      ? words.text(name)
      : words.more(name, formatMoment(started, today, language));
  };
  return (
    <section aria-label={words.title} className="mb-6">
      <h2 className="mb-2 font-display text-l leading-tight font-bold">{words.title}</h2>
      <div className="flex flex-wrap gap-2 max-tablet:*:w-full">
        {running.slice(0, most).map((game) => (
          <Button
            key={game.id}
            className="whitespace-normal"
            onClick={() => {
              addOpponent(store.games.session(game.id), formatDocument(list));
              router.push(`/play/?id=${encodeURIComponent(game.id)}`);
            }}
          >
            {nameOf(game)}
          </Button>
        ))}
      </div>
    </section>
  );
}
