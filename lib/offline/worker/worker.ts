import { pathOf } from './addresses';
import { checkUpIfDue } from './check-up';
import { install } from './install';
import { respond } from './respond';
import { takeShare } from './share';
import { scope, worker } from './surroundings';
import { dropOldVersions, hasOldTabs, takeOver } from './tabs';
import { takeOverMessage } from '../take-over';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

worker.addEventListener('message', ({ data }) => {
  // Until a player asks, a new version waits for the last tab of the old one to be closed.
  if (data === takeOverMessage) void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = pathOf(request.url, worker.location.origin, scope);
  if (path === undefined) return;
  if (request.method === 'POST' && path === 'open/') {
    event.respondWith(takeShare(request));
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  event.respondWith(respond(event, path));
  if (request.mode === 'navigate') event.waitUntil(lookAfter(request));
});

/** What is done now and then, beside the pages that are opened. */
async function lookAfter({ cache }: Request): Promise<void> {
  if (await hasOldTabs()) await dropOldVersions();
  await checkUpIfDue({ isReload: cache === 'no-cache' || cache === 'reload' });
}
