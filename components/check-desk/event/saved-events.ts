import { useCallback, useEffect, useState } from 'react';
import { knownRulesets } from '@/data';
import type { EventRules } from '@/lib/rules/event';
import { type ReadEvent, formatEvent, parseEvent } from '@/lib/rules/event-document';
import type { KeptEvent } from '@/lib/store/desk-store';
import { type FailureReason, explain } from '@/lib/store/failure';
import { randomId } from '@/lib/store/random-id';
import { useStore } from '@/lib/store/use-store';
import { describeFailure } from '../../shell/describe-failure';
import { inForce } from '../keeper';

/** An event that was saved on this device, as far as it can be read. */
export interface SavedEvent {
  readonly id: string;
  readonly read: ReadEvent;
  readonly kept: KeptEvent;
}

function readSaved(kept: KeptEvent): SavedEvent {
  return { id: kept.id, kept, read: parseEvent(kept.document, knownRulesets) };
}

/** The events that were saved on this device, the last one first, and what can be done with them. */
export function useSavedEvents() {
  const store = useStore();
  const [saved, setSaved] = useState<readonly SavedEvent[]>([]);
  const [trouble, setTrouble] = useState<FailureReason>();

  const reload = useCallback(async () => {
    const events = (await store?.desk.readEvents()) ?? [];
    return events.filter(({ id }) => id !== inForce).map(readSaved);
  }, [store]);

  useEffect(() => {
    let isGone = false;
    reload().then(
      (events) => {
        if (!isGone) setSaved(events);
      },
      // What cannot be read now is no list of events; saving one will say why.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [reload]);

  /** Writes and removes events; tells whether that worked. */
  async function change(put: readonly KeptEvent[], remove: readonly string[]): Promise<boolean> {
    try {
      await store?.desk.changeEvents(put, remove);
      setSaved(await reload());
      setTrouble(undefined);
      return true;
    } catch (error) {
      setTrouble(explain(error).reason);
      return false;
    }
  }

  return {
    saved,
    trouble: trouble && describeFailure(trouble),
    /** Saves an event, in the place of one of its name. */
    save: (event: EventRules) => {
      const same = saved.find(({ read }) => read.ok && read.value.name === event.name);
      const id = same?.id ?? randomId();
      return change([{ id, document: formatEvent(event), saved: Date.now() }], []);
    },
    rename: ({ id, kept, read }: SavedEvent, name: string) =>
      read.ok
        ? change([{ id, saved: kept.saved, document: formatEvent({ ...read.value, name }) }], [])
        : Promise.resolve(false),
    remove: ({ id }: SavedEvent) => change([], [id]),
    putBack: ({ kept }: SavedEvent) => change([kept], []),
  };
}
