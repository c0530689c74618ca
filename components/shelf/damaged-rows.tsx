'use client';

import { type ReactNode, useState } from 'react';
import type { KeyedRow } from '@/lib/store/backend';
import { formatDamaged } from '@/lib/store/format-damaged';
import { saveFile } from '../files/save-file';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { shelfWords } from './words';

/** Something stored that cannot be read: it can be saved for repair, and thrown away after that. */
export function Damaged({
  row,
  text,
  fileName,
  onDiscard,
}: {
  readonly row: KeyedRow & { readonly fault?: string };
  /** What it is. */
  readonly text: ReactNode;
  readonly fileName: string;
  readonly onDiscard: () => void;
}) {
  const words = useWords(shelfWords).damaged;
  const [isSure, setSure] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-hair py-4">
      <p className="flex-1 basis-72">{text} </p>
      <Button onClick={() => saveFile(fileName, formatDamaged(row), 'application/json')}>
        {words.save}
      </Button>
      <Button onClick={() => (isSure ? onDiscard() : setSure(true))}>
        {isSure ? words.discardForGood : words.discard}
      </Button>
    </div>
  );
}
