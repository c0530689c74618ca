'use client';

import { useEffect } from 'react';
import { useWords } from '../language/use-words';
import { announce } from '../shell/announce';
import { Button } from '../ui/button';
import { useNewest } from './use-newest';
import { offlineWords } from './words';

/**
 * Says that a newer version is kept and waits. It lies above whatever stands at the foot of the
 * window, moves nothing, and takes no focus: nobody has to answer now.
 */
export default function NewVersion({ onLater }: { readonly onLater: () => void }) {
  const words = useWords(offlineWords).newer;
  const { useIt, trouble } = useNewest();
  useEffect(() => announce(words.ready), [words]);
  return (
    <section
      aria-label={words.title}
      className="over-foot fixed right-0 z-10 m-2 max-w-120 border border-line bg-sheet px-4 py-3 max-tablet:left-0"
    >
      <p>
        <b>{words.ready}</b> {trouble ?? words.consequence}
      </p>
      <div className="mt-2 flex gap-2 max-tablet:*:flex-1">
        <Button look="solid" onClick={useIt}>
          {words.use}
        </Button>
        <Button onClick={onLater}>{words.later}</Button>
      </div>
    </section>
  );
}
