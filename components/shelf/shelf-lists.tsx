'use client';

import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { registry } from '@/data';
import type { ListRecord } from '@/lib/store/record';
import { useWords } from '../language/use-words';
import { useRulesets } from '../rulesets/use-ruleset';
import { Button } from '../ui/button';
import { Chips } from '../ui/chips';
import { SearchField } from '../ui/search-field';
import { findLists } from './find-lists';
import { type RowAction, ShelfRow } from './shelf-row';
import { shelfWords } from './words';

/** Rows drawn at first, and twice as many whenever their end comes near: a shelf may hold a thousand. */
const atFirst = 60;

const everything = 'all';
const chips = registry.map(({ card }) => ({ id: card.id, name: card.shortName }));

/** The lists with what finds one among them. */
export function ShelfLists({
  lists,
  today,
  fresh,
  chosen,
  onAction,
  onChoosing,
  onChoose,
  onFind,
}: {
  readonly lists: readonly ListRecord[];
  readonly today: number;
  readonly fresh: string | undefined;
  readonly chosen: ReadonlySet<string> | undefined;
  readonly onAction: (action: RowAction, record: ListRecord) => void;
  readonly onChoosing: (isChoosing: boolean) => void;
  readonly onChoose: (id: string, isChosen: boolean) => void;
  /** Before other lists are shown. */
  readonly onFind: () => void;
}) {
  const words = useWords(shelfWords);
  const [query, setQuery] = useState('');
  const [ruleset, setRuleset] = useState(everything);
  const [most, setMost] = useState(atFirst);
  const rulesets = useRulesets(lists.map(({ list }) => list.ruleset));
  const sought = useDeferredValue(query);
  const found = findLists(lists, sought, ruleset === everything ? undefined : ruleset);
  const isHidden = fresh !== undefined && !found.some(({ id }) => id === fresh);
  // What has just come in is shown, whatever was being looked for.
  const shown = isHidden ? lists : found;
  const freshAt = shown.findIndex(({ id }) => id === fresh);
  const drawn = shown.slice(0, Math.max(most, freshAt + 1));

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 pb-1">
        <SearchField
          label={words.find}
          value={isHidden ? '' : query}
          onChange={(event) => {
            onFind();
            setQuery(event.target.value);
          }}
          className="flex-1 tablet:max-w-72"
        />
        <Chips
          label={words.rules}
          chips={[{ id: everything, name: words.all }, ...chips]}
          value={isHidden ? everything : ruleset}
          onChange={(id) => {
            onFind();
            if (isHidden) setQuery('');
            setRuleset(id);
          }}
          className="-mr-4 max-tablet:order-last max-tablet:-ml-1 max-tablet:w-[calc(100%+1.25rem)] tablet:mr-0 tablet:flex-1"
        />
        {lists.length > 1 && (
          <Button
            icon="print"
            aria-pressed={chosen !== undefined}
            onClick={() => onChoosing(!chosen)}
            className="max-tablet:px-3"
          >
            {words.printSeveral}
          </Button>
        )}
      </div>
      <ol aria-label={words.listsLabel}>
        {drawn.map((record) => (
          <ShelfRow
            key={record.id}
            record={record}
            ruleset={rulesets.get(record.list.ruleset)}
            today={today}
            isNew={record.id === fresh}
            chosen={chosen && chosen.has(record.id)}
            onAction={onAction}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {shown.length === 0 && <p className="py-6 text-ink-2">{words.noneFound}</p>}
      {shown.length > drawn.length && (
        <More key={drawn.length} onMore={() => setMost(drawn.length * 2)} />
      )}
    </>
  );
}

/** Draws more as soon as it comes near the window, and when it is pressed. */
function More({ onMore }: { readonly onMore: () => void }) {
  const words = useWords(shelfWords);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onMore();
      },
      { rootMargin: '800px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [onMore]);
  return (
    <p ref={end} className="py-4">
      <Button onClick={onMore}>{words.more}</Button>
    </p>
  );
}
