'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { watchInstallOffer } from '@/lib/offline/install-offer';
import { keepSite } from '@/lib/offline/registration';
import { useOffline } from './use-offline';

const NewVersion = lazy(() => import('./new-version'));

/** Once the page stands and the browser has nothing better to do. */
function whenIdle(work: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: 5000 })
      : setTimeout(work, 1000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Has the site kept for use without a network, and tells of a newer version. */
export function Offline() {
  const { hasNewer } = useOffline();
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator)
      whenIdle(() => void keepSite());
    return watchInstallOffer();
  }, []);
  if (!hasNewer || isPutOff) return null;
  return (
    <Suspense>
      <NewVersion onLater={() => setPutOff(true)} />
    </Suspense>
  );
}
