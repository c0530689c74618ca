import { isNamedByContent, pageOf } from './addresses';
import { fetchFile } from './fetch-file';
import { addressOf, release } from './surroundings';
import { versionOf } from './tabs';
import { filesOf, keptVersions, openVersion } from './versions';

/** A kept file of a version; one that is the same in every version, from any. */
async function findKept(version: string, path: string): Promise<Response | undefined> {
  const kept = await (await openVersion(version)).match(addressOf(path));
  if (kept || !isNamedByContent(path)) return kept;
  for (const other of await keptVersions()) {
    const found = await (await openVersion(other)).match(addressOf(path));
    if (found) return found;
  }
  return undefined;
}

/** Fetches a file that a version should have, and keeps it from then on. */
async function fetchAndKeep(version: string, path: string): Promise<Response | undefined> {
  const file = (await filesOf(version)).find(([known]) => known === path);
  if (!file) return undefined;
  const response = await fetchFile(file);
  await (await openVersion(version)).put(addressOf(path), response.clone());
  return response;
}

/** A file of a version, from here or the network; nothing where neither has it. */
async function fileOf(version: string, path: string): Promise<Response | undefined> {
  try {
    return (await findKept(version, path)) ?? (await fetchAndKeep(version, path));
  } catch {
    return undefined; // no network, or a browser whose storage is broken or full
  }
}

async function notFound(): Promise<Response> {
  const page = await fileOf(release.version, '404.html');
  return page ? new Response(page.body, { status: 404, headers: page.headers }) : Response.error();
}

/**
 * Answers a request for a path of the site: with the file of the version that the asking tab runs,
 * else from the network. Pages are opened with this version.
 */
export async function respond(event: FetchEvent, asked: string): Promise<Response> {
  const { request, clientId } = event;
  const isNavigation = request.mode === 'navigate';
  // Next asks for a page's head before it asks for what a link leads to.
  const path = isNavigation || request.method === 'HEAD' ? pageOf(asked) : asked;
  const version = isNavigation ? release.version : await versionOf(clientId);
  const file = await fileOf(version, path);
  if (file) return request.method === 'HEAD' ? new Response(null, file) : file;
  try {
    return await fetch(request);
  } catch (error) {
    if (isNavigation) return notFound();
    throw error;
  }
}
