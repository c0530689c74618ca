import { useState } from 'react';
import { type BroughtBeside, besideOf } from '@/lib/store/brought-beside';
import { type FailureReason, explain } from '@/lib/store/failure';
import { useStore } from '@/lib/store/use-store';
import { describeFailure } from '../shell/describe-failure';
import type { Candidate } from './read-sources';
import { type Standing, type Standings, newListOf } from './standing';

/** What adding came to: the ids of the lists, the last one on top of the shelf. */
export interface Added {
  readonly ids: readonly string[];
}

const noneBeside: BroughtBeside = { games: [], seals: [], owned: [] };

/** Stores what was chosen, all or nothing, beside what is there. */
export function useAdding() {
  const store = useStore();
  const [isAdding, setAdding] = useState(false);
  const [trouble, setTrouble] = useState<FailureReason>();

  async function add(
    chosen: readonly Candidate[],
    standings: Standings,
    beside: BroughtBeside = noneBeside,
  ): Promise<Added | undefined> {
    if (!store || isAdding) return undefined;
    setAdding(true);
    setTrouble(undefined);
    try {
      const standingOf = (candidate: Candidate): Standing =>
        standings.get(candidate) ?? { state: 'new' };
      const fresh = chosen.filter((candidate) => standingOf(candidate).state !== 'binned');
      const unbin = chosen.flatMap((candidate) => {
        const standing = standingOf(candidate);
        return standing.state === 'binned' ? standing.record.id : [];
      });
      const ids = await store.createAll(
        fresh.map((candidate) => newListOf(candidate, standingOf(candidate))),
        { unbin, beside: besideOf(beside) },
      );
      return { ids: [...unbin, ...ids] };
    } catch (error) {
      setTrouble(explain(error).reason);
      return undefined;
    } finally {
      setAdding(false);
    }
  }

  return { add, isAdding, trouble: trouble && describeFailure(trouble) };
}
