'use client';

import { lazy, Suspense, useState } from 'react';
import { formatDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import { codeIn } from '@/lib/share/link';
import type { GameSession } from '@/lib/store/game-session';
import { useShelf } from '@/lib/store/use-shelf';
import { wordsOf } from '../language/area';
import { useWords } from '../language/use-words';
import { AskField } from '../receive/ask-field';
import { Refusals } from '../receive/refusals';
import { useReading } from '../receive/use-reading';
import { keptCodes, useSeals } from '../seals/use-seals';
import { siteAddress } from '../share/site';
import { announce } from '../shell/announce';
import { listName } from '../shell/list-name';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { addOpponent } from './add-opponent';
import { PickOne } from './pick-one';
import { playWords } from './words';

const Proof = lazy(() => import('../seals/proof'));
const Scanning = lazy(async () => ({ default: (await import('./scanning')).Scanning }));

/** Puts a list on the other side of the table: from a link, text, file, code or the own shelf. */
export default function OpponentSheet({
  session,
  origin,
  onClose,
}: {
  readonly session: GameSession;
  /** The list on the shelf that is played itself. */
  readonly origin: string | undefined;
  readonly onClose: () => void;
}) {
  const words = useWords(playWords).bring;
  const { reading, read, reset } = useReading();
  const [isScanning, setScanning] = useState(false);
  const take = (list: List) => {
    addOpponent(session, formatDocument(list));
    announce(wordsOf(playWords).bring.taken(listName(list)));
    onClose();
  };
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="grid gap-5 px-4 pb-5">
        <p className="leading-snug text-ink-2">{words.help}</p>
        {reading.state === 'reading' && <p role="status">{words.reading}</p>}
        {reading.state === 'failed' && <p role="alert">{words.failed}</p>}
        {reading.state === 'read' && (
          <>
            <Refusals refusals={reading.haul.refusals} />
            <div className="grid gap-2">
              {reading.haul.candidates.map(({ key, value, reveal }) => (
                <div key={key} className="grid gap-2">
                  {reveal && (
                    <Suspense>
                      <Proof reveal={reveal} />
                    </Suspense>
                  )}
                  <Button look="solid" className="whitespace-normal" onClick={() => take(value)}>
                    {words.take(listName(value))}
                  </Button>
                </div>
              ))}
            </div>
            <Button onClick={reset}>{words.other}</Button>
          </>
        )}
        {reading.state === 'idle' && (
          <>
            {isScanning ? (
              <Suspense>
                <Scanning
                  onCode={(text) => {
                    if (codeIn(text) === undefined)
                      return announce(wordsOf(playWords).bring.noList);
                    setScanning(false);
                    void read({ text });
                  }}
                  onStop={() => setScanning(false)}
                />
              </Suspense>
            ) : (
              <Button icon="scan" look="solid" onClick={() => setScanning(true)}>
                {words.scan}
              </Button>
            )}
            <AskField onBring={(brought) => void read(brought)} />
            <FromReveals onLook={(text) => void read({ text })} />
            <FromShelf origin={origin} onTake={take} />
          </>
        )}
      </div>
    </Sheet>
  );
}

/** A list whose code was kept, and which was revealed since. */
function FromReveals({ onLook }: { readonly onLook: (link: string) => void }) {
  const words = useWords(playWords).bring;
  const choices = keptCodes(useSeals().rows).flatMap(({ id, name, code, opened }) =>
    opened ? [{ id, name: `${name} (${code})`, action: words.look, picked: opened.reveal }] : [],
  );
  return (
    <PickOne
      label={words.fromReveals}
      choices={choices}
      onPick={(reveal) => onLook(`${siteAddress()}/open/#r=${reveal}`)}
    />
  );
}

/** A list of the player's own: for a game against oneself, or with a friend on one device. */
function FromShelf({
  origin,
  onTake,
}: {
  readonly origin: string | undefined;
  readonly onTake: (list: List) => void;
}) {
  const words = useWords(playWords).bring;
  const choices = useShelf()
    .lists.filter(({ id }) => id !== origin)
    .map(({ id, list }) => {
      const name = listName(list);
      return { id, name, action: words.take(name), picked: list };
    });
  return <PickOne label={words.fromShelf} choices={choices} onPick={onTake} />;
}
