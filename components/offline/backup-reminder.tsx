import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { offlineWords } from './words';

/** That many lists are in no backup. It can be put off, and is never in the way. */
export function BackupReminder({
  fresh,
  onBackUp,
  onPutOff,
}: {
  readonly fresh: number;
  readonly onBackUp: () => void;
  readonly onPutOff: () => void;
}) {
  const words = useWords(offlineWords).backup;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-y border-hair py-2">
      <p className="flex-1 max-tablet:basis-full">{words.due(fresh)}</p>
      <div className="flex gap-2 max-tablet:w-full max-tablet:*:flex-1">
        <Button onClick={onBackUp}>{words.make}</Button>
        <Button onClick={onPutOff}>{words.later}</Button>
      </div>
    </div>
  );
}
