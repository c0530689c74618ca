/*
 * Browsers may throw away what a site keeps when a device runs short of room, unless the site is
 * granted to keep it. Some ask the player: so it is asked for when a list has just been kept, not
 * when a page opens, and not again for a while when it was refused.
 */

const key = 'muster-roll:asked-to-keep';
const month = 30 * 24 * 60 * 60 * 1000;

/** Whether to ask (again). `asked` is when it was asked for last, in milliseconds. */
export function isAskingDue(now: number, asked: number | undefined): boolean {
  return asked === undefined || Math.abs(now - asked) >= month;
}

function lastAsked(): number | undefined {
  const text = localStorage.getItem(key);
  return text === null || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** Asks the browser to keep what is stored, if it does not yet and was not asked lately. */
export async function askToKeep(now: number): Promise<void> {
  try {
    if (!isAskingDue(now, lastAsked())) return;
    if (await navigator.storage.persisted()) return;
    localStorage.setItem(key, String(now));
    await navigator.storage.persist();
  } catch {
    // No such thing here, or site data is blocked.
  }
}

/** What is kept on this device. */
export interface Kept {
  /** Bytes of lists and site together; absent where the browser does not tell. */
  readonly bytes?: number;
  /** Whether the browser has promised to throw nothing away by itself. */
  readonly isSafe: boolean;
}

/** Asks the browser what it keeps; nothing where it cannot tell. */
export async function readKept(): Promise<Kept | undefined> {
  try {
    const [{ usage }, isSafe] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return { isSafe, ...(usage !== undefined && { bytes: usage }) };
  } catch {
    return undefined;
  }
}
