import { Button } from '../../ui/button';
import { VerdictMark } from '../../ui/verdict';
import type { Camera } from './use-scanner';

const words: Readonly<
  Record<Exclude<Camera, 'starting' | 'watching'>, { readonly what: string; readonly how: string }>
> = {
  insecure: {
    what: 'The camera is not to be had on this address.',
    how: 'Browsers give it only to pages that were opened over https. Open this site so, or bring the lists in as files or links.',
  },
  unsupported: {
    what: 'This browser gives pages no camera.',
    how: 'Scan the codes with the phone’s own camera, and paste the links here.',
  },
  refused: {
    what: 'The camera was not allowed.',
    how: 'Allow it for this page in the browser’s settings, most often behind the sign before the address, and try again.',
  },
  missing: {
    what: 'No camera was found.',
    how: 'Connect one and try again, or bring the lists in as files or links.',
  },
  busy: {
    what: 'Something else is using the camera.',
    how: 'Close it there, and try again.',
  },
  failed: {
    what: 'The camera could not be started.',
    how: 'Try again, or bring the lists in as files or links.',
  },
};

/** Why nothing can be scanned, and what to do about it. */
export function CameraTrouble({
  camera,
  onRetry,
}: {
  readonly camera: keyof typeof words;
  readonly onRetry: () => void;
}) {
  const { what, how } = words[camera];
  return (
    <div role="alert" className="flex gap-2 border-y border-line bg-agree-wash px-3 py-2">
      <VerdictMark mood="agree" className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug">
          <b>{what}</b> {how}
        </p>
        {camera !== 'insecure' && camera !== 'unsupported' && (
          <Button className="mt-2" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  );
}
