import { type Collection, mostOwned, ownedOf } from '@/lib/collection/collection';
import { type Live, LiveValue } from '@/lib/store/live';
import { type OwnedRow, collectionOf, ownedId } from '@/lib/store/owned';
import type { Side, SideSnapshot } from '@/lib/store/side';

/** A count that is on its way to the store. */
interface Draft {
  readonly row: Omit<OwnedRow, 'id'>;
  readonly isStored: boolean;
}

/** The collection as the player sees it. */
export interface OwnedSnapshot {
  readonly isLoading: boolean;
  readonly collection: Collection;
  readonly damaged: number;
  readonly hasFailed: boolean;
}

/**
 * The collection with the counts that are on their way: a second press counts from the first one,
 * whether or not that has been stored and read again by then.
 */
export class OwnedDesk {
  readonly live: Live<OwnedSnapshot>;
  readonly #side: Side<OwnedRow>;
  readonly #value: LiveValue<OwnedSnapshot>;
  readonly #drafts = new Map<string, Draft>();

  constructor(side: Side<OwnedRow>) {
    this.#side = side;
    this.#value = new LiveValue(this.#merged(side.live.getSnapshot()), () => {
      const stop = side.live.subscribe(() => {
        // What is read now was written before, so that it is in it.
        for (const [id, { isStored }] of this.#drafts) if (isStored) this.#drafts.delete(id);
        this.#show();
      });
      this.#show();
      return stop;
    });
    this.live = this.#value;
  }

  /** Counts so many more or fewer; rejects where that cannot be stored, and nothing has changed then. */
  async step(ruleset: string, profile: string, by: number): Promise<void> {
    const now = ownedOf(this.#value.getSnapshot().collection, ruleset).get(profile) ?? 0;
    const count = Math.max(0, Math.min(mostOwned, now + by));
    if (count === now) return;
    const id = ownedId(ruleset, profile);
    const row = { ruleset, profile, count };
    const draft: Draft = { row, isStored: false };
    this.#drafts.set(id, draft);
    this.#show();
    const isLast = () => this.#drafts.get(id) === draft;
    try {
      await this.#side.change(count > 0 ? [{ id, ...row }] : [], count > 0 ? [] : [id]);
      if (isLast()) this.#drafts.set(id, { row, isStored: true });
    } catch (error) {
      if (isLast()) this.#drafts.delete(id);
      this.#show();
      throw error;
    }
  }

  /** Writes many counts and takes others out, all or none. */
  change(put: readonly OwnedRow[], remove: readonly string[]): Promise<void> {
    return this.#side.change(put, remove);
  }

  #show(): void {
    this.#value.set(this.#merged(this.#side.live.getSnapshot()));
  }

  #merged({ rows, isLoading, damaged, failed }: SideSnapshot<OwnedRow>): OwnedSnapshot {
    const all = new Map(rows.map((row) => [row.id, row]));
    for (const [id, { row }] of this.#drafts) {
      if (row.count > 0) all.set(id, { id, ...row });
      else all.delete(id);
    }
    return {
      isLoading,
      collection: collectionOf([...all.values()]),
      damaged: damaged.length,
      hasFailed: failed !== undefined,
    };
  }
}
