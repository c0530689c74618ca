'use client';

import { useScanner } from '../check-desk/scan/use-scanner';
import { Viewfinder } from '../check-desk/scan/viewfinder';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { playWords } from './words';

/** The camera, until a code is seen or somebody stops it. */
export function Scanning({
  onCode,
  onStop,
}: {
  readonly onCode: (text: string) => void;
  readonly onStop: () => void;
}) {
  const words = useWords(playWords).bring;
  const scanner = useScanner(onCode);
  return (
    <div className="grid gap-2">
      <Viewfinder {...scanner} />
      <Button onClick={onStop}>{words.stopScan}</Button>
    </div>
  );
}
