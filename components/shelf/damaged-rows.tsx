'use client';

import { type ReactNode, useState } from 'react';
import type { KeyedRow } from '@/lib/store/backend';
import { formatDamaged } from '@/lib/store/format-damaged';
import { saveFile } from '../files/save-file';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { shelfWords } from './words';

/** A row, and where it is known, the path of what is wrong in it. */
interface Unreadable extends KeyedRow {
  readonly fault?: string;
}

/** What is stored and cannot be read: it can be saved for repair, and thrown away after that. */
export function DamagedRows<Row extends Unreadable>({
  rows,
  tell,
  fileName,
  onDiscard,
}: {
  readonly rows: readonly Row[];
  /** What a row is. */
  readonly tell: (row: Row) => ReactNode;
  /** For one of them, with its ending. */
  readonly fileName: string;
  readonly onDiscard: (key: IDBValidKey) => void;
}) {
  return rows.map((row) => (
    <DamagedRow
      key={JSON.stringify(row.key)}
      row={row}
      text={tell(row)}
      fileName={fileName}
      onDiscard={() => onDiscard(row.key)}
    />
  ));
}

function DamagedRow({
  row,
  text,
  fileName,
  onDiscard,
}: {
  readonly row: Unreadable;
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
