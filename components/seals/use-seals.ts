import { type SideSnapshot, unreadSide } from '@/lib/store/side';
import type { KeptCode, OwnSeal, SealRow } from '@/lib/seal/row';
import { useLive } from '@/lib/live/use-live';
import { useStore } from '@/lib/store/use-store';

/** Every seal and every code that is kept, live. */
export function useSeals(): SideSnapshot<SealRow> {
  return useLive<SideSnapshot<SealRow>>(useStore()?.seals.live, unreadSide);
}

const latestFirst = (a: SealRow, b: SealRow) => b.made - a.made || (a.id < b.id ? -1 : 1);

/** The player's own seals, the last one first. */
export function ownSeals(rows: readonly SealRow[]): readonly OwnSeal[] {
  return rows.filter((row) => row.kind === 'own').toSorted(latestFirst);
}

/** The codes of others, the last one first. */
export function keptCodes(rows: readonly SealRow[]): readonly KeptCode[] {
  return rows.filter((row) => row.kind === 'kept').toSorted(latestFirst);
}
