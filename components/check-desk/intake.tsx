'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { type Gathered, gatherFiles, textItem } from './gather';

/** What the file dialog offers first; what a file is, its content tells. */
const accepted = '.json,.txt,.pdf,.zip,application/json,text/plain,application/pdf,application/zip';

/** Everywhere that lists can come from: files, a folder, a camera, links and text. */
export function Intake({
  onGather,
  onScan,
}: {
  readonly onGather: (gathered: Gathered) => void;
  readonly onScan: () => void;
}) {
  return (
    <div className="grid gap-6">
      <div>
        <div className="flex flex-wrap gap-2 max-tablet:*:flex-auto">
          <FilesButton onGather={onGather} />
          <FolderButton onGather={onGather} />
          <Button icon="scan" aria-haspopup="dialog" onClick={onScan}>
            Scan codes
          </Button>
        </div>
        <p className="mt-2 max-w-160 text-s text-ink-2">
          List files, texts with several lists, printed PDFs, backups, and zips of all these, as
          many at once as you like.
          <span className="max-tablet:hidden"> They can be dropped anywhere on this page.</span>
        </p>
      </div>
      <PasteField onGather={onGather} />
    </div>
  );
}

interface ButtonProps {
  readonly onGather: (gathered: Gathered) => void;
}

function FilesButton({ onGather }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="file" look="solid" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        aria-label="Lists to check"
        hidden
        onChange={({ target }) => gatherFrom(target, onGather)}
      />
    </>
  );
}

/** Phones have no folders to choose from. */
function FolderButton({ onGather }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="max-tablet:hidden" onClick={() => input.current?.click()}>
        Choose a folder
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        aria-label="Folder of lists to check"
        hidden
        onChange={({ target }) => gatherFrom(target, onGather)}
      />
    </>
  );
}

function gatherFrom(input: HTMLInputElement, onGather: ButtonProps['onGather']): void {
  const files = [...(input.files ?? [])];
  // So that the same can be chosen again.
  input.value = '';
  if (files.length > 0) onGather(gatherFiles(files));
}

function PasteField({ onGather }: ButtonProps) {
  const id = useId();
  const [text, setText] = useState('');
  const bring = (content: string) => {
    setText('');
    onGather({ items: [textItem('Pasted text', content)], isCut: false });
  };
  return (
    <form
      className="max-w-176"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') bring(text);
      }}
    >
      <label htmlFor={id} className="mb-2 block font-display text-l leading-none font-bold">
        Or paste links or texts
      </label>
      <textarea
        id={id}
        rows={4}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          const files = [...event.clipboardData.files];
          if (files.length > 0) onGather(gatherFiles(files));
          // Into an empty field it is the whole of it: no press is needed.
          else if (pasted.trim() !== '' && text.trim() === '') bring(pasted);
          else return;
          event.preventDefault();
        }}
        className="field block resize-y py-2 text-s leading-snug"
      />
      <div className="mt-2">
        <Button type="submit">Check them</Button>
      </div>
    </form>
  );
}
