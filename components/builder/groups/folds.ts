import { useEffect, useLayoutEffect } from 'react';
import { tidy } from '../desk-state';
import { useDesk, useDeskState } from '../use-desk';

const key = 'muster-roll:folded';

/** Lists of which it is remembered what is folded: those folded last. */
const mostLists = 50;

type Stored = Readonly<Record<string, readonly string[]>>;

function isStored(value: unknown): value is Stored {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'),
    )
  );
}

function readAll(): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isStored(value) ? value : {};
  } catch {
    // Site data is blocked, or something else wrote there: nothing is folded then.
    return {};
  }
}

/** Ids of the groups of a list that are folded on this device. */
function readFolds(list: string): ReadonlySet<string> {
  return new Set(readAll()[list]);
}

/** Remembers on this device what is folded in a list. */
function keepFolds(list: string, folded: ReadonlySet<string>): void {
  const others = Object.entries(readAll()).filter(([id]) => id !== list);
  const own = folded.size > 0 ? [[list, [...folded]] as const] : [];
  const kept = Object.fromEntries([...others, ...own].slice(-mostLists));
  try {
    localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // As above: it lasts as long as the page.
  }
}

/** What is folded, live: as it was left on this device, and remembered there. */
export function useFolds(): ReadonlySet<string> {
  const desk = useDesk();
  const folded = useDeskState((state) => state.folded);
  const { id } = desk.session;
  // Before anything is painted, so that nothing is seen to fold.
  useLayoutEffect(() => {
    for (const group of readFolds(id)) desk.fold(group, true);
  }, [desk, id]);
  useEffect(() => {
    if (folded !== tidy.folded) keepFolds(id, folded);
  }, [id, folded]);
  return folded;
}
