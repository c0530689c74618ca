'use client';

import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '@/lib/roster/list';
import { EntryRow } from '../entry-row';
import type * as dragging from './dragging';
import { focusOn, handleSelector } from '../focus';
import type { Stop } from './drop-place';

type Kit = Pick<typeof dragging, 'DragScope' | 'SortableTop' | 'drawRow'>;

/** How rows and heads are drawn: plain, or so that rows can be dragged past heads. */
interface Drag {
  readonly drawRow: (entry: Entry, fault: string | undefined) => ReactNode;
  readonly Top: ComponentType<{ readonly id: string; readonly children: ReactNode }>;
}

const DragContext = createContext<Drag | undefined>(undefined);

export function useDrag(): Drag {
  const drag = useContext(DragContext);
  if (!drag) throw new Error('Only inside of a list of groups');
  return drag;
}

function PlainTop({ children }: { readonly children: ReactNode }) {
  return <div>{children}</div>;
}

/**
 * Lets entries be dragged from group to group once somebody's pointer or focus is on a handle: what
 * dragging takes is fetched then, and no sooner.
 */
export function DragArea({
  stops,
  nameOf,
  children,
}: {
  readonly stops: readonly Stop[];
  /** What a group is called. */
  readonly nameOf: (group: string) => string;
  readonly children: ReactNode;
}) {
  const [kit, setKit] = useState<Kit>();

  const prepare = useCallback(async () => {
    const loaded = await import('./dragging');
    const focused = document.activeElement?.closest<HTMLElement>('[data-handle]');
    const key = focused?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    flushSync(() => setKit(loaded));
    if (key !== undefined) focusOn(handleSelector(key));
  }, []);

  const drag = useMemo(
    (): Drag =>
      kit
        ? { drawRow: kit.drawRow, Top: kit.SortableTop }
        : {
            drawRow: (entry, fault) => (
              <EntryRow key={entry.key} entry={entry} fault={fault} onHandle={prepare} />
            ),
            Top: PlainTop,
          },
    [kit, prepare],
  );

  return (
    <DragContext value={drag}>
      {kit ? (
        <kit.DragScope stops={stops} nameOf={nameOf}>
          {children}
        </kit.DragScope>
      ) : (
        children
      )}
    </DragContext>
  );
}
