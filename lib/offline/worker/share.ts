import { sharedCache, sharedQuery } from '../shared';
import { addressOf, scope } from './surroundings';

/** What was shared and never looked at is thrown away by the next share after so many milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

/**
 * Takes what another app shares with this one: it is laid aside for the page that shows lists from
 * elsewhere, and the browser is sent there. Nothing of it leaves the device.
 */
export async function takeShare(request: Request): Promise<Response> {
  const id = crypto.randomUUID();
  const page = `${addressOf('open/')}?${sharedQuery}=${id}`;
  try {
    const form = await request.formData();
    const cache = await caches.open(sharedCache(scope));
    for (const old of await cache.keys()) {
      const laid = Number((await cache.match(old))?.headers.get('x-laid-aside'));
      if (!(Math.abs(Date.now() - laid) < keptFor)) await cache.delete(old);
    }
    const headers = { 'x-laid-aside': String(Date.now()) };
    await cache.put(page, new Response(form, { headers }));
  } catch {
    // The page finds nothing there, and says so.
  }
  return Response.redirect(page, 303);
}
