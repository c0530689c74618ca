'use client';

import { useId } from 'react';
import { type Entry, limits } from '@/lib/roster/list';
import { useWords } from '../language/use-words';
import { useBurst } from './use-burst';
import { useDesk } from './use-desk';
import { entryWords } from './words/entry';

/** The player's own name for an entry, or a note on it; stored with every keystroke. */
export function EntryText({
  entry,
  field,
  label,
}: {
  readonly entry: Entry;
  readonly field: 'title' | 'note';
  readonly label: string;
}) {
  const desk = useDesk();
  const words = useWords(entryWords);
  const id = useId();
  const burst = useBurst();
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="text-s text-ink-2">
        {label}
      </label>
      <input
        id={id}
        value={entry[field] ?? ''}
        placeholder={words.none}
        maxLength={limits.text}
        autoComplete="off"
        onFocus={burst.begin}
        onChange={({ target: { value } }) =>
          desk.perform([{ do: 'text', key: entry.key, field, value }], {
            said: null,
            burst: burst.id(),
          })
        }
        className="field"
      />
    </div>
  );
}
