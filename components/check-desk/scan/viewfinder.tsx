'use client';

import { useWords } from '../../language/use-words';
import { CameraTrouble } from './camera-trouble';
import type { Scanner } from './use-scanner';
import { scanWords } from './words';

/** What the camera sees, or why it sees nothing. */
export function Viewfinder({ video, camera, retry }: Scanner) {
  const words = useWords(scanWords);
  const isTrouble = camera !== 'starting' && camera !== 'watching';
  return (
    <>
      {isTrouble ? (
        <CameraTrouble camera={camera} onRetry={retry} />
      ) : (
        <p className="text-ink-2">{camera === 'starting' ? words.starting : words.watching}</p>
      )}
      <video
        ref={video}
        muted
        playsInline
        aria-label={words.picture}
        className={`aspect-[4/3] w-full border border-line bg-well object-cover ${isTrouble ? 'hidden' : ''}`}
      />
    </>
  );
}
