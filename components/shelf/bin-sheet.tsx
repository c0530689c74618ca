'use client';

import { cardOf } from '@/data';
import type { ListRecord } from '@/lib/store/record';
import { useLanguage, useWords } from '../language/use-words';
import { listName } from '../shell/list-name';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { formatMoment } from './format-date';
import { shelfWords } from './words';

/** Deleted lists, which can be taken back for 30 days. */
export function BinSheet({
  deleted,
  today,
  onRestore,
  onClose,
}: {
  readonly deleted: readonly ListRecord[];
  readonly today: number;
  readonly onRestore: (record: ListRecord) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(shelfWords);
  const language = useLanguage();
  return (
    <Sheet open title={words.bin} onClose={onClose}>
      <div className="px-4 pb-4">
        <p className="text-ink-2">{words.binHelp}</p>
        {deleted.length === 0 && <p className="py-4">{words.binEmpty}</p>}
        <ul>
          {deleted.map((record) => {
            const name = listName(record.list);
            return (
              <li
                key={record.id}
                className="flex items-center gap-3 border-b border-hair py-2 last:border-b-0"
              >
                <span className="min-w-0 flex-1">
                  <b className="line-clamp-2 leading-tight wrap-anywhere">{name}</b>
                  <span className="text-s text-ink-2">
                    {cardOf(record.list.ruleset)?.shortName ?? record.list.ruleset},{' '}
                    {words.deletedWhen(
                      formatMoment(record.deleted ?? record.changed, today, language),
                    )}
                  </span>
                </span>
                <Button aria-label={words.restoreNamed(name)} onClick={() => onRestore(record)}>
                  {words.restore}
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}
