'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { watchInstallOffer } from '@/lib/offline/install-offer';
import { keepSite } from '@/lib/offline/registration';
import { whenQuiet } from '@/lib/offline/when-quiet';
import { useOffline } from './use-offline';

const NewVersion = lazy(() => import('./new-version'));

/** Has the site kept for use without a network, and tells of a newer version. */
export function Offline() {
  const { hasNewer } = useOffline();
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator)
      whenQuiet(() => void keepSite());
    return watchInstallOffer();
  }, []);
  if (!hasNewer || isPutOff) return null;
  return (
    <Suspense>
      <NewVersion onLater={() => setPutOff(true)} />
    </Suspense>
  );
}
