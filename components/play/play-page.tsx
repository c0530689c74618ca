'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import { useTitle } from '../language/use-title';
import { useWords } from '../language/use-words';
import { GamePage } from './game-page';
import { Games } from './games';
import { StartGame } from './start-game';
import { playWords } from './words';

/** The game that the address names, a beginning for the list that it names, or all games. */
export function PlayPage() {
  useTitle(useWords(playWords).title);
  return (
    // What is asked for stands in the address, which is not known when the page is built.
    <Suspense fallback={<div className="min-h-screen" />}>
      <Asked />
    </Suspense>
  );
}

function Asked() {
  const params = useSearchParams();
  const [game, list] = [params.get('id'), params.get('list')];
  if (game !== null) return <GamePage key={game} id={game} />;
  return list === null ? <Games /> : <StartGame key={list} list={list} />;
}
