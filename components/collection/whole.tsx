'use client';

import { useRef } from 'react';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { collectionWords } from './words';

/** What can be done with the collection as a whole. */
export function Whole({
  isEmpty,
  onSave,
  onSaveTable,
  onBring,
  onClear,
}: {
  readonly isEmpty: boolean;
  readonly onSave: () => void;
  readonly onSaveTable: () => void;
  readonly onBring: (file: File) => void;
  readonly onClear: () => void;
}) {
  const words = useWords(collectionWords);
  const file = useRef<HTMLInputElement>(null);
  return (
    <div className="mt-6 flex flex-wrap gap-2 max-tablet:*:w-full">
      {!isEmpty && (
        <>
          <Button icon="file" onClick={onSave}>
            {words.export}
          </Button>
          <Button icon="file" onClick={onSaveTable}>
            {words.exportCsv}
          </Button>
        </>
      )}
      <Button onClick={() => file.current?.click()}>{words.import}</Button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={words.importFile}
        accept=".json,.csv,application/json,text/csv"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // So that the same file can be chosen again.
          target.value = '';
          if (chosen) onBring(chosen);
        }}
      />
      {!isEmpty && <Button onClick={onClear}>{words.clear}</Button>}
    </div>
  );
}
