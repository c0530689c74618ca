'use client';

import { useState } from 'react';
import { type Collection, ownedOf } from '@/lib/collection/collection';
import { type Difference, differencesTo } from '@/lib/collection/difference';
import type { ReadError } from '@/lib/roster/read-error';
import type { Ruleset } from '@/lib/rules/ruleset';
import { type FailureReason, explain } from '@/lib/store/failure';
import { type OwnedRow, ownedId, rowsOf } from '@/lib/store/owned';
import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { rulesetCards } from '../rulesets/cards';
import { useRulesetOrWhy } from '../rulesets/use-ruleset';
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

/** What was done to many counts at once, and how they were before. */
interface Done {
  readonly said: (words: Words) => string;
  readonly before: readonly OwnedRow[];
  /** Ids of rows that were not there before. */
  readonly added: readonly string[];
}

type Trouble =
  | { readonly kind: 'store'; readonly why: FailureReason }
  | { readonly kind: 'file'; readonly error: ReadError };

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

  async function take(differences: readonly Difference[]) {
    setIncoming(undefined);
    const all = differences.map(({ ruleset: of, profile, then }) => ({
      id: ownedId(of, profile),
      ruleset: of,
      profile,
      count: then,
    }));
    const rows = all.filter(({ count }) => count > 0);
    const none = all.flatMap(({ id, count }) => (count > 0 ? [] : id));
    const changed = new Set(all.map(({ id }) => id));
    const before = rowsOf(collection).filter(({ id }) => changed.has(id));
    const known = new Set(before.map(({ id }) => id));
    if (!(await attempt(async () => desk?.change(rows, none)))) return;
    const said = ({ done: changedWords }: Words) => changedWords(differences.length);
    setDone({ said, before, added: rows.flatMap(({ id }) => (known.has(id) ? [] : [id])) });
    announce(said(words));
  }

  async function clear() {
    const before = rowsOf(collection);
    const ids = before.map(({ id }) => id);
    if (!(await attempt(async () => desk?.change([], ids)))) return;
    const said = ({ cleared }: Words) => cleared(total);
    setDone({ said, before, added: [] });
    announce(said(words));
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
          {trouble.kind === 'file' ? (
            describeRefusal(trouble.error, words)
          ) : (
            <>
              <b>{words.notStored}</b> {describeFailure(trouble.why)}
            </>
          )}
        </Notice>
      )}
      {damaged > 0 && <p className="mb-4 text-ink-2">{words.damaged(damaged)}</p>}
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
          onTake={() => void take(differencesTo(collection, incoming))}
          onClose={() => setIncoming(undefined)}
        />
      )}
      {done && (
        <UndoLine
          key={done.before.map(({ id, count }) => `${id} ${count}`).join() + done.added.join()}
          onUndo={() => {
            setDone(undefined);
            void attempt(async () => desk?.change(done.before, done.added)).then((isDone) => {
              if (isDone) announce(words.undone);
            });
          }}
          onEnd={() => setDone(undefined)}
        >
          {done.said(words)}
        </UndoLine>
      )}
    </div>
  );
}
