import { useMemo, useState } from 'react';
import type { BesideRead } from '@/lib/backup/beside';
import { planGames, planSeals, rowsToAdd } from '@/lib/backup/plan';
import { type Difference, differencesTo } from '@/lib/collection/difference';
import type { Game } from '@/lib/play/game';
import type { SealRow } from '@/lib/seal/row';
import type { BroughtBeside } from '@/lib/store/brought-beside';
import { type OwnedRow, apartFromDamaged, collectionOf, exchangesOf } from '@/lib/store/owned';
import { randomId } from '@/lib/store/random-id';
import { type SideSnapshot, unreadSide } from '@/lib/store/side';
import { useLive } from '@/lib/live/use-live';
import { useStore } from '@/lib/store/use-store';
import { useStrangers } from '../../collection/use-strangers';

const noDifferences: readonly Difference[] = [];

export type Part = 'games' | 'seals' | 'collection';

function presentOf<Row extends { readonly id: string }>({ rows, damaged }: SideSnapshot<Row>) {
  return { rows, damaged: damaged.map(({ key }) => String(key)) };
}

/** What a backup holds beside lists, held against what is here, and which of it is to be taken. */
export function useBeside(read: BesideRead | undefined) {
  const opened = useStore();
  const store = read && opened;
  const games = useLive<SideSnapshot<Game>>(store?.games.all, unreadSide);
  const seals = useLive<SideSnapshot<SealRow>>(store?.seals.live, unreadSide);
  const owned = useLive<SideSnapshot<OwnedRow>>(store?.owned.live, unreadSide);
  const [said, setSaid] = useState<Partial<Readonly<Record<Part, boolean>>>>({});
  // Counts of the player's own are changed only when he says so.
  const hasCounts = owned.rows.length + owned.damaged.length > 0;
  const chosen = { games: true, seals: true, collection: !hasCounts, ...said };
  const plan = useMemo(() => {
    if (!read) return undefined;
    const all = differencesTo(collectionOf(owned.rows), read.collection);
    const differences = apartFromDamaged(all, owned.damaged);
    return {
      games: planGames(read.games, presentOf(games)),
      seals: planSeals(read.seals, presentOf(seals)),
      differences,
      /** Counts here that cannot be made out, so that nothing is done to them. */
      unreadable: all.length - differences.length,
    };
  }, [read, games, seals, owned]);
  const counts = useStrangers(plan?.differences ?? noDifferences);
  /** All of it that is to be stored. */
  const wanted = (): BroughtBeside => ({
    games: plan && chosen.games ? rowsToAdd(plan.games, randomId) : [],
    seals: plan && chosen.seals ? rowsToAdd(plan.seals, randomId) : [],
    owned: plan && chosen.collection ? exchangesOf(owned.rows, counts.wanted) : [],
  });
  const isToAdd = ({ standing }: { readonly standing: string }) =>
    standing === 'new' || standing === 'copy';
  /** How much there would be to do of each. */
  const todo = {
    games: plan?.games.filter(isToAdd).length ?? 0,
    seals: plan?.seals.filter(isToAdd).length ?? 0,
    collection: counts.isReady ? counts.known.length + counts.strangers.length : 0,
  };
  return {
    read,
    plan,
    todo,
    counts,
    isLoading: read !== undefined && (games.isLoading || seals.isLoading || owned.isLoading),
    chosen,
    choose: (part: Part, isChosen: boolean) => setSaid({ ...said, [part]: isChosen }),
    wanted,
    isAnyWanted:
      (chosen.games && todo.games > 0) ||
      (chosen.seals && todo.seals > 0) ||
      (chosen.collection && counts.wanted.length > 0),
  };
}

export type BesidePlan = ReturnType<typeof useBeside>;
