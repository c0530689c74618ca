import { patchOffline } from './offline-state';
import { takeOverMessage } from './take-over';

const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const hour = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;

/** Looks at what the browser has, now and whenever a worker of the site changes its state. */
function follow(registered: ServiceWorkerRegistration): void {
  const look = (): void => {
    const { active, waiting } = registered;
    const isReady = active?.state === 'activated';
    patchOffline({ isReady, ...(waiting && active && { hasNewer: true }) });
  };
  const heed = (worker: ServiceWorker | null): void =>
    worker?.addEventListener('statechange', look);
  heed(registered.installing);
  heed(registered.waiting);
  heed(registered.active);
  registered.addEventListener('updatefound', () => heed(registered.installing));
  look();
}

/**
 * Has the site kept on this device, so that it opens without a network, and watches for newer
 * versions. Where a browser cannot or will not, nothing happens: the site works as before.
 */
export async function keepSite(): Promise<void> {
  const container = navigator.serviceWorker;
  let isControlled = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    // The first time it is this page's own version; later another tab asked for a newer one.
    if (isControlled) patchOffline({ hasNewer: true });
    isControlled = true;
  });
  try {
    registration = await container.register(`${base}/sw.js`, {
      scope: `${base}/`,
      updateViaCache: 'none',
    });
    follow(registration);
    seekNewer(registration);
  } catch {
    // Refused, or no network before anything was kept.
  }
}

/** A page may stay open for days: it asks again when it is looked at, and when a network is back. */
function seekNewer(registered: ServiceWorkerRegistration): void {
  let asked = Date.now();
  const ask = (): void => {
    asked = Date.now();
    registered.update().catch(() => undefined); // no network now
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Math.abs(Date.now() - asked) > hour) ask();
  });
  window.addEventListener('online', ask);
}

/** Loads this page again, with the newest version that is kept. Other tabs stay as they are. */
export function loadNewest(): void {
  const reload = (): void => window.location.reload();
  const waiting = registration?.waiting;
  if (!waiting) return reload(); // another tab has put it in use
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage(takeOverMessage);
}
