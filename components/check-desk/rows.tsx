'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countVerdicts } from '@/lib/desk/arrange';
import type { DeskRow, ListRow } from '@/lib/desk/row';
import type { EventRules } from '@/lib/rules/event';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { SearchField } from '../ui/search-field';
import { type DeskActions, DeskActionsContext } from './actions';
import { RuleCounts } from './rule-counts';
import { DeskTable } from './table/desk-table';
import { SortField } from './table/sort-field';
import type { useArrangement } from './use-arrangement';
import { VerdictFilter } from './verdict-filter';
import { summaryOf } from './verdict-words';
import { deskWords } from './words';

/** What the lists come to together, and each of them. */
export function Rows({
  rows,
  event,
  arrangement,
  onRead,
  onRemove,
  onClear,
}: {
  readonly rows: readonly DeskRow[];
  readonly event: EventRules;
  readonly arrangement: ReturnType<typeof useArrangement>;
  readonly onRead: (row: ListRow) => void;
  readonly onRemove: (row: DeskRow) => void;
  readonly onClear: () => void;
}) {
  const words = useWords(deskWords);
  const { wanted, want, wantAll, isNarrowed, marks, arranged } = arrangement;
  const counts = useMemo(() => countVerdicts(rows), [rows]);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  /** A row that is to be brought into sight, once it is there. */
  const [sought, setSought] = useState<{ readonly id: string }>();
  const found = useRef<object>(undefined);
  const onOpen = useCallback((id: string, isOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);

  useEffect(() => {
    if (!sought || found.current === sought) return;
    const row = document.getElementById(`row-${sought.id}`);
    if (!row) return;
    found.current = sought;
    row.scrollIntoView({ block: 'center' });
    row.querySelector('button')?.focus({ preventScroll: true });
  }, [sought, arranged]);

  const actions: DeskActions = {
    read: onRead,
    remove: onRemove,
    show: (id) => {
      if (isNarrowed && !arranged.some((row) => row.id === id)) wantAll();
      onOpen(id, true);
      setSought({ id });
    },
    rowOf: (id) => rows.find((row) => row.id === id),
    eventName: event.name,
  };

  return (
    <DeskActionsContext value={actions}>
      <h2 className="mb-2 font-display text-xl leading-tight font-bold">
        {summaryOf(counts, words)}
      </h2>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <VerdictFilter
          counts={counts}
          duplicates={marks.size}
          shown={wanted.shown}
          onShow={(shown) => want({ shown })}
        />
        <SearchField
          label={words.find}
          className="max-tablet:w-full tablet:w-72"
          value={wanted.query}
          onChange={({ target }) => want({ query: target.value })}
        />
      </div>
      <RuleCounts
        rows={rows}
        event={event}
        chosen={wanted.rule}
        onChoose={(rule) => want({ rule })}
      />
      <div className="mt-2">
        <SortField sort={wanted.sort} onSort={(sort) => want({ sort })} />
      </div>
      <DeskTable
        rows={arranged}
        marks={marks}
        sort={wanted.sort}
        onSort={(sort) => want({ sort })}
        open={open}
        onOpen={onOpen}
      />
      {arranged.length === 0 && (
        <p className="border-b border-hair py-4 text-ink-2">
          {words.show.none}{' '}
          <button type="button" className="min-h-(--touch) underline" onClick={wantAll}>
            {words.show.showAll}
          </button>
        </p>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button onClick={onClear}>{words.clear}</Button>
        {isNarrowed && arranged.length > 0 && (
          <p className="text-ink-2">
            {words.show.shown(arranged.length, rows.length)}{' '}
            <button type="button" className="min-h-(--touch) underline" onClick={wantAll}>
              {words.show.showAll}
            </button>
          </p>
        )}
      </div>
    </DeskActionsContext>
  );
}
