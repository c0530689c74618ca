'use client';

import { useRef } from 'react';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { PasteField } from '../ui/paste-field';
import type { Brought } from './read-sources';
import { receiveWords } from './words';

/** What the file dialog offers first; what a file is, its content tells. */
const accepted = '.json,.txt,.pdf,application/json,text/plain,application/pdf';

/** Asks for files, or for a link or text. */
export function AskField({ onBring }: { readonly onBring: (brought: Brought) => void }) {
  const words = useWords(receiveWords).ask;
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-5">
      <div>
        <Button icon="file" look="solid" onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          accept={accepted}
          aria-label={words.files}
          hidden
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // So that the same file can be chosen again.
            event.target.value = '';
            if (files.length > 0) onBring({ files });
          }}
        />
        <p className="mt-1.5 text-s text-ink-2">
          {words.help}
          <span className="max-tablet:hidden"> {words.dropHelp}</span>
        </p>
      </div>
      <PasteField
        label={words.paste}
        deed={words.read}
        then="keep"
        onText={(text) => onBring({ text })}
        onFiles={(files) => onBring({ files })}
      />
    </div>
  );
}
