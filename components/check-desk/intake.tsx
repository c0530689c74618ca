'use client';

import { useId, useRef, useState } from 'react';
import { Button } from '../ui/button';
import { type Gathered, gatherFiles, textItem } from './gather';

/** What the file dialog offers first; what a file is, its content tells. */
const accepted = '.json,.txt,.pdf,.zip,application/json,text/plain,application/pdf,application/zip';

/** Everywhere that lists can come from: files, a folder, a camera, links and text. */
export function Intake({
  look,
  onGather,
  onScan,
}: {
  /** `page` = all that lies on the desk, with a place to drop files on; `sheet` = over the desk. */
  readonly look: 'page' | 'sheet';
  readonly onGather: (gathered: Gathered) => void;
  readonly onScan: () => void;
}) {
  const isPage = look === 'page';
  return (
    <div
      className={`grid gap-x-12 gap-y-6 ${isPage ? 'desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : ''}`}
    >
      <div
        className={
          isPage
            ? 'tablet:grid tablet:content-center tablet:justify-items-center tablet:border-[3px] tablet:border-dashed tablet:border-edge tablet:px-8 tablet:py-10 tablet:text-center'
            : ''
        }
      >
        {isPage && (
          <p className="mb-5 font-display text-2xl leading-tight font-bold max-tablet:hidden">
            Drop the lists here
          </p>
        )}
        <div
          className={`flex flex-wrap gap-2 max-tablet:*:flex-auto ${isPage ? 'justify-center' : ''}`}
        >
          <FilesButton onGather={onGather} />
          <FolderButton onGather={onGather} />
          <Button icon="scan" aria-haspopup="dialog" onClick={onScan}>
            Scan codes
          </Button>
        </div>
        <p className={`mt-3 max-w-136 text-s text-ink-2 ${isPage ? 'tablet:text-balance' : ''}`}>
          List files, texts with several lists, printed PDFs, backups, and zips of all these: as
          many at once as you like.
          {!isPage && (
            <span className="max-tablet:hidden"> They can be dropped anywhere on the page.</span>
          )}
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
      className="flex flex-col"
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
        rows={5}
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
        className="field block grow resize-y py-2 text-s leading-snug"
      />
      <div className="mt-2">
        <Button type="submit">Check them</Button>
      </div>
    </form>
  );
}
