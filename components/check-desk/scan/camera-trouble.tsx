import { useWords } from '../../language/use-words';
import { Button } from '../../ui/button';
import { VerdictMark } from '../../ui/verdict';
import { type CameraFault, scanWords } from './words';

/** Why nothing can be scanned, and what to do about it. */
export function CameraTrouble({
  camera,
  onRetry,
}: {
  readonly camera: CameraFault;
  readonly onRetry: () => void;
}) {
  const words = useWords(scanWords);
  const { what, how } = words.troubles[camera];
  return (
    <div role="alert" className="flex gap-2 border-y border-line bg-agree-wash px-3 py-2">
      <VerdictMark mood="agree" className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug">
          <b>{what}</b> {how}
        </p>
        {camera !== 'insecure' && camera !== 'unsupported' && (
          <Button className="mt-2" onClick={onRetry}>
            {words.again}
          </Button>
        )}
      </div>
    </div>
  );
}
