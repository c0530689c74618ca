'use client';

import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { receiveWords } from './words';

/** In the place of a list whose rosters did not load. */
export function NoRosters() {
  const words = useWords(receiveWords).noRosters;
  return (
    <div role="alert" className="grid justify-items-start gap-3 border-y border-line py-4">
      <p>{words.text}</p>
      <Button onClick={() => window.location.reload()}>{words.reload}</Button>
    </div>
  );
}
