'use client';

import type { Entry } from '@/lib/roster/list';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { duplicateEntry, moveEntryBeside, splitEntry } from './entry-deeds';
import { focusOn } from './focus';
import { MoveTo } from './move-to';
import { useDesk } from './use-desk';
import { entryWords } from './words/entry';

/** The entry shown above or below this one under the same heading. */
function besides(button: HTMLElement, way: 'up' | 'down'): string | undefined {
  const section = button.closest('[data-section]');
  const rows = [...(section?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.contains(button));
  return rows[way === 'up' ? at - 1 : at + 1]?.dataset['row'];
}

/** What can be done with an entry as a whole. */
export function EntryActions({ entry, name }: { readonly entry: Entry; readonly name: string }) {
  const desk = useDesk();
  const words = useWords(entryWords);
  const { key, count } = entry;

  function move(button: HTMLElement, way: 'up' | 'down') {
    const other = besides(button, way);
    if (other === undefined) return;
    moveEntryBeside(desk, key, other, way === 'up' ? 'before' : 'after');
    focusOn(`[data-row="${CSS.escape(key)}"] [data-move="${way}"]`);
  }

  const look = 'min-h-9 px-3 text-s max-tablet:min-h-(--touch)';
  return (
    <div role="group" aria-label={words.allOf(name)} className="mt-4 flex flex-wrap gap-2">
      {count > 1 && (
        <Button className={look} onClick={() => splitEntry(desk, key)}>
          {words.split}
        </Button>
      )}
      <Button className={look} onClick={() => duplicateEntry(desk, key)}>
        {words.duplicate}
      </Button>
      <Button
        className={look}
        icon="up"
        data-move="up"
        onClick={({ currentTarget }) => move(currentTarget, 'up')}
      >
        {words.moveUp}
      </Button>
      <Button
        className={look}
        icon="down"
        data-move="down"
        onClick={({ currentTarget }) => move(currentTarget, 'down')}
      >
        {words.moveDown}
      </Button>
      <MoveTo entryKey={key} className={look} />
      <Button className={look} onClick={() => desk.remove(key)}>
        {words.remove}
      </Button>
    </div>
  );
}
