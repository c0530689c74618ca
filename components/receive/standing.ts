import { formatDocument } from '@/lib/roster/document';
import type { KeptList } from '@/lib/share/backup';
import { planRestore } from '@/lib/share/restore';
import { isSameList } from '@/lib/share/same-list';
import type { ListRecord } from '@/lib/store/record';
import type { NewList } from '@/lib/store/repository';
import type { Candidate } from './read-sources';

/** How a list that came stands to those that are there. */
export type Standing =
  /** There is none like it; `namesake` is another list of its name. */
  | { readonly state: 'new'; readonly namesake?: ListRecord }
  /** The very same is there. */
  | { readonly state: 'same'; readonly record: ListRecord }
  /** The very same lies in the bin, and did not where it comes from. */
  | { readonly state: 'binned'; readonly record: ListRecord }
  /** From a backup: it has been changed here or there since. */
  | {
      readonly state: 'different';
      readonly record: ListRecord;
      readonly newer: 'backup' | 'present' | 'neither';
    }
  /** The same stands further up among what came. */
  | { readonly state: 'twin' };

export type Standings = ReadonlyMap<Candidate, Standing>;

interface Present {
  readonly lists: readonly ListRecord[];
  readonly deleted: readonly ListRecord[];
}

/** Lists by their names: few have the same. */
function byName(records: readonly ListRecord[]): ReadonlyMap<string, readonly ListRecord[]> {
  const names = new Map<string, ListRecord[]>();
  for (const record of records) {
    const alike = names.get(record.list.name);
    if (alike) alike.push(record);
    else names.set(record.list.name, [record]);
  }
  return names;
}

function isTwin(a: KeptList, b: KeptList): boolean {
  const isBinned = ({ deleted }: KeptList) => deleted !== undefined;
  const text = ({ list }: KeptList) => JSON.stringify(formatDocument(list));
  return isBinned(a) === isBinned(b) && text(a) === text(b);
}

function standBackup(
  candidates: readonly (Candidate & { readonly kept: KeptList })[],
  { lists, deleted }: Present,
  into: Map<Candidate, Standing>,
): void {
  const records = new Map([...lists, ...deleted].map((record) => [record.id, record]));
  const seen = new Map<string, readonly KeptList[]>();
  const plan = planRestore({ lists: candidates.map(({ kept }) => kept) }, [...records.values()]);
  for (const [at, planned] of plan.entries()) {
    const candidate = candidates[at];
    const record = 'present' in planned ? records.get(planned.present.id) : undefined;
    if (!candidate) continue;
    const { kept } = candidate;
    const twins = seen.get(kept.id) ?? [];
    seen.set(kept.id, [...twins, kept]);
    // Several backups of one device, which mostly hold the same.
    if (twins.some((twin) => isTwin(twin, kept))) into.set(candidate, { state: 'twin' });
    else if (!record || planned.state === 'new') into.set(candidate, { state: 'new' });
    else if (planned.state === 'different')
      into.set(candidate, { state: 'different', record, newer: planned.newer });
    else into.set(candidate, { state: planned.isBinned ? 'binned' : 'same', record });
  }
}

function hasKept(candidate: Candidate): candidate is Candidate & { readonly kept: KeptList } {
  return candidate.kept !== undefined;
}

/** Holds everything that came against the shelf. Nothing of it is changed by that. */
export function standingsOf(candidates: readonly Candidate[], present: Present): Standings {
  const standings = new Map<Candidate, Standing>();
  standBackup(candidates.filter(hasKept), present, standings);
  const names = byName(present.lists);
  const seen = new Set<string>();
  for (const candidate of candidates) {
    if (standings.has(candidate)) continue;
    const content = JSON.stringify(formatDocument(candidate.value));
    const namesakes = names.get(candidate.value.name) ?? [];
    const record = namesakes.find(({ list }) => isSameList(candidate.value, candidate.form, list));
    const [namesake] = namesakes;
    if (record) standings.set(candidate, { state: 'same', record });
    else if (seen.has(content)) standings.set(candidate, { state: 'twin' });
    else standings.set(candidate, { state: 'new', ...(namesake && { namesake }) });
    seen.add(content);
  }
  return standings;
}

/** Whether a list is added unless the player takes it off. */
export function isWanted({ state }: Standing): boolean {
  return state === 'new' || state === 'different' || state === 'binned';
}

/** What to store for a list that is to be added; from a backup it stays the list that it was. */
export function newListOf({ value: list, kept }: Candidate, { state }: Standing): NewList {
  if (!kept) return { list };
  const { id, created, changed, deleted } = kept;
  return {
    list,
    created,
    changed,
    ...(state === 'new' && { id }),
    ...(deleted !== undefined && { deleted }),
  };
}
