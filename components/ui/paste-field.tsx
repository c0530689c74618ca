'use client';

import { useId, useState } from 'react';
import { useWords } from '../language/use-words';
import { Button } from './button';
import { FieldError } from './field';
import { useDraft } from './use-draft';
import { uiWords } from './words';

interface Props {
  readonly label: string;
  /** What the button does with the text. */
  readonly deed: string;
  /** What becomes of a text that was handed on: `keep` where it may come back to be mended. */
  readonly then: 'empty' | 'keep';
  readonly onText: (text: string) => void;
  /** Files that were pasted. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Takes a pasted or typed text. Pasted into an empty field it is the whole of it: no press is needed. */
export function PasteField({ label, deed, then, onText, onFiles }: Props) {
  const id = useId();
  const words = useWords(uiWords);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  useDraft(text !== '');
  const bring = (whole: string) => {
    if (then === 'empty') setText('');
    onText(whole);
  };
  return (
    <form
      className="flex flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return setMissing(true);
        bring(text);
      }}
    >
      <label htmlFor={id} className="mb-2 block font-display text-l leading-none font-bold">
        {label}
      </label>
      <textarea
        id={id}
        rows={5}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          const files = [...event.clipboardData.files];
          if (files.length > 0) onFiles(files);
          else if (pasted.trim() !== '' && text.trim() === '') bring(pasted);
          else return;
          event.preventDefault();
        }}
        className="field block grow resize-y py-2 text-s leading-snug"
      />
      <div role="alert">
        <FieldError id={`${id}-error`} error={isMissing ? words.nothingPasted : undefined} />
      </div>
      <div className="mt-2">
        <Button type="submit">{deed}</Button>
      </div>
    </form>
  );
}
