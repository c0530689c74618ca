'use client';

import { useId, useRef, useState } from 'react';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import type { Brought } from './read-sources';
import { receiveWords } from './words';

/** What the file dialog offers first; what a file is, its content tells. */
const accepted = '.json,.txt,.pdf,application/json,text/plain,application/pdf';

/** Asks for files, or for a link or text. */
export function AskField({ onBring }: { readonly onBring: (brought: Brought) => void }) {
  const words = useWords(receiveWords).ask;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const id = useId();
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onBring({ text });
      }}
    >
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
      <div>
        <label htmlFor={id} className="mb-2 block font-display text-l leading-none font-bold">
          {words.paste}
        </label>
        <textarea
          id={id}
          rows={5}
          value={text}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain');
            const files = [...event.clipboardData.files];
            if (pasted.trim() === '' && files.length === 0) return;
            // Into an empty field it is the whole of it: no press is needed.
            if (files.length > 0) onBring({ files });
            else if (text.trim() === '') onBring({ text: pasted });
            else return;
            event.preventDefault();
          }}
          className="field block resize-y py-2 text-s leading-snug"
        />
        <div className="mt-2">
          <Button type="submit">{words.read}</Button>
        </div>
      </div>
    </form>
  );
}
