'use client';

import { install, installOffer } from '@/lib/offline/install-offer';
import { useLive } from '@/lib/live/use-live';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { useNewest } from './use-newest';
import { useOffline } from './use-offline';
import { offlineWords } from './words';

/** Whether this copy opens without a network, whether there is a newer one, and how to install it. */
export function ThisCopy() {
  const words = useWords(offlineWords);
  const { isReady, hasNewer } = useOffline();
  const offer = useLive(installOffer, undefined);
  const { useIt, trouble } = useNewest();
  return (
    <>
      {isReady && <p className="mt-3">{words.kept.ready}</p>}
      {hasNewer && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={useIt}>{words.newer.use}</Button>
          <p className="flex-1 basis-72">
            {words.newer.ready} {trouble}
          </p>
        </div>
      )}
      {offer && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button onClick={() => void install()}>{words.install.button}</Button>
          <p className="flex-1 basis-72 text-ink-2">{words.install.help}</p>
        </div>
      )}
    </>
  );
}
