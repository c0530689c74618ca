'use client';

import type { ListRecord } from '@/lib/store/record';
import { useWords } from '../language/use-words';
import { useKept } from './use-kept';
import { useOffline } from './use-offline';
import { offlineWords } from './words';

/** In one line: whether the site opens without a network, what is stored, how safe that is. */
export function KeptLine({
  lists,
  lastBackup,
}: {
  readonly lists: readonly ListRecord[];
  /** When it was, in words. */
  readonly lastBackup: string | undefined;
}) {
  const words = useWords(offlineWords).kept;
  const { isReady } = useOffline();
  // The site and each list take room.
  const kept = useKept(`${isReady} ${lists.length}`);
  const megabytes = Math.round((kept?.bytes ?? 0) / 100_000) / 10;
  return (
    // The room is kept: the browser answers later.
    <p className="mt-6 min-h-17 text-s text-ink-2 tablet:min-h-7">
      {isReady && `${words.ready} `}
      {kept?.bytes !== undefined &&
        `${kept.isSafe ? words.safe(megabytes) : words.unsafe(megabytes)} `}
      {lists.length > 0 && (lastBackup === undefined ? words.noBackup : words.backup(lastBackup))}
    </p>
  );
}
