'use client';

import type { Entry } from '@/lib/roster/list';
import type { ListRecord } from '@/lib/store/record';
import { useWords } from '../language/use-words';
import { useRuleset } from '../rulesets/use-ruleset';
import { listName } from '../shell/list-name';
import { Box } from '../ui/box';
import { OwnWords } from '../ui/own-words';
import { printWords } from './words';

/** Which entries of a list get a card: all, until some are taken off. */
export function EntriesField({
  record,
  left,
  onLeave,
}: {
  readonly record: ListRecord;
  /** Keys of entries without a card. */
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
}) {
  const words = useWords(printWords);
  const ruleset = useRuleset(record.list.ruleset);
  const entries = record.list.groups.flatMap((group) => group.entries);
  const wanted = entries.filter(({ key }) => !left.has(key)).length;
  const nameOf = (entry: Entry) => ruleset?.profiles.get(entry.profile)?.name ?? entry.profile;
  return (
    <details className="border-b border-hair">
      <summary className="flex min-h-(--touch) cursor-pointer items-center justify-between gap-3 hover:bg-well">
        <span className="truncate">{listName(record.list)}</span>
        <span className="shrink-0 text-s text-ink-2 underline decoration-dotted underline-offset-[.2em]">
          {words.entries(wanted, entries.length)}
        </span>
      </summary>
      <ul className="pb-2">
        {entries.map((entry) => (
          <li key={entry.key}>
            <label className="flex min-h-(--touch) cursor-pointer items-center gap-3 tablet:min-h-9">
              <Box
                checked={!left.has(entry.key)}
                onChange={(event) => {
                  const next = new Set(left);
                  if (event.target.checked) next.delete(entry.key);
                  else next.add(entry.key);
                  onLeave(next);
                }}
              />
              <span className="min-w-0 leading-tight wrap-anywhere">
                {entry.count > 1 && <span className="figures">{entry.count} × </span>}
                {nameOf(entry)}{' '}
                {entry.title && (
                  <i className="font-display text-ink-2">
                    <OwnWords>{entry.title}</OwnWords>
                  </i>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
