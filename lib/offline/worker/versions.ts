import { type Release, type SiteFile, addressOf, scope } from './surroundings';

/*
 * Each version of the site has a cache of its own, with its list of files in it. The list is written
 * last: a cache without one is an install that is going on or broke off. Sites that share an origin
 * have scopes of their own in the names. Worker code of later versions reads these caches too: the
 * names and the list must not change.
 */

const prefix = `muster-roll ${scope} version `;
const listPath = '.files';

export function openVersion(version: string): Promise<Cache> {
  return caches.open(prefix + version);
}

export function deleteVersion(version: string): Promise<boolean> {
  return caches.delete(prefix + version);
}

/** Every version of which anything is kept. */
export async function keptVersions(): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

type Files = Pick<Release, 'files' | 'later'>;

/** Marks a version as whole. */
export async function seal(version: string, { files, later }: Files): Promise<void> {
  const cache = await openVersion(version);
  await cache.put(addressOf(listPath), new Response(JSON.stringify({ files, later })));
}

/** The files of a version; nothing when it is not whole. */
export async function filesOf(version: string): Promise<readonly SiteFile[]> {
  const list = await (await openVersion(version)).match(addressOf(listPath));
  if (!list) return [];
  const { files, later } = (await list.json()) as Files;
  return [...files, ...later];
}
