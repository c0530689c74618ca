'use client';

import { memo, useEffect, useMemo, useRef } from 'react';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { ListRecord } from '@/lib/store/record';
import { useLanguage, useWords } from '../language/use-words';
import { listName } from '../shell/list-name';
import { Box } from '../ui/box';
import { Menu } from '../ui/menu';
import { formatMoment, formatWhole } from './format-date';
import { factsOf } from './list-facts';
import { ListLine } from './list-line';
import { shelfWords } from './words';
import { PageLink } from '../ui/page-link';

/** What can be done with a list on the shelf. */
const rowActions = ['play', 'share', 'print', 'rename', 'duplicate', 'save', 'delete'] as const;
export type RowAction = (typeof rowActions)[number];

/** A saved list: its line, which opens it, and its menu, or a box while several are chosen. */
export const ShelfRow = memo(function ShelfRow({
  record,
  ruleset,
  today,
  isNew,
  chosen,
  onAction,
  onChoose,
}: {
  readonly record: ListRecord;
  readonly ruleset: Ruleset | undefined;
  readonly today: number;
  /** It has just come back or come in, and takes the focus. */
  readonly isNew: boolean;
  /** Absent while nothing is being chosen. */
  readonly chosen?: boolean | undefined;
  readonly onAction: (action: RowAction, record: ListRecord) => void;
  readonly onChoose: (id: string, chosen: boolean) => void;
}) {
  const words = useWords(shelfWords);
  const language = useLanguage();
  const { id, list, changed } = record;
  const name = listName(list);
  const facts = useMemo(() => ruleset && factsOf(list, ruleset), [list, ruleset]);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNew) link.current?.focus();
  }, [isNew]);
  return (
    <li
      className={`group relative border-b border-hair py-4 ${isNew ? 'animate-flash' : ''}`}
      data-list={id}
    >
      <ListLine
        list={list}
        facts={facts}
        title={
          chosen === undefined ? (
            <PageLink
              ref={link}
              href={`/list/?id=${encodeURIComponent(id)}`}
              prefetch={false}
              className="no-underline decoration-1 group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </PageLink>
          ) : (
            <label htmlFor={`choose-${id}`} className="cursor-pointer after:absolute after:inset-0">
              {name}
            </label>
          )
        }
        when={
          <time dateTime={new Date(changed).toISOString()} title={formatWhole(changed, language)}>
            {formatMoment(changed, today, language)}
          </time>
        }
        end={
          <div className="relative z-1 max-tablet:-mt-2 max-tablet:-mr-3">
            {chosen === undefined ? (
              <Menu
                label={words.moreFor(name)}
                items={rowActions.map((action) => ({
                  label: words.actions[action],
                  onSelect: () => onAction(action, record),
                }))}
              />
            ) : (
              <span className="touch grid place-items-center">
                <Box
                  id={`choose-${id}`}
                  checked={chosen}
                  onChange={(event) => onChoose(id, event.target.checked)}
                />
              </span>
            )}
          </div>
        }
      />
    </li>
  );
});
