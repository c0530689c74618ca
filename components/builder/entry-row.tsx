'use client';

import { memo } from 'react';
import type { Entry } from '@/lib/roster/list';
import { KnownRow } from './known-row';
import type { DragBinding } from './row-handle';
import { StrangerRow } from './stranger-row';
import { useDesk } from './use-desk';

export interface EntryRowProps {
  readonly entry: Entry;
  readonly fault: string | undefined;
  /** Somebody is about to drag it. */
  readonly onHandle?: () => void;
  readonly drag?: DragBinding;
}

/** One entry of the list; drawn again only when it is another, or its fault is. */
export const EntryRow = memo(function EntryRow(props: EntryRowProps) {
  const { ruleset } = useDesk();
  const profile = ruleset.profiles.get(props.entry.profile);
  return profile ? (
    <KnownRow profile={profile} {...props} />
  ) : (
    <StrangerRow entry={props.entry} fault={props.fault} />
  );
});
