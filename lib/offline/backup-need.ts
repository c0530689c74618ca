/** What is known of the last backup. */
export interface BackupMade {
  /** Milliseconds of the clock. */
  readonly at: number;
  /** How many lists it holds. */
  readonly lists: number;
}

/** The reminder that was put off last: how many lists were new then. */
export type PutOff = number;

/** So many lists without a backup are worth a reminder, and so many more another one. */
const enough = 10;

/**
 * How many lists were made since the last backup. A clock that was set back hides none, as long as
 * none was deleted: the backup's own number tells as well.
 *
 * @param created when each list on the shelf was made, in milliseconds
 */
export function newSince(created: readonly number[], backup: BackupMade | undefined): number {
  if (!backup) return created.length;
  const later = created.filter((date) => date > backup.at).length;
  return Math.max(later, created.length - backup.lists, 0);
}

/** Whether the player should be reminded of a backup. */
export function isBackupDue(fresh: number, putOff: PutOff | undefined): boolean {
  // What was put off at more than there are now was put off before a backup or a tidying.
  const before = putOff !== undefined && putOff <= fresh ? putOff : 0;
  return fresh - before >= enough;
}
