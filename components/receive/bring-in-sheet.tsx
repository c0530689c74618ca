'use client';

import { useEffect } from 'react';
import { type In, wordsOf } from '../language/area';
import { useWords } from '../language/use-words';
import { listName } from '../shell/list-name';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { AskField } from './ask-field';
import { BesideView } from './beside/beside-view';
import { useBeside } from './beside/use-beside';
import { besideWords } from './beside/words';
import { HaulView } from './haul-view';
import type { Brought } from './read-sources';
import { useAdding } from './use-adding';
import { useHaul } from './use-haul';
import { type Reading, useReading } from './use-reading';
import { receiveWords } from './words';

/**
 * Brings lists in from wherever they come: asks for files or text, reads, shows what was found and
 * how it stands to the shelf, and only then adds what the player wants.
 */
export default function BringInSheet({
  brought,
  onAdded,
  onClose,
}: {
  /** What was dropped on the page before it opened. */
  readonly brought?: Brought | undefined;
  /** `words` say what came in: lists with these ids, and so many other things. */
  readonly onAdded: (ids: readonly string[], words: string, others: number) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(receiveWords);
  const { restore } = useWords(besideWords);
  const { reading, read, reset } = useReading();
  useEffect(() => {
    if (brought) void read(brought);
  }, [brought, read]);
  const haul = reading.state === 'read' ? reading.haul : undefined;
  const { standings, isLoading, isChosen, choose, chosen } = useHaul(haul);
  const { add, isAdding, trouble } = useAdding();
  const beside = useBeside(haul?.backup?.beside);
  const isFound = haul !== undefined && (haul.candidates.length > 0 || beside.read !== undefined);
  const isSingle = haul?.candidates.length === 1 && !haul.backup;
  const [only] = haul?.candidates ?? [];
  // One that is there already can still be added beside it.
  const wanted = isSingle && only ? [only] : chosen;

  const addWanted = async () => {
    const along = beside.wanted();
    const added = await add(wanted, standings, along);
    if (!added) return;
    if (beside.read) {
      const { games, seals, owned } = along;
      const { restored } = wordsOf(besideWords);
      const said = restored(wanted.length, games.length, seals.length, owned.length);
      return onAdded(added.ids, said, games.length + seals.length + owned.length);
    }
    const [first] = wanted;
    const { one, several } = wordsOf(receiveWords).bringIn;
    onAdded(
      added.ids,
      first && wanted.length === 1 ? one(listName(first.value)) : several(wanted.length),
      0,
    );
  };

  return (
    <Sheet
      open
      title={words.bringIn.title}
      onClose={onClose}
      foot={
        reading.state !== 'idle' && (
          <div className="border-t border-line px-4 py-3">
            {trouble !== undefined && (
              <p role="alert" className="mb-2 leading-snug">
                <b>{words.notAdded}</b> {trouble}
              </p>
            )}
            <div className="flex flex-wrap gap-2 max-tablet:*:flex-1">
              {isFound && (wanted.length > 0 || beside.isAnyWanted) && (
                <Button
                  look={isSingle && chosen.length === 0 ? 'ghost' : 'solid'}
                  aria-disabled={isAdding || isLoading || beside.isLoading}
                  onClick={() => void addWanted()}
                >
                  {beside.read ? restore : addWords(words, isSingle, chosen.length)}
                </Button>
              )}
              {isFound && <Button onClick={onClose}>{words.notNow}</Button>}
              {haul && !isFound && <Button onClick={reset}>{words.bringIn.other}</Button>}
              {reading.state === 'reading' && <Button onClick={reset}>{words.bringIn.stop}</Button>}
              {reading.state === 'failed' && (
                <Button onClick={() => void read(reading.brought)}>{words.again}</Button>
              )}
            </div>
          </div>
        )
      }
    >
      <div className="px-4 pb-4">
        {reading.state === 'idle' && <AskField onBring={(next) => void read(next)} />}
        <ReadingWords reading={reading} />
        {haul && (
          <HaulView haul={haul} standings={standings} isChosen={isChosen} onChoose={choose} />
        )}
        <BesideView beside={beside} />
      </div>
    </Sheet>
  );
}

function addWords(words: In<typeof receiveWords>, isSingle: boolean, chosen: number): string {
  if (!isSingle) return words.bringIn.add(chosen);
  return chosen === 0 ? words.addCopy : words.add;
}

/** That something is being read, and how far it is; or that it could not be. */
function ReadingWords({ reading }: { readonly reading: Reading }) {
  const words = useWords(receiveWords).bringIn;
  if (reading.state === 'failed') return <p role="alert">{words.failed}</p>;
  if (reading.state !== 'reading') return null;
  const { done, of } = reading;
  return (
    <p role="status" className="flex items-center gap-3 py-4 text-ink-2">
      <span aria-hidden className="setting" />
      {of > 1 ? words.readingOf(done + 1, of) : words.reading}
    </p>
  );
}
