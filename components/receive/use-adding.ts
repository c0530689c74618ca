import { useState } from 'react';
import { type FailureReason, explain } from '@/lib/store/failure';
import { useStore } from '@/lib/store/use-store';
import { describeFailure } from '../shell/describe-failure';
import type { Candidate } from './read-sources';
import { type Standings, newListOf } from './standing';

/** What adding came to: the ids of the lists, the last one on top of the shelf. */
export interface Added {
  readonly ids: readonly string[];
}

/** Stores what was chosen, all or nothing, beside what is there. */
export function useAdding() {
  const store = useStore();
  const [isAdding, setAdding] = useState(false);
  const [trouble, setTrouble] = useState<FailureReason>();

  async function add(
    chosen: readonly Candidate[],
    standings: Standings,
  ): Promise<Added | undefined> {
    if (!store || isAdding) return undefined;
    setAdding(true);
    setTrouble(undefined);
    try {
      const standingOf = (candidate: Candidate) => standings.get(candidate) ?? { state: 'new' };
      const fresh = chosen.filter((candidate) => standingOf(candidate).state !== 'binned');
      const ids = await store.createAll(
        fresh.map((candidate) => newListOf(candidate, standingOf(candidate))),
      );
      const taken: string[] = [];
      for (const candidate of chosen) {
        const standing = standings.get(candidate);
        if (standing?.state !== 'binned') continue;
        await store.restore(standing.record.id);
        taken.push(standing.record.id);
      }
      return { ids: [...taken, ...ids] };
    } catch (error) {
      setTrouble(explain(error).reason);
      return undefined;
    } finally {
      setAdding(false);
    }
  }

  return { add, isAdding, trouble: trouble && describeFailure(trouble) };
}
