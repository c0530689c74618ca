import { useMemo, useState } from 'react';
import { useShelf } from '@/lib/store/use-shelf';
import type { Candidate, Haul } from './read-sources';
import { isWanted, standingsOf } from './standing';

const nothing: Haul = { candidates: [], refusals: [], notes: [] };

/** What came, held against the shelf, and which of it is to be added. */
export function useHaul(haul: Haul = nothing) {
  const { lists, deleted, isLoading } = useShelf();
  const standings = useMemo(
    () => standingsOf(haul.candidates, { lists, deleted }),
    [haul, lists, deleted],
  );
  const [picked, setPicked] = useState<ReadonlyMap<Candidate, boolean>>(new Map());
  const isChosen = (candidate: Candidate): boolean => {
    const standing = standings.get(candidate);
    return picked.get(candidate) ?? (standing !== undefined && isWanted(standing));
  };
  return {
    standings,
    /** Whether the shelf is not read yet, so that nothing is known of what is there. */
    isLoading,
    isChosen,
    choose: (candidate: Candidate, isPicked: boolean) =>
      setPicked(new Map(picked).set(candidate, isPicked)),
    chosen: haul.candidates.filter(isChosen),
  };
}
