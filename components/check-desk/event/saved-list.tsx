import { useState } from 'react';
import type { EventError } from '@/lib/rules/event-document';
import type { EventRules } from '@/lib/rules/event';
import { limits } from '@/lib/roster/list';
import { wordsOf } from '../../language/area';
import { useWords } from '../../language/use-words';
import { announce } from '../../shell/announce';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { OwnWords } from '../../ui/own-words';
import { useDraft } from '../../ui/use-draft';
import type { SavedEvent, useSavedEvents } from './saved-events';
import { eventWords } from './words';

function nameOf({ read }: SavedEvent): string {
  return (read.ok && read.value.name) || wordsOf(eventWords).unnamed;
}

/** The events that were saved on this device: to use, rename and delete. */
export function SavedList({
  events,
  onUse,
}: {
  readonly events: ReturnType<typeof useSavedEvents>;
  readonly onUse: (event: EventRules) => void;
}) {
  const words = useWords(eventWords).savedList;
  const [renaming, setRenaming] = useState<string>();
  const [gone, setGone] = useState<SavedEvent>();
  const { saved, rename, remove, putBack } = events;
  if (saved.length === 0 && !gone) return null;
  return (
    <section aria-label={words.label} className="border-y border-hair py-3">
      <h3 className="mb-1 font-display text-l leading-tight font-bold">{words.title}</h3>
      <ul>
        {saved.map((event) => (
          <li key={event.id} className="flex items-center gap-2">
            {renaming === event.id ? (
              <Rename
                name={event.read.ok ? (event.read.value.name ?? '') : ''}
                onRename={(name) => {
                  setRenaming(undefined);
                  void rename(event, name);
                }}
                onCancel={() => setRenaming(undefined)}
              />
            ) : (
              <>
                <Named event={event} onUse={onUse} />
                <Menu
                  label={words.more(nameOf(event))}
                  items={[
                    ...(event.read.ok
                      ? [{ label: words.rename, onSelect: () => setRenaming(event.id) }]
                      : []),
                    {
                      label: words.delete,
                      onSelect: async () => {
                        if (!(await remove(event))) return;
                        setGone(event);
                        announce(wordsOf(eventWords).savedList.deletedAloud(nameOf(event)));
                      },
                    },
                  ]}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {gone && (
        <p className="flex items-center justify-between gap-4 py-2">
          <span className="min-w-0 truncate">
            {words.deleted(<OwnWords>{nameOf(gone)}</OwnWords>)}
          </span>
          <Button
            icon="undo"
            onClick={async () => {
              if (await putBack(gone)) setGone(undefined);
            }}
          >
            {words.undo}
          </Button>
        </p>
      )}
    </section>
  );
}

function Named({
  event,
  onUse,
}: {
  readonly event: SavedEvent;
  readonly onUse: (event: EventRules) => void;
}) {
  const { read } = event;
  if (!read.ok) return <Unreadable error={read.error} />;
  return (
    <button
      type="button"
      onClick={() => onUse(read.value)}
      className="min-h-(--touch) min-w-0 flex-1 text-left font-bold underline underline-offset-[.18em] wrap-anywhere"
    >
      <OwnWords>{nameOf(event)}</OwnWords>
    </button>
  );
}

function Unreadable({ error }: { readonly error: EventError }) {
  const words = useWords(eventWords);
  return (
    <p className="min-w-0 flex-1 py-2 leading-tight wrap-anywhere text-ink-2">
      <OwnWords>{words.error(error)}</OwnWords>
    </p>
  );
}

function Rename({
  name,
  onRename,
  onCancel,
}: {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onCancel: () => void;
}) {
  const words = useWords(eventWords).savedList;
  const [typed, setTyped] = useState(name);
  useDraft(typed !== name);
  return (
    <form
      className="flex flex-1 flex-wrap items-center gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onRename(typed.trim());
      }}
    >
      <input
        ref={takeFocus}
        aria-label={words.newName}
        value={typed}
        maxLength={limits.text}
        onChange={({ target }) => setTyped(target.value)}
        className="field min-w-32 flex-1"
      />
      <Button type="submit">{words.rename}</Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </form>
  );
}

/** What was asked for by a menu that is closed now has the focus. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.select();
}
