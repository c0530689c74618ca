'use client';

import { lazy, Suspense, useId, useState } from 'react';
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
import { SelectField } from '../ui/select-field';
import { Sheet } from '../ui/sheet';
import { addOpponent } from './add-opponent';
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
  const id = useId();
  const [chosenId, setChosenId] = useState('');
  const all = keptCodes(useSeals().rows).filter(({ opened }) => opened !== undefined);
  const reveal = all.find((one) => one.id === chosenId)?.opened?.reveal;
  if (all.length === 0) return null;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="block font-display text-l leading-none font-bold">
        {words.fromReveals}
      </label>
      <SelectField id={id} value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
        <option value="" disabled>
          {words.pick}
        </option>
        {all.map(({ id: key, name, code }) => (
          <option key={key} value={key}>
            {`${name} (${code})`}
          </option>
        ))}
      </SelectField>
      {reveal !== undefined && (
        <Button look="solid" onClick={() => onLook(`${siteAddress()}/open/#r=${reveal}`)}>
          {words.look}
        </Button>
      )}
    </div>
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
  const id = useId();
  const [chosenId, setChosenId] = useState('');
  const lists = useShelf().lists.filter((record) => record.id !== origin);
  const chosen = lists.find((record) => record.id === chosenId);
  if (lists.length === 0) return null;
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="block font-display text-l leading-none font-bold">
        {words.fromShelf}
      </label>
      <SelectField id={id} value={chosenId} onChange={({ target }) => setChosenId(target.value)}>
        <option value="" disabled>
          {words.pick}
        </option>
        {lists.map(({ id: key, list }) => (
          <option key={key} value={key}>
            {listName(list)}
          </option>
        ))}
      </SelectField>
      {/* Not by the choice itself: who chooses by keys passes by others. */}
      {chosen && (
        <Button look="solid" className="whitespace-normal" onClick={() => onTake(chosen.list)}>
          {words.take(listName(chosen.list))}
        </Button>
      )}
    </div>
  );
}
