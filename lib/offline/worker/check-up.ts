import { fetchFile, intact } from './fetch-file';
import { changeState, readState } from './state';
import { addressOf, release } from './surroundings';
import { openVersion } from './versions';

const day = 24 * 60 * 60 * 1000;

/** Whether the kept files should be looked through: once a day, and after a clock was set back. */
function isCheckDue(now: number, checked: number | undefined): boolean {
  return checked === undefined || now - checked >= day || now < checked;
}

/**
 * Looks through the kept files and fetches again what a browser has lost or a disk has damaged. What
 * cannot be fetched now is left to the next time.
 */
async function checkUp(): Promise<void> {
  const cache = await openVersion(release.version);
  const wanted = new Set(release.files);
  for (const file of [...release.files, ...release.later]) {
    const [path, hash] = file;
    const kept = await cache.match(addressOf(path));
    if (!kept && !wanted.has(file)) continue;
    if (await intact(kept, hash)) continue;
    try {
      await cache.put(addressOf(path), await fetchFile(file));
    } catch {
      return; // no network, or a server that has only a newer version
    }
  }
  await changeState((state) => ({ ...state, checked: Date.now() }));
}

/** The same, when it is time. A player who loads a page again may do so because something is wrong. */
export async function checkUpIfDue({ isReload }: { readonly isReload: boolean }): Promise<void> {
  const { checked } = await readState();
  if (isReload || isCheckDue(Date.now(), checked)) await checkUp();
}
