'use client';

import type { Entry } from '@/lib/roster/list';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { VerdictMark } from '../ui/verdict';
import { useDesk } from './use-desk';
import { builderWords } from './words/builder';

/** An entry whose profile the roster does not have: kept as it was stored, and removable. */
export function StrangerRow({
  entry,
  fault,
}: {
  readonly entry: Entry;
  readonly fault: string | undefined;
}) {
  const desk = useDesk();
  const words = useWords(builderWords);
  const { key, profile, count, title, note } = entry;
  return (
    <li
      data-row={key}
      className="my-2 -mx-3 flex flex-wrap items-center gap-x-4 gap-y-1 border border-dashed border-edge px-3 py-2"
    >
      <div className="min-w-0 flex-1 basis-60 leading-tight">
        <p className="wrap-anywhere">
          <b className="figures">{count} × </b>
          <b>
            <OwnWords>{profile}</OwnWords>
          </b>
          {title !== undefined && (
            <i className="ml-2 font-display text-ink-2">
              <OwnWords>{title}</OwnWords>
            </i>
          )}
        </p>
        {note !== undefined && (
          <p className="text-s wrap-anywhere text-ink-2">
            <OwnWords>{note}</OwnWords>
          </p>
        )}
        <p className="mt-0.5 flex items-center gap-1 text-s font-medium wrap-anywhere text-rubric">
          <VerdictMark mood="broken" className="size-3.5" />
          {fault ?? words.stranger}
        </p>
      </div>
      <Button data-row-name="" onClick={() => desk.remove(key)}>
        {words.remove}
        <span className="sr-only"> {profile}</span>
      </Button>
    </li>
  );
}
