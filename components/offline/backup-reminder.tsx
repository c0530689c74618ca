import { Button } from '../ui/button';
import { words } from './words';

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
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-hair py-2">
      <p className="flex-1 basis-48">{words.backupDue(fresh)}</p>
      <Button onClick={onBackUp}>{words.backUp}</Button>
      <Button onClick={onPutOff}>{words.notNow}</Button>
    </div>
  );
}
