'use client';

import Link from 'next/link';
import { type ReactNode, useMemo } from 'react';
import { nameOfList } from '@/lib/roster/list-name';
import type { Checked } from '@/lib/rules/check';
import { formatListFile, listFileName } from '@/lib/share/list-file';
import { hasUnknownFields } from '@/lib/share/same-list';
import { saveListFile } from '../files/save-file';
import { Button } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { Sheet } from '../ui/sheet';
import { CopyButton } from './copy-button';
import { QrFigure } from './qr-figure';
import { SendButton } from './send-button';
import { type Forms, useForms } from './use-forms';

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
  const { list } = checked.view;
  const name = nameOfList(list);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={`Share ${name}`}
      heading={
        <span className="line-clamp-2 wrap-anywhere">
          Share <OwnWords>{name}</OwnWords>
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
  const made = useForms(checked);
  const { list } = checked.view;
  const name = nameOfList(list);
  const file = useMemo(
    () => new File([formatListFile(list)], listFileName(list), { type: 'application/json' }),
    [list],
  );
  return (
    <div className="grid gap-5 px-4 pb-5">
      {made.state === 'failed' && (
        <p role="alert">
          Link, code and text could not be made: a part of this page did not load. Try again when
          there is a connection. The file below needs none.
        </p>
      )}
      {made.state !== 'failed' && (
        <MadeForms name={name} forms={made.state === 'made' ? made.forms : undefined} />
      )}
      <Form title="File" words="The whole list, to keep or to send. It can be brought in anywhere.">
        <Button icon="file" onClick={() => void saveListFile(list)}>
          Save the file
        </Button>
        <SendButton what="file" content={{ files: [file], title: name }} />
      </Form>
      {print !== undefined && (
        <Form
          title="Paper"
          words="The printed roster has the code on it, and its PDF carries the list too: it can be brought in like a file."
        >
          <Link href={print} className="inline-flex min-h-(--touch) items-center underline">
            Print or make a PDF
          </Link>
        </Form>
      )}
      <p className="border-t border-hair pt-3 text-s text-ink-2">
        Every form has the names, notes and choices as they are, and no prices that count: whoever
        opens the list sees it priced and checked by the rosters there.
        {hasUnknownFields(list) &&
          ' This list has parts that a newer Muster Roll wrote: only the file and the PDF keep them.'}
      </p>
    </div>
  );
}

function MadeForms({ name, forms }: { readonly name: string; readonly forms: Forms | undefined }) {
  // Its room is kept while it is made, so that nothing moves.
  if (!forms) return <div aria-busy className="min-h-168" />;
  const { link, text, symbol } = forms;
  return (
    <>
      <Form
        title="Link"
        words="The list is in the link itself: it opens in any browser, and no server sees it."
        field={
          <>
            <input
              readOnly
              aria-label="Link"
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
              className="field text-s"
            />
            {link.length > longLink && (
              <p className="mt-1.5 text-s text-agree">
                {link.length.toLocaleString('en-GB')} characters:{' '}
                {link.length > hugeLink
                  ? 'too long for most places. Send the file instead.'
                  : 'some chats cut links that long. The file is safer.'}
              </p>
            )}
          </>
        }
      >
        <CopyButton look="solid" what="link" text={link} />
        <SendButton what="link" content={{ title: name, url: link }} />
      </Form>
      {symbol ? (
        <Form
          title="Code"
          words="For another phone’s camera. It holds the link."
          field={
            <div className="mx-auto w-full max-w-80 border border-edge">
              <QrFigure symbol={symbol} label="Code of the list, to scan" />
            </div>
          }
        />
      ) : (
        <Form
          title="Code"
          words="This list is too long for a code that a camera reads. Send the link or the file."
        />
      )}
      <Form
        title="Text"
        words="For chats, forums and forms. Its last line gives the list back exactly."
        field={
          <textarea
            readOnly
            aria-label="The list as text"
            value={text}
            rows={6}
            className="field block resize-y py-2 text-s leading-snug"
          />
        }
      >
        <CopyButton what="text" text={text} />
        <SendButton what="text" content={{ title: name, text }} />
      </Form>
    </>
  );
}

function Form({
  title,
  words,
  field,
  children,
}: {
  readonly title: string;
  readonly words: string;
  readonly field?: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}) {
  return (
    <section className="border-t border-hair pt-3">
      <h3 className="font-display text-l leading-tight font-bold">{title}</h3>
      <p className="text-s leading-snug text-ink-2">{words}</p>
      {field && <div className="mt-2">{field}</div>}
      {children && <div className="mt-2 flex flex-wrap gap-2 max-tablet:*:flex-1">{children}</div>}
    </section>
  );
}
