import { useMemo } from 'react';
import { type Collection, noCollection } from '@/lib/collection/collection';
import { type OwnedRow, collectionOf } from '@/lib/store/owned';
import { type SideSnapshot, unreadSide } from '@/lib/store/side';
import { useLive } from '@/lib/live/use-live';
import { useStore } from '@/lib/store/use-store';
import { OwnedDesk, type OwnedSnapshot } from './owned-desk';

const unread: OwnedSnapshot = {
  isLoading: true,
  collection: noCollection,
  damaged: [],
  hasFailed: false,
};

/** The collection to be changed, once the store is there, and as it stands. */
export function useOwnedDesk(): readonly [desk: OwnedDesk | undefined, owned: OwnedSnapshot] {
  const owned = useStore()?.owned;
  const desk = useMemo(() => owned && new OwnedDesk(owned), [owned]);
  return [desk, useLive<OwnedSnapshot>(desk?.live, unread)];
}

/** The collection as it is stored, live: for those who only look. */
export function useCollection(): Collection {
  const { rows } = useLive<SideSnapshot<OwnedRow>>(useStore()?.owned.live, unreadSide);
  return useMemo(() => collectionOf(rows), [rows]);
}
