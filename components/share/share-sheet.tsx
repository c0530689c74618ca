'use client';

import { lazy, Suspense, useMemo } from 'react';
import type { List } from '@/lib/roster/list';
import type { Checked } from '@/lib/rules/check';
import { formatListFile, listFileName } from '@/lib/share/list-file';
import { hasUnknownFields } from '@/lib/share/same-list';
import { saveListFile } from '../files/save-file';
import { useWords } from '../language/use-words';
import { sealsWords } from '../seals/words';
import { listName } from '../shell/list-name';
import { Button } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { Sheet } from '../ui/sheet';
import { SheetPart } from '../ui/sheet-part';
import { WholeText } from '../ui/whole-text';
import { CopyButton } from './copy-button';
import { QrFigure } from './qr-figure';
import { SendButton } from './send-button';
import { type Forms, useForms } from './use-forms';
import { shareWords } from './words';
import { PageLink } from '../ui/page-link';

const SealForm = lazy(() => import('../seals/seal-form'));

/** Some chats and mail programs cut longer links. */
const longLink = 2000;

/** Several browsers and servers stop here, and no chat takes it. */
const hugeLink = 30_000;

/** A list in every form in which it can leave this device, and what each of them carries. */
export default function ShareSheet({
  checked,
  open,
  onClose,
  print,
}: {
  readonly checked: Checked;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where the list is printed, if it is on the shelf. */
  readonly print?: string | undefined;
}) {
  const words = useWords(shareWords);
  const { list } = checked.view;
  const name = listName(list);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title(name)}
      heading={
        <span className="line-clamp-2 wrap-anywhere">
          {words.share} <OwnWords>{name}</OwnWords>
        </span>
      }
    >
      <ShareForms checked={checked} print={print} />
    </Sheet>
  );
}

function ShareForms({
  checked,
  print,
}: {
  readonly checked: Checked;
  readonly print?: string | undefined;
}) {
  const words = useWords(shareWords);
  const made = useForms(checked);
  const { list } = checked.view;
  const name = listName(list);
  const file = useMemo(
    () => new File([formatListFile(list)], listFileName(list), { type: 'application/json' }),
    [list],
  );
  return (
    <div className="grid gap-5 px-4 pb-5">
      {made.state === 'failed' && <p role="alert">{words.failed}</p>}
      {made.state !== 'failed' && (
        <MadeForms name={name} forms={made.state === 'made' ? made.forms : undefined} />
      )}
      <SheetPart title={words.file.title} words={words.file.text}>
        <Button icon="file" onClick={() => void saveListFile(list)}>
          {words.file.save}
        </Button>
        <SendButton what="file" content={{ files: [file], title: name }} />
      </SheetPart>
      <SealPart list={list} />
      {print !== undefined && (
        <SheetPart title={words.paper.title} words={words.paper.text}>
          <PageLink href={print} className="inline-flex min-h-(--touch) items-center underline">
            {words.paper.print}
          </PageLink>
        </SheetPart>
      )}
      <p className="border-t border-hair pt-3 text-s text-ink-2">
        {words.foot}
        {hasUnknownFields(list) && ` ${words.unknownFields}`}
      </p>
    </div>
  );
}

function SealPart({ list }: { readonly list: List }) {
  const { title, text } = useWords(sealsWords).seal;
  return (
    <SheetPart
      title={title}
      words={text}
      field={
        <div className="min-h-(--touch)">
          <Suspense>
            <SealForm list={list} />
          </Suspense>
        </div>
      }
    />
  );
}

function MadeForms({ name, forms }: { readonly name: string; readonly forms: Forms | undefined }) {
  const words = useWords(shareWords);
  // Its room is kept while it is made, so that nothing moves.
  if (!forms) return <div aria-busy className="min-h-168" />;
  const { link, text, symbol } = forms;
  return (
    <>
      <SheetPart
        title={words.link.title}
        words={words.link.text}
        field={
          <>
            <input
              readOnly
              aria-label={words.link.title}
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="field text-s"
            />
            {link.length > longLink && (
              <p className="mt-1.5 text-s text-agree">
                {link.length > hugeLink
                  ? words.link.huge(link.length)
                  : words.link.long(link.length)}
              </p>
            )}
          </>
        }
      >
        <CopyButton look="solid" what="link" text={link} />
        <SendButton what="link" content={{ title: name, url: link }} />
      </SheetPart>
      {symbol ? (
        <SheetPart
          title={words.code.title}
          words={words.code.text}
          field={
            <div className="mx-auto w-full max-w-80 border border-edge">
              <QrFigure symbol={symbol} label={words.code.label} />
            </div>
          }
        />
      ) : (
        <SheetPart title={words.code.title} words={words.code.tooLong} />
      )}
      <SheetPart
        title={words.text.title}
        words={words.text.text}
        field={<WholeText label={words.text.label} text={text} rows={6} />}
      >
        <CopyButton what="text" text={text} />
        <SendButton what="text" content={{ title: name, text }} />
      </SheetPart>
    </>
  );
}
