'use client';

import type { Game } from '@/lib/play/game';
import type { GameSession } from '@/lib/store/game-session';
import { saveJson } from '../files/save-file';
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
  const atTable = usePlayers(game);
  if (atTable === undefined) return <Waiting />;
  if (typeof atTable === 'string')
    return <NoGame why={atTable} {...(atTable === 'list' && { document: game.own })} />;
  return <GameView game={game} session={session} {...atTable} />;
}

function Waiting() {
  return <div aria-busy className="min-h-screen" />;
}

function NoGame({
  why,
  document,
}: {
  /** A list that cannot be read, to be saved. */
  readonly document?: unknown;
  readonly why: 'not-found' | 'damaged' | 'unreadable' | 'list' | 'rules';
}) {
  const words = useWords(playWords);
  return (
    <>
      <PageHead title={words.title} />
      <p role="alert" className="mb-4">
        {words.missing[why]}
      </p>
      <div className="flex flex-wrap gap-2">
        {document !== undefined && (
          <Button icon="file" onClick={() => saveJson(words.missing.fileName, document)}>
            {words.missing.save}
          </Button>
        )}
        <ButtonLink href="/play/">{words.back}</ButtonLink>
      </div>
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
