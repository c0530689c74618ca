'use client';

import { useRef } from 'react';
import { wordsOf } from '../language/area';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { PasteField } from '../ui/paste-field';
import { type Gathered, gatherFiles, textItem } from './gather';
import { deskWords } from './words';

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
  const words = useWords(deskWords).intake;
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
            {words.drop}
          </p>
        )}
        <div
          className={`flex flex-wrap gap-2 max-tablet:*:flex-auto ${isPage ? 'justify-center' : ''}`}
        >
          <FilesButton onGather={onGather} />
          <FolderButton onGather={onGather} />
          <Button icon="scan" aria-haspopup="dialog" onClick={onScan}>
            {words.scan}
          </Button>
        </div>
        <p className={`mt-3 max-w-136 text-s text-ink-2 ${isPage ? 'tablet:text-balance' : ''}`}>
          {words.help}
          {!isPage && <span className="max-tablet:hidden"> {words.dropHelp}</span>}
        </p>
      </div>
      <PasteField
        label={words.paste}
        deed={words.check}
        then="empty"
        onText={(text) => {
          const { pasted } = wordsOf(deskWords).intake;
          onGather({ items: [textItem(pasted, text)], isCut: false });
        }}
        onFiles={(files) => onGather(gatherFiles(files))}
      />
    </div>
  );
}

interface ButtonProps {
  readonly onGather: (gathered: Gathered) => void;
}

function FilesButton({ onGather }: ButtonProps) {
  const words = useWords(deskWords).intake;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="file" look="solid" onClick={() => input.current?.click()}>
        {words.files}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={accepted}
        aria-label={words.filesLabel}
        hidden
        onChange={({ target }) => gatherFrom(target, onGather)}
      />
    </>
  );
}

/** Phones have no folders to choose from. */
function FolderButton({ onGather }: ButtonProps) {
  const words = useWords(deskWords).intake;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="max-tablet:hidden" onClick={() => input.current?.click()}>
        {words.folder}
      </Button>
      <input
        ref={(element) => {
          input.current = element;
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        aria-label={words.folderLabel}
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
