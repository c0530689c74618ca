'use client';

import { lazy, type ReactNode, Suspense, useMemo } from 'react';
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
      <Form title={words.file.title} words={words.file.text}>
        <Button icon="file" onClick={() => void saveListFile(list)}>
          {words.file.save}
        </Button>
        <SendButton what="file" content={{ files: [file], title: name }} />
      </Form>
      <SealPart list={list} />
      {print !== undefined && (
        <Form title={words.paper.title} words={words.paper.text}>
          <PageLink href={print} className="inline-flex min-h-(--touch) items-center underline">
            {words.paper.print}
          </PageLink>
        </Form>
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
    <Form
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
      <Form
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
      </Form>
      {symbol ? (
        <Form
          title={words.code.title}
          words={words.code.text}
          field={
            <div className="mx-auto w-full max-w-80 border border-edge">
              <QrFigure symbol={symbol} label={words.code.label} />
            </div>
          }
        />
      ) : (
        <Form title={words.code.title} words={words.code.tooLong} />
      )}
      <Form
        title={words.text.title}
        words={words.text.text}
        field={
          <textarea
            readOnly
            aria-label={words.text.label}
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
