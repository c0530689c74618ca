'use client';

import { useState } from 'react';
import type { DamagedRow } from '@/lib/store/record';
import { formatDamaged } from '@/lib/store/shelf';
import { saveFile } from '../files/save-file';
import { Button } from '../ui/button';

/** A stored list that cannot be read: it can be saved for repair, and thrown away after that. */
export function Damaged({
  row,
  onDiscard,
}: {
  readonly row: DamagedRow;
  readonly onDiscard: () => void;
}) {
  const [isSure, setSure] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-hair py-4">
      <p className="flex-1 basis-72">
        <b>One list cannot be read.</b> What is stored of it is damaged ({row.fault}). It is left as
        it is; save it as a file, so that somebody may repair it.
      </p>
      <Button onClick={() => saveFile('damaged list.json', formatDamaged(row), 'application/json')}>
        Save as file
      </Button>
      <Button onClick={() => (isSure ? onDiscard() : setSure(true))}>
        {isSure ? 'Throw it away for good' : 'Throw away'}
      </Button>
    </div>
  );
}
