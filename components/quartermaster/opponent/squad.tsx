'use client';

import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { applyEdits } from '@/lib/roster/edit';
import type { List } from '@/lib/roster/list';
import { withOwnKeys } from '@/lib/roster/own-keys';
import type { Ruleset } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';
import { type FailureReason, explain } from '@/lib/store/failure';
import { randomId } from '@/lib/store/random-id';
import { useStore } from '@/lib/store/use-store';
import { useWords } from '../../language/use-words';
import { ReceivedList } from '../../receive/received-list';
import { describeFailure } from '../../shell/describe-failure';
import { Notice } from '../../shell/notice';
import { Button } from '../../ui/button';
import { useSearch } from '../use-search';
import { quartermasterWords } from '../words';

/** All that decides which squad is drawn. */
export interface Drawing {
  readonly ruleset: Ruleset;
  readonly nation: string;
  readonly cap: number;
  /** Ids of the ruleset; '' = any. */
  readonly arm: string;
  readonly theme: string;
  readonly seed: string;
}

/** Lines of no text: what was drawn here says nothing of itself. */
const found = { notes: [] };

/** The squad that a seed gives, to read, and to keep. */
export function Squad({ drawing, name }: { readonly drawing: Drawing; readonly name: string }) {
  const words = useWords(quartermasterWords);
  const { ruleset, nation, cap, arm, theme, seed } = drawing;
  const view = useMemo(() => {
    const empty: List = {
      ruleset: ruleset.card.id,
      nation,
      name: '',
      cap,
      groups: [{ id: 'main', entries: [] }],
    };
    return viewList(empty, ruleset);
  }, [ruleset, nation, cap]);
  const drawn = useSearch(view, { about: 'random', seed, arm, theme });
  const edits = drawn?.kind === 'ways' ? drawn.ways[0]?.edits : undefined;
  const list = useMemo(
    () => edits && applyEdits({ ...view.list, name }, edits).list,
    [view, name, edits],
  );
  const store = useStore();
  const router = useRouter();
  const [trouble, setTrouble] = useState<FailureReason>();

  async function keep() {
    if (!edits || !store) return;
    try {
      const own = withOwnKeys(edits, randomId);
      const id = await store.create(applyEdits({ ...view.list, name }, own).list);
      router.push(`/list/?id=${encodeURIComponent(id)}`);
    } catch (error) {
      setTrouble(explain(error).reason);
    }
  }

  return (
    <section
      aria-label={words.opponent.squad}
      aria-live="polite"
      aria-busy={!drawn}
      className="min-h-96"
    >
      {trouble !== undefined && (
        <Notice onClose={() => setTrouble(undefined)}>
          <b>{words.opponent.notStored}</b> {describeFailure(trouble)}
        </Notice>
      )}
      {!drawn && <p className="text-ink-2">{words.looking}</p>}
      {drawn?.kind === 'none' && <p>{drawn.said}</p>}
      {list && (
        <>
          <div className="mb-4 flex max-tablet:*:flex-1">
            <Button onClick={() => void keep()}>{words.opponent.keep}</Button>
          </div>
          <ReceivedList list={list} found={found} ruleset={ruleset} level={2} />
        </>
      )}
    </section>
  );
}
