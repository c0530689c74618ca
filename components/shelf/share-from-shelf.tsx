'use client';

import { useMemo } from 'react';
import { checkList } from '@/lib/rules/check';
import type { ListRecord } from '@/lib/store/record';
import { useRuleset } from '../rulesets/use-ruleset';
import ShareSheet from '../share/share-sheet';

/** The ways out of this device for a list on the shelf. */
export default function ShareFromShelf({
  record: { id, list },
  onClose,
}: {
  readonly record: ListRecord;
  readonly onClose: () => void;
}) {
  const ruleset = useRuleset(list.ruleset);
  const checked = useMemo(() => ruleset && checkList(list, ruleset), [list, ruleset]);
  if (!checked) return null;
  return (
    <ShareSheet
      open
      checked={checked}
      onClose={onClose}
      print={`/print/?ids=${encodeURIComponent(id)}`}
    />
  );
}
