import { isNamedByContent } from './addresses';
import { type SiteFile, addressOf } from './surroundings';

/** Whether these bytes are the file that the build made. */
async function isFile(bytes: ArrayBuffer, hash: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.startsWith(hash);
}

/** Headers that speak of the way the bytes came, not of what they are. */
const ofTransport = ['content-encoding', 'content-length', 'transfer-encoding', 'date', 'age'];

/**
 * A response to keep. It has no address of its own: the script of a worker would lose the fragment
 * of the address that it was started by, and a page that a host redirects to could not be answered.
 */
function keepable(bytes: ArrayBuffer, { headers: sent }: Response): Response {
  const headers = new Headers(sent);
  for (const name of ofTransport) headers.delete(name);
  return new Response(bytes, { headers });
}

/** A kept response, if it is whole and undamaged. */
export async function intact(
  response: Response | undefined,
  hash: string,
): Promise<Response | undefined> {
  if (!response) return undefined;
  try {
    const bytes = await response.arrayBuffer();
    return (await isFile(bytes, hash)) ? keepable(bytes, response) : undefined;
  } catch {
    return undefined; // the browser lost what it had written
  }
}

/**
 * Fetches a file. What a café's sign-in page answers in its place, or a server that is just being
 * changed, is not taken: then this rejects.
 */
export async function fetchFile([path, hash]: SiteFile): Promise<Response> {
  const ways = [isNamedByContent(path) ? 'default' : 'no-cache', 'reload'] as const;
  for (const cache of ways) {
    const response = await fetch(addressOf(path), {
      cache,
      credentials: 'same-origin',
      priority: 'low',
    });
    const bytes = await response.arrayBuffer();
    if (await isFile(bytes, hash)) return keepable(bytes, response);
  }
  throw new Error(`Another file was sent for ${path}.`);
}
