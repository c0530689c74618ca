import { type Collection, mostOwned, ownedOf } from '@/lib/collection/collection';
import type { KeyedRow } from '@/lib/store/backend';
import { type Live, LiveValue } from '@/lib/live/live';
import { type OwnedRow, collectionOf, ownedId } from '@/lib/store/owned';
import type { Exchange, Side, SideSnapshot } from '@/lib/store/side';

/** A count with presses on their way to the store. */
interface Draft {
  readonly ruleset: string;
  readonly profile: string;
  /** As it was stored when last known. */
  readonly stored: number;
  /** What is on its way: so many more or fewer. */
  readonly pending: number;
  /** Presses that are on their way. */
  readonly presses: number;
}

function within(count: number): number {
  return Math.max(0, Math.min(mostOwned, count));
}

/** The collection as the player sees it. */
export interface OwnedSnapshot {
  readonly isLoading: boolean;
  readonly collection: Collection;
  readonly damaged: readonly KeyedRow[];
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
        for (const [id, { presses }] of this.#drafts) if (presses === 0) this.#drafts.delete(id);
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
    const step = within(now + by) - now;
    if (step === 0) return;
    const id = ownedId(ruleset, profile);
    const before = this.#drafts.get(id) ?? {
      ruleset,
      profile,
      stored: now,
      pending: 0,
      presses: 0,
    };
    this.#put(id, { ...before, pending: before.pending + step, presses: before.presses + 1 });
    let written: number | undefined;
    try {
      // Another tab may count meanwhile: both hold.
      await this.#side.changeRow(id, (row) => {
        written = within((row?.count ?? 0) + step);
        return written > 0 ? { id, ruleset, profile, count: written } : 'drop';
      });
    } catch (error) {
      written = undefined;
      throw error;
    } finally {
      this.#arrive(id, step, written);
    }
  }

  /**
   * Makes many counts others in one step. Comes with those that were: what another tab has changed
   * since is left as it is.
   */
  async exchange(all: readonly Exchange<OwnedRow>[]): Promise<readonly Exchange<OwnedRow>[]> {
    const left = new Set(await this.#side.exchange(all));
    return all.filter(({ id }) => !left.has(id));
  }

  /** Throws a row away for good that cannot be made out. */
  discard(key: IDBValidKey): Promise<void> {
    return this.#side.discard(key);
  }

  #put(id: string, draft: Draft): void {
    this.#drafts.set(id, draft);
    this.#show();
  }

  /** A press has come to the store, which has `written` now, or could not take it. */
  #arrive(id: string, step: number, written: number | undefined): void {
    const draft = this.#drafts.get(id);
    if (!draft) return;
    const { stored, pending, presses } = draft;
    const left = { ...draft, pending: pending - step, presses: presses - 1 };
    if (written === undefined && left.presses === 0) this.#drafts.delete(id);
    else this.#drafts.set(id, { ...left, stored: written ?? stored });
    this.#show();
  }

  #show(): void {
    this.#value.set(this.#merged(this.#side.live.getSnapshot()));
  }

  #merged({ rows, isLoading, damaged, failed }: SideSnapshot<OwnedRow>): OwnedSnapshot {
    const all = new Map(rows.map((row) => [row.id, row]));
    for (const [id, { ruleset, profile, stored, pending }] of this.#drafts) {
      const count = within(stored + pending);
      if (count > 0) all.set(id, { id, ruleset, profile, count });
      else all.delete(id);
    }
    return {
      isLoading,
      collection: collectionOf([...all.values()]),
      damaged,
      hasFailed: failed !== undefined,
    };
  }
}
