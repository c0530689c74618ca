'use client';

import type { Game } from '@/lib/play/game';
import type { GameSession } from '@/lib/store/game-session';
import { useWords } from '../language/use-words';
import { describeFailure } from '../shell/describe-failure';
import { PageHead } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { GameView } from './game-view';
import { useGame } from './use-game';
import { usePlayers } from './use-players';
import { playWords } from './words';

/** A game, once it is read and its rules are here; or why it is not there. */
export function GamePage({ id }: { readonly id: string }) {
  const { snapshot, session } = useGame(id);
  const { game, missing, failed } = snapshot;
  if (!game || !session) return missing ? <NoGame why={missing} /> : <Waiting />;
  return (
    <>
      {failed && <NotSaved session={session} why={describeFailure(failed)} />}
      <OpenGame game={game} session={session} />
    </>
  );
}

function OpenGame({ game, session }: { readonly game: Game; readonly session: GameSession }) {
  const players = usePlayers(game);
  if (players === undefined) return <Waiting />;
  if (typeof players === 'string') return <NoGame why={players} />;
  return <GameView game={game} session={session} players={players} />;
}

function Waiting() {
  return <div aria-busy className="min-h-screen" />;
}

function NoGame({
  why,
}: {
  readonly why: 'not-found' | 'damaged' | 'unreadable' | 'list' | 'rules';
}) {
  const words = useWords(playWords);
  return (
    <>
      <PageHead title={words.title} />
      <p role="alert" className="mb-4">
        {words.missing[why]}
      </p>
      <ButtonLink href="/play/">{words.back}</ButtonLink>
    </>
  );
}

function NotSaved({ session, why }: { readonly session: GameSession; readonly why: string }) {
  const words = useWords(playWords);
  return (
    <div role="alert" className="mb-4 border-y border-line bg-agree-wash px-3 py-2">
      <p className="mb-2 leading-snug">{words.notSaved(why)}</p>
      <Button onClick={() => session.retry()}>{words.again}</Button>
    </div>
  );
}
