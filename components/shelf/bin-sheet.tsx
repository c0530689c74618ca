'use client';

import { cardOf } from '@/data';
import { nameOfList } from '@/lib/roster/list-name';
import type { ListRecord } from '@/lib/store/record';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { formatMoment } from './format-date';

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
  return (
    <Sheet open title="Deleted lists" onClose={onClose}>
      <div className="px-4 pb-4">
        <p className="text-ink-2">Each stays here for 30 days, then it is gone for good.</p>
        {deleted.length === 0 && <p className="py-4">Nothing is left in here.</p>}
        <ul>
          {deleted.map((record) => {
            const name = nameOfList(record.list);
            return (
              <li
                key={record.id}
                className="flex items-center gap-3 border-b border-hair py-2 last:border-b-0"
              >
                <span className="min-w-0 flex-1">
                  <b className="line-clamp-2 leading-tight wrap-anywhere">{name}</b>
                  <span className="text-s text-ink-2">
                    {cardOf(record.list.ruleset)?.shortName ?? record.list.ruleset}, deleted{' '}
                    {formatMoment(record.deleted ?? record.changed, today).replace(/^[TY]/, (c) =>
                      c.toLowerCase(),
                    )}
                  </span>
                </span>
                <Button aria-label={`Restore ${name}`} onClick={() => onRestore(record)}>
                  Restore
                </Button>
              </li>
            );
          })}
        </ul>
      </div>
    </Sheet>
  );
}
