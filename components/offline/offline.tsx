'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { watchInstallOffer } from '@/lib/offline/install-offer';
import { whenQuiet } from '@/lib/offline/when-quiet';
import { useOffline } from './use-offline';

/** Not in the first load: it is for when a page has come to rest. */
const keep = () =>
  import('@/lib/offline/registration').then(
    ({ keepSite }) => keepSite(),
    () => undefined, // No network: the next page that is opened keeps it.
  );

const NewVersion = lazy(() => import('./new-version'));

/** Has the site kept for use without a network, and tells of a newer version. */
export function Offline() {
  const { hasNewer } = useOffline();
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator)
      whenQuiet(() => void keep());
    return watchInstallOffer();
  }, []);
  if (!hasNewer || isPutOff) return null;
  return (
    <Suspense>
      <NewVersion onLater={() => setPutOff(true)} />
    </Suspense>
  );
}
