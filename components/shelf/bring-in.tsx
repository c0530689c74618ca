'use client';

import { useRef } from 'react';
import { Button } from '../ui/button';

/** Asks for list files. */
export function BringIn({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="file" onClick={() => input.current?.click()}>
        Bring in a list
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept=".json,application/json"
        aria-label="List files"
        hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
