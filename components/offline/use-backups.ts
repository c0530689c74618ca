import { isBackupDue, newSince } from '@/lib/offline/backup-need';
import { type BackupRecord, backupRecord, putOffBackup } from '@/lib/offline/backup-record';
import type { ListRecord } from '@/lib/store/record';
import { useLive } from '@/lib/live/use-live';

const nothing: BackupRecord = {};

/** When the last backup was made, and whether so many lists are new since that another is due. */
export function useBackups(lists: readonly ListRecord[]) {
  const { made, putOff } = useLive(backupRecord, nothing);
  const fresh = newSince(
    lists.map(({ created }) => created),
    made,
  );
  return { made, fresh, isDue: isBackupDue(fresh, putOff), putOff: () => putOffBackup(fresh) };
}
