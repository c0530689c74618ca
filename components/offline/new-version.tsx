'use client';

import { useEffect } from 'react';
import { announce } from '../shell/announce';
import { Button } from '../ui/button';
import { useNewest } from './use-newest';
import { words } from './words';

/**
 * Says that a newer version is kept and waits. It lies above whatever stands at the foot of the
 * window, moves nothing, and takes no focus: nobody has to answer now.
 */
export default function NewVersion({ onLater }: { readonly onLater: () => void }) {
  const { useIt, trouble } = useNewest();
  useEffect(() => announce(words.newer), []);
  return (
    <section
      aria-label="New version"
      className="over-foot fixed right-0 z-10 m-2 max-w-120 border border-line bg-sheet px-4 py-3 max-tablet:left-0"
    >
      <p>
        <b>{words.newer}</b> {trouble ?? words.newerConsequence}
      </p>
      <div className="mt-2 flex gap-2 max-tablet:*:flex-1">
        <Button look="solid" onClick={useIt}>
          {words.useIt}
        </Button>
        <Button onClick={onLater}>{words.later}</Button>
      </div>
    </section>
  );
}
