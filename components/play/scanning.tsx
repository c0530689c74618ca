'use client';

import { CameraTrouble } from '../check-desk/scan/camera-trouble';
import { useScanner } from '../check-desk/scan/use-scanner';
import { scanWords } from '../check-desk/scan/words';
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
  const ofScan = useWords(scanWords);
  const { video, camera, retry } = useScanner(onCode);
  const isTrouble = camera !== 'starting' && camera !== 'watching';
  return (
    <div className="grid gap-2">
      {isTrouble ? (
        <CameraTrouble camera={camera} onRetry={retry} />
      ) : (
        <p className="text-ink-2">{camera === 'starting' ? ofScan.starting : ofScan.watching}</p>
      )}
      <video
        ref={video}
        muted
        playsInline
        aria-label={ofScan.picture}
        className={`aspect-[4/3] w-full border border-line bg-well object-cover ${isTrouble ? 'hidden' : ''}`}
      />
      <Button onClick={onStop}>{words.stopScan}</Button>
    </div>
  );
}
