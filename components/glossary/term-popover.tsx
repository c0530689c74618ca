'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GlossaryEntry } from '@/lib/roster/glossary';
import type { Ruleset } from '@/lib/rules/ruleset';
import { entryOf, holdersOf } from '@/lib/rules/terms';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { GlossaryTable } from './glossary-table';
import { OwnName } from './own-name';
import { useListView } from './terms-in-list';
import { useGlossary } from './use-glossary';
import { glossaryWords } from './words';
import { PageLink } from '../ui/page-link';

/** Under the anchor, or above it where there is more room; never outside of the window. */
function place(box: HTMLElement, anchor: HTMLElement) {
  const at = anchor.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const gap = 6;
  const left = Math.max(8, Math.min(at.left, window.innerWidth - width - 8));
  const isBelow = at.bottom + gap + height <= window.innerHeight || at.top < height + gap;
  const top = isBelow
    ? Math.min(at.bottom + gap, Math.max(8, window.innerHeight - height - 8))
    : at.top - gap - height;
  box.style.setProperty('--x', `${left}px`);
  box.style.setProperty('--y', `${top}px`);
}

/**
 * The explanation of a term: the browser's popover, which Escape or a press elsewhere closes. It is
 * drawn at the end of the page, or of the dialog that the term stands in, which would cover it.
 */
export function TermPopover({
  ruleset,
  term,
  anchor,
  onClose,
}: {
  readonly ruleset: Ruleset;
  readonly term: string;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}) {
  const words = useWords(glossaryWords);
  const glossary = useGlossary(ruleset);
  const getView = useListView();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  /** Terms that were gone through, the shown one last. */
  const [path, setPath] = useState<readonly string[]>([term]);
  const shown = path.at(-1) ?? term;
  const entries = glossary.state === 'ready' ? glossary.entries : [];
  const entry = entryOf(entries, shown);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // Anew with everything that may move the anchor or change the box.
    const settle = () => place(element, anchor);
    element.showPopover({ source: anchor });
    const watcher = new ResizeObserver(settle);
    watcher.observe(element);
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      watcher.disconnect();
      window.removeEventListener('resize', settle);
      window.removeEventListener('scroll', settle, { capture: true });
    };
  }, [anchor]);

  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [shown]);

  const close = () => box.current?.hidePopover();
  const view = getView();
  const holders = view && entry ? holdersOf(view, entry.term) : [];
  const home = anchor.closest('dialog') ?? document.body;
  const nation = anchor.closest<HTMLElement>('[data-nation]')?.dataset['nation'];

  return createPortal(
    <div
      ref={box}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      data-nation={nation}
      onClick={(event) => event.stopPropagation()}
      onBlur={({ relatedTarget }) => {
        // It would lie over what the keyboard has gone on to.
        if (relatedTarget && !box.current?.contains(relatedTarget)) close();
      }}
      onToggle={(event) => {
        if (event.newState !== 'closed') return;
        const active = document.activeElement;
        if (!active || active === document.body || box.current?.contains(active))
          anchor.focus({ preventScroll: true });
        onClose();
      }}
      className="term-popover"
    >
      <div className="flex items-center gap-2 pl-5">
        {path.length > 1 && (
          <Button
            look="quiet"
            icon="back"
            className="-ml-3"
            onClick={() => setPath(path.slice(0, -1))}
          >
            {words.backTo(path.at(-2) ?? term)}
          </Button>
        )}
        <h2
          ref={title}
          id={titleId}
          tabIndex={-1}
          className="flex-1 py-2 font-display text-[1.5rem] leading-tight font-bold focus-visible:shadow-none"
        >
          {shown}
          {entry && <OwnName entry={entry} />}
        </h2>
        <Button look="quiet" icon="close" onClick={close}>
          {words.close}
        </Button>
      </div>
      <div className="overflow-y-auto px-5 pb-5">
        {glossary.state === 'loading' && <p className="text-ink-2">{words.moment}</p>}
        {glossary.state === 'failed' && <p>{words.failed}</p>}
        {glossary.state === 'ready' && !entry && <p>{words.noEntry}</p>}
        {entry && (
          <>
            <p>{entry.summary}</p>
            {entry.table && <GlossaryTable table={entry.table} name={entry.term} />}
            <dl className="mt-3 border-t border-hair pt-2 leading-snug">
              {holders.length > 0 && <Row name={words.inThisList}>{words.holders(holders)}</Row>}
              <SeeAlso
                entry={entry}
                entries={entries}
                onFollow={(next) => setPath([...path, next])}
              />
              <Row name={words.source}>{entry.source}</Row>
            </dl>
            <p className="mt-2">
              <PageLink
                href={`/glossary/#${ruleset.card.id}/${entry.id}`}
                className="inline-flex min-h-6 items-center underline"
              >
                {words.openPage}
              </PageLink>
            </p>
          </>
        )}
      </div>
    </div>,
    home,
  );
}

function Row({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_1fr] py-1">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SeeAlso({
  entry,
  entries,
  onFollow,
}: {
  readonly entry: GlossaryEntry;
  readonly entries: readonly GlossaryEntry[];
  readonly onFollow: (term: string) => void;
}) {
  const words = useWords(glossaryWords);
  const related = (entry.see ?? []).flatMap((id) => entries.find((other) => other.id === id) ?? []);
  if (related.length === 0) return null;
  return (
    <Row name={words.seeAlso}>
      <ul className="flex flex-wrap gap-x-3">
        {related.map((other) => (
          <li key={other.id}>
            <button
              type="button"
              onClick={() => onFollow(other.term)}
              className="min-h-6 text-left underline underline-offset-[.18em] max-tablet:min-h-(--touch)"
            >
              {other.term}
            </button>
            <OwnName entry={other} />
          </li>
        ))}
      </ul>
    </Row>
  );
}
