import { type Live, LiveValue } from '../live/live';
import type { BackupMade, PutOff } from './backup-need';

/** What this device remembers about backups. */
export interface BackupRecord {
  readonly made?: BackupMade;
  readonly putOff?: PutOff;
}

const key = 'muster-roll:backup';
const nothing: BackupRecord = {};

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Reads what was written; what cannot be read was never written. */
export function parseBackupRecord(text: string | null): BackupRecord {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return nothing;
    const { at, lists, putOff } = value as Readonly<Record<string, unknown>>;
    return {
      ...(isNumber(at) && isNumber(lists) && { made: { at, lists } }),
      ...(isNumber(putOff) && { putOff }),
    };
  } catch {
    return nothing;
  }
}

function read(): BackupRecord {
  if (typeof window === 'undefined') return nothing; // a page that is drawn ahead
  try {
    return parseBackupRecord(localStorage.getItem(key));
  } catch {
    return nothing; // site data is blocked
  }
}

const live: LiveValue<BackupRecord> = new LiveValue(read(), () => {
  live.set(read());
  const hear = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) live.set(read());
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
});

export const backupRecord: Live<BackupRecord> = live;

function write({ made, putOff }: BackupRecord): void {
  const text = JSON.stringify({ ...made, ...(putOff !== undefined && { putOff }) });
  try {
    localStorage.setItem(key, text);
  } catch {
    // Site data is blocked or full: it is remembered as long as the page.
  }
  live.set(parseBackupRecord(text));
}

/** A backup was saved. */
export function rememberBackup(made: BackupMade): void {
  write({ made });
}

/** The player does not want one now, with so many lists that are in none. */
export function putOffBackup(fresh: PutOff): void {
  write({ ...read(), putOff: fresh });
}
