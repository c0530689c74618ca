'use client';

import { useState } from 'react';
import { type Collection, ownedOf } from '@/lib/collection/collection';
import { type Difference, differencesTo } from '@/lib/collection/difference';
import type { ReadError } from '@/lib/roster/read-error';
import type { Ruleset } from '@/lib/rules/ruleset';
import { type FailureReason, explain } from '@/lib/store/failure';
import { type OwnedRow, exchangesOf, rowsOf } from '@/lib/store/owned';
import type { Exchange } from '@/lib/store/side';
import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { rulesetCards } from '../rulesets/cards';
import { useRulesetOrWhy } from '../rulesets/use-ruleset';
import { DamagedRows } from '../shelf/damaged-rows';
import { UndoLine } from '../shelf/undo-line';
import { announce } from '../shell/announce';
import { describeFailure } from '../shell/describe-failure';
import { Notice } from '../shell/notice';
import { SearchField } from '../ui/search-field';
import { saveCollection, saveCollectionCsv } from './files';
import { ImportSheet } from './import-sheet';
import { OwnedRows, Strangers } from './owned-rows';
import { PlaceFields } from './place-fields';
import { describeRefusal, readChosen } from './read-chosen';
import { useOwnedDesk } from './use-owned';
import { usePlace } from './use-place';
import { Whole } from './whole';
import { collectionWords } from './words';

type Words = In<typeof collectionWords>;

/** What was done to many counts at once. */
interface Done {
  readonly nth: number;
  readonly said: (words: Words) => string;
  readonly exchanged: readonly Exchange<OwnedRow>[];
}

type Trouble =
  | { readonly kind: 'store'; readonly why: FailureReason }
  | { readonly kind: 'file'; readonly error: ReadError }
  /** Counts that were not put back, as another tab has changed them. */
  | { readonly kind: 'left'; readonly counts: number };

function sumOf(counts: Iterable<number>): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

function totalOf(collection: Collection): number {
  return sumOf([...collection.values()].map((counts) => sumOf(counts.values())));
}

function ofNation(ruleset: Ruleset, nation: string, owned: ReadonlyMap<string, number>): number {
  const own = [...owned].filter(([id]) => ruleset.profiles.get(id)?.nation === nation);
  return sumOf(own.map(([, count]) => count));
}

/** The rosters with what is owned of them, and what can be done with the whole collection. */
export function CollectionView() {
  const words = useWords(collectionWords);
  const cards = useWords(rulesetCards);
  const [place, go] = usePlace();
  const loaded = useRulesetOrWhy(place.ruleset);
  const ruleset = typeof loaded === 'object' ? loaded : undefined;
  const [desk, { collection, isLoading, damaged, hasFailed }] = useOwnedDesk();
  const [query, setQuery] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  const [incoming, setIncoming] = useState<Collection>();
  const [done, setDone] = useState<Done>();
  const card = cards.find(({ id }) => id === place.ruleset);
  const nation = card?.nations.find(({ id }) => id === place.nation);
  const owned = ownedOf(collection, place.ruleset);
  const total = totalOf(collection);

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      setTrouble(undefined);
      return true;
    } catch (error) {
      setTrouble({ kind: 'store', why: explain(error).reason });
      return false;
    }
  }

  const step = (profile: string, by: number) =>
    void attempt(async () => desk?.step(place.ruleset, profile, by));

  async function bring(chosen: File) {
    const read = await readChosen(chosen);
    setTrouble(read.ok ? undefined : { kind: 'file', error: read.error });
    if (read.ok) setIncoming(read.value);
  }

  /** Makes many counts others, and says which were changed in another tab meanwhile. */
  async function exchange(
    all: readonly Exchange<OwnedRow>[],
    said: (words: Words, counts: number) => string,
  ): Promise<Done | undefined> {
    let exchanged: readonly Exchange<OwnedRow>[] = [];
    const isStored = await attempt(async () => {
      exchanged = (await desk?.exchange(all)) ?? [];
    });
    if (!isStored) return undefined;
    const left = all.length - exchanged.length;
    const whole = (now: Words) =>
      left === 0 ? said(now, all.length) : `${said(now, exchanged.length)} ${now.left(left)}`;
    announce(whole(words));
    return { nth: (done?.nth ?? 0) + 1, said: whole, exchanged };
  }

  async function take(differences: readonly Difference[]) {
    setIncoming(undefined);
    const all = exchangesOf(rowsOf(collection), differences);
    setDone(await exchange(all, ({ done: changed }, counts) => changed(counts)));
  }

  async function clear() {
    const all = rowsOf(collection).map((from) => ({ id: from.id, from, to: undefined }));
    setDone(await exchange(all, ({ cleared }) => cleared(total)));
  }

  async function undo({ exchanged }: Done) {
    setDone(undefined);
    const back = exchanged.map(({ id, from, to }) => ({ id, from: to, to: from }));
    const undone = await exchange(back, ({ undone: said }) => said);
    if (undone && undone.exchanged.length < back.length)
      setTrouble({ kind: 'left', counts: back.length - undone.exchanged.length });
  }

  return (
    <div data-nation={nation?.tincture}>
      {hasFailed && (
        <p role="alert" className="mb-4">
          {words.unreadable}
        </p>
      )}
      {trouble && (
        <Notice onClose={() => setTrouble(undefined)}>
          {trouble.kind === 'file' && describeRefusal(trouble.error, words)}
          {trouble.kind === 'left' && words.left(trouble.counts)}
          {trouble.kind === 'store' && (
            <>
              <b>{words.notStored}</b> {describeFailure(trouble.why)}
            </>
          )}
        </Notice>
      )}
      <DamagedRows
        rows={damaged}
        tell={({ key }) => words.damaged.text(String(key))}
        fileName={words.damaged.fileName}
        onDiscard={(key) => void attempt(async () => desk?.discard(key))}
      />
      <div className="mb-4 grid gap-3 tablet:grid-cols-3">
        <PlaceFields place={place} onGo={go} />
        <SearchField
          label={words.find}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          className="self-end"
        />
      </div>
      <p className="figures mb-4 min-h-6 text-ink-2">
        {ruleset && !isLoading && words.totals(ofNation(ruleset, place.nation, owned), total)}
      </p>
      {loaded === 'failed' && <p role="alert">{words.noRoster}</p>}
      <div className="min-h-96" aria-busy={!ruleset || isLoading}>
        {ruleset && !isLoading && (
          <>
            <OwnedRows
              ruleset={ruleset}
              nation={place.nation}
              owned={owned}
              query={query}
              onStep={step}
            />
            <Strangers ruleset={ruleset} owned={owned} onStep={step} />
          </>
        )}
      </div>
      <Whole
        isEmpty={total === 0}
        onSave={() => saveCollection(collection)}
        onSaveTable={() => void attempt(() => saveCollectionCsv(collection))}
        onBring={(file) => void bring(file)}
        onClear={() => void clear()}
      />
      {incoming && (
        <ImportSheet
          differences={differencesTo(collection, incoming)}
          onTake={(wanted) => void take(wanted)}
          onClose={() => setIncoming(undefined)}
        />
      )}
      {done && (
        <UndoLine key={done.nth} onUndo={() => void undo(done)} onEnd={() => setDone(undefined)}>
          {done.said(words)}
        </UndoLine>
      )}
    </div>
  );
}
