import { fetchFile, intact } from './fetch-file';
import { type SiteFile, addressOf, release } from './surroundings';
import { deleteVersion, filesOf, keptVersions, openVersion, seal } from './versions';

/** So many at once, that the page goes on loading beside it. */
const atOnce = 4;

/** The versions that have a file, by path and hash. */
async function readOlder(): Promise<ReadonlyMap<string, string>> {
  const older = new Map<string, string>();
  for (const version of await keptVersions()) {
    if (version === release.version) continue;
    for (const file of await filesOf(version)) older.set(file.join(' '), version);
  }
  return older;
}

/**
 * Keeps this version, whole, beside those that are there. What an older version has is taken from
 * it. Rejects when anything is missing; what has come by then is not fetched again by the next try.
 */
export async function install(): Promise<void> {
  try {
    await keepAll();
  } catch (error) {
    // On a full device the room is needed for lists.
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (isFull) await deleteVersion(release.version);
    throw error;
  }
}

async function keepAll(): Promise<void> {
  const cache = await openVersion(release.version);
  const older = await readOlder();
  const present = new Set((await cache.keys()).map(({ url }) => url));

  const fromOlder = async (file: SiteFile): Promise<Response | undefined> => {
    const [path, hash] = file;
    const version = older.get(file.join(' '));
    if (version === undefined) return undefined;
    return intact(await (await openVersion(version)).match(addressOf(path)), hash);
  };

  const missing = release.files.filter(([path]) => !present.has(addressOf(path)));
  const takeAll = async (): Promise<void> => {
    for (let file = missing.shift(); file; file = missing.shift())
      await cache.put(addressOf(file[0]), (await fromOlder(file)) ?? (await fetchFile(file)));
  };
  await Promise.all(Array.from({ length: atOnce }, takeAll));

  // What this player has needed once is not lost with a new version.
  for (const file of release.later) {
    const known = await fromOlder(file);
    if (known) await cache.put(addressOf(file[0]), known);
  }

  // Looked up anew: somebody may have cleared the browser's data meanwhile.
  const kept = new Set((await (await openVersion(release.version)).keys()).map(({ url }) => url));
  const lost = release.files.find(([path]) => !kept.has(addressOf(path)));
  if (lost) throw new Error(`${lost[0]} was not kept.`);
  await seal(release.version, release);
}
