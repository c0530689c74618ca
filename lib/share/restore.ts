import { formatDocument } from '../roster/document';
import type { Backup, KeptList } from './backup';
import { sameJson } from './same-json';

/** What restoring one list of a backup means for the lists that are there. */
export type Planned =
  /** It is not there: it will be added as it is. */
  | { readonly state: 'new'; readonly kept: KeptList }
  /** It is there with the same content: nothing to do. */
  | { readonly state: 'same'; readonly kept: KeptList; readonly present: KeptList }
  /**
   * It is there with another content, and stays: the player chooses whether the backup's comes
   * beside it, as a copy with an id of its own.
   */
  | {
      readonly state: 'different';
      readonly kept: KeptList;
      readonly present: KeptList;
      /** Which of them was changed last. */
      readonly newer: 'backup' | 'present' | 'neither';
    };

function newerOf(kept: KeptList, present: KeptList): 'backup' | 'present' | 'neither' {
  if (kept.changed === present.changed) return 'neither';
  return kept.changed > present.changed ? 'backup' : 'present';
}

/** Looks at every list of a backup beside those that are there. Nothing is ever overwritten. */
export function planRestore(backup: Backup, present: readonly KeptList[]): readonly Planned[] {
  const byId = new Map(present.map((kept) => [kept.id, kept]));
  return backup.lists.map((kept): Planned => {
    const there = byId.get(kept.id);
    if (!there) return { state: 'new', kept };
    if (sameJson(formatDocument(there.list), formatDocument(kept.list)))
      return { state: 'same', kept, present: there };
    return { state: 'different', kept, present: there, newer: newerOf(kept, there) };
  });
}
