'use client';

import { useLive } from '@/lib/live/use-live';
import { useStore } from '@/lib/store/use-store';
import { saveListFile } from '../files/save-file';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { SavingFailed } from './saving-failed';
import { useDesk } from './use-desk';
import { troubleWords } from './words/trouble';

/** Lines under the head for what the player must know of his list: rarely any. */
export function Notices() {
  const words = useWords(troubleWords);
  const { session } = useDesk();
  const store = useStore();
  const { list, saving, missed, missing } = useLive(session, session.getSnapshot());
  return (
    <>
      {typeof saving === 'object' && list && (
        <SavingFailed
          reason={saving.failed}
          onExport={() => void saveListFile(list)}
          onRetry={() => session.retry()}
        />
      )}
      {missing === 'deleted' && (
        <Notice words={words.inBin}>
          <Button onClick={() => void store?.restore(session.id)}>{words.takeBack}</Button>
        </Notice>
      )}
      {missing === 'damaged' && list && (
        <Notice words={words.damagedMeanwhile}>
          <Button onClick={() => void saveListFile(list)}>{words.saveAsFile}</Button>
        </Notice>
      )}
      {missed.length > 0 && (
        <Notice words={words.missed(missed.length)}>
          <Button onClick={() => session.acknowledge()}>{words.seen}</Button>
        </Notice>
      )}
    </>
  );
}

function Notice({
  words,
  children,
}: {
  readonly words: string;
  readonly children: React.ReactNode;
}) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-agree-wash px-4 py-1 desk:px-6"
    >
      <p className="flex-1 basis-72 font-medium wrap-anywhere">{words}</p>
      {children}
    </div>
  );
}
