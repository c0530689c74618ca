import { formatDocument } from '../roster/document';
import type { Backup, KeptList } from './backup';
import { sameJson } from './same-json';

/** What restoring one list of a backup means for the lists that are there. */
export type Planned =
  /** It is not there: it will be added as it is. */
  | { readonly state: 'new'; readonly kept: KeptList }
  /**
   * It is there with the same content, under its own id or that of a copy: nothing to do, but to
   * take it out of the bin when it lies there and did not in the backup.
   */
  | {
      readonly state: 'same';
      readonly kept: KeptList;
      readonly present: KeptList;
      readonly isBinned: boolean;
    }
  /** It is there with another content, and stays: the backup's comes beside it, as a copy. */
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

function isSame(one: KeptList, other: KeptList): boolean {
  return sameJson(formatDocument(one.list), formatDocument(other.list));
}

/** What two lists share that are the same; few that are not share it. */
function roughly({ list: { ruleset, nation, name, groups } }: KeptList): string {
  return JSON.stringify([ruleset, nation, name, groups.map(({ entries }) => entries.length)]);
}

/** Takes lists out by their content, each once. */
class Copies {
  private readonly byContent = new Map<string, KeptList[]>();

  constructor(lists: Iterable<KeptList>) {
    for (const kept of lists) {
      const key = roughly(kept);
      const alike = this.byContent.get(key);
      if (alike) alike.push(kept);
      else this.byContent.set(key, [kept]);
    }
  }

  take(wanted: KeptList): KeptList | undefined {
    const alike = this.byContent.get(roughly(wanted)) ?? [];
    const at = alike.findIndex((kept) => isSame(kept, wanted));
    return at < 0 ? undefined : alike.splice(at, 1)[0];
  }
}

/**
 * Looks at every list of a backup beside those that are there. Nothing is ever overwritten, and
 * restoring the same backup twice adds nothing the second time.
 */
export function planRestore(
  backup: Pick<Backup, 'lists'>,
  present: readonly KeptList[],
): readonly Planned[] {
  const byId = new Map(present.map((kept) => [kept.id, kept]));
  const sames = new Map<KeptList, KeptList>();
  for (const kept of backup.lists) {
    const there = byId.get(kept.id);
    if (there && isSame(kept, there)) sames.set(kept, there);
  }
  const matched = new Set(sames.values());
  const copies = new Copies(present.filter((kept) => !matched.has(kept)));
  return backup.lists.map((kept): Planned => {
    const same = sames.get(kept) ?? copies.take(kept);
    if (same) {
      const isBinned = same.deleted !== undefined && kept.deleted === undefined;
      return { state: 'same', kept, present: same, isBinned };
    }
    const there = byId.get(kept.id);
    return there
      ? { state: 'different', kept, present: there, newer: newerOf(kept, there) }
      : { state: 'new', kept };
  });
}
