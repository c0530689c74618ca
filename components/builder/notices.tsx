'use client';

import { useLive } from '@/lib/store/use-live';
import { useStore } from '@/lib/store/use-store';
import { count } from '@/lib/rules/english';
import { Button } from '../ui/button';
import { saveListFile } from '../files/save-file';
import { SavingFailed } from './saving-failed';
import { useDesk } from './use-desk';

/** Lines under the head for what the player must know of his list: rarely any. */
export function Notices() {
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
        <Notice words="This list is in the bin. You can go on with it or take it back to the shelf.">
          <Button onClick={() => void store?.restore(session.id)}>Take it back</Button>
        </Notice>
      )}
      {missing === 'damaged' && list && (
        <Notice words="What is stored of this list was damaged meanwhile. What you see is whole: save it as a file.">
          <Button onClick={() => void saveListFile(list)}>Save as a file</Button>
        </Notice>
      )}
      {missed.length > 0 && (
        <Notice
          words={`${count(missed.length, 'change')} found nothing to change: it was removed in another tab.`}
        >
          <Button onClick={() => session.acknowledge()}>I see</Button>
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
      <p className="flex-1 basis-72 font-medium">{words}</p>
      {children}
    </div>
  );
}
