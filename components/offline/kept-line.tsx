'use client';

import type { BackupMade } from '@/lib/offline/backup-need';
import type { ListRecord } from '@/lib/store/record';
import { useKept } from './use-kept';
import { useOffline } from './use-offline';
import { words } from './words';

/** In one line: whether the site opens without a network, what is stored, how safe that is. */
export function KeptLine({
  lists,
  backup,
  formatMoment,
}: {
  readonly lists: readonly ListRecord[];
  readonly backup: BackupMade | undefined;
  readonly formatMoment: (moment: number) => string;
}) {
  const { isReady } = useOffline();
  // The site and each list take room.
  const kept = useKept(`${isReady} ${lists.length}`);
  const safety = kept && (kept.isSafe ? words.safe : words.unsafe);
  return (
    // The room is kept: the browser answers later.
    <p className="mt-6 min-h-13 text-s text-ink-2 tablet:min-h-7">
      {isReady && `${words.ready} `}
      {kept?.bytes !== undefined && `${words.stored(kept.bytes)} ${safety} `}
      {lists.length > 0 && (backup ? words.backup(formatMoment(backup.at)) : words.noBackup)}
    </p>
  );
}
