'use client';

import type { Difference } from '@/lib/collection/difference';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { Differences } from './differences';
import { useStrangers } from './use-strangers';
import { collectionWords } from './words';

/** What a file would change, count by count, before anything is. */
export function ImportSheet({
  differences,
  onTake,
  onClose,
}: {
  readonly differences: readonly Difference[];
  readonly onTake: (wanted: readonly Difference[]) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(collectionWords).incoming;
  const sorted = useStrangers(differences);
  const isSame = differences.length === 0;
  return (
    <Sheet open onClose={onClose} title={words.title}>
      <div className="grid gap-4 px-4 pb-5">
        <p>{isSame ? words.same : words.text(differences.length)}</p>
        <Differences sorted={sorted} />
        <div className="flex gap-2 max-tablet:*:flex-1">
          {sorted.isReady && sorted.wanted.length > 0 && (
            <Button look="solid" onClick={() => onTake(sorted.wanted)}>
              {words.take}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
        </div>
      </div>
    </Sheet>
  );
}
