/*
 * Served only by `npm run dev`: a build writes the real one over it. Where a built site was served
 * at this address before, its service worker would go on answering with the built pages; the browser
 * finds this in its place, which gives the address back.
 */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await self.registration.unregister();
      for (const tab of await self.clients.matchAll({ type: 'window' }))
        await tab.navigate(tab.url);
    })(),
  ),
);
