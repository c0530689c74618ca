'use client';

import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { SealRow } from '@/lib/seal/row';
import { type FailureReason, explain } from '@/lib/store/failure';
import type { Store } from '@/lib/store/store';
import { useStore } from '@/lib/store/use-store';
import { useTitle } from '../language/use-title';
import { useWords } from '../language/use-words';
import { DamagedRows } from '../shelf/damaged-rows';
import { UndoLine } from '../shelf/undo-line';
import { announce } from '../shell/announce';
import { describeFailure } from '../shell/describe-failure';
import { listName } from '../shell/list-name';
import { Notice } from '../shell/notice';
import { PageHead } from '../shell/page';
import { digestsHere } from './digests';
import { KeepForm } from './keep-form';
import { KeptCodeRow, OwnSealRow } from './seal-rows';
import { useGivenCode } from './use-given-code';
import { keptCodes, ownSeals, useSeals } from './use-seals';
import { sealsWords } from './words';

const never = () => () => undefined;

/** What the player has sealed, and the codes of others. */
export function SealsPage() {
  const words = useWords(sealsWords);
  useTitle(words.title);
  const store = useStore();
  const { rows, damaged, isLoading, failed } = useSeals();
  const given = useGivenCode();
  const isSecure = useSyncExternalStore(
    never,
    () => digestsHere() !== undefined,
    () => true,
  );
  const [trouble, setTrouble] = useState<FailureReason>();
  const [gone, setGone] = useState<SealRow>();

  const change = (put: readonly SealRow[], remove: readonly string[]) =>
    attempt(async ({ seals }) => seals.change(put, remove));

  async function attempt(work: (opened: Store) => Promise<void>): Promise<boolean> {
    if (!store) return false;
    try {
      await work(store);
      setTrouble(undefined);
      return true;
    } catch (error) {
      setTrouble(explain(error).reason);
      return false;
    }
  }

  const goneWords = (row: SealRow) =>
    row.kind === 'own' ? words.own.removed(listName(row)) : words.kept.removed(row.name);

  async function remove(row: SealRow) {
    if (!(await change([], [row.id]))) return;
    setGone(row);
    announce(goneWords(row));
  }

  const own = ownSeals(rows);
  const kept = keptCodes(rows);
  return (
    <>
      <PageHead title={words.title}>
        <p>{words.help}</p>
      </PageHead>
      {!isSecure && <p className="mb-4 text-agree">{words.insecure}</p>}
      {failed && <p role="alert">{words.unreadable}</p>}
      {trouble !== undefined && (
        <Notice onClose={() => setTrouble(undefined)}>
          <b>{words.notStored}</b> {describeFailure(trouble)}
        </Notice>
      )}
      <DamagedRows
        rows={damaged}
        tell={() => words.damaged.text}
        fileName={words.damaged.fileName}
        onDiscard={(key) => void attempt(async ({ seals }) => seals.discard(key))}
      />
      <Part title={words.kept.title}>
        <KeepForm
          key={given}
          rows={rows}
          given={given}
          onKeep={async (one) => {
            const isKept = await change([one], []);
            if (isKept) announce(words.kept.done(one.name));
            return isKept;
          }}
        />
        <Rows none={words.kept.none} isLoading={isLoading} title={words.kept.title}>
          {kept.map((one) => (
            <KeptCodeRow key={one.id} kept={one} onRemove={() => void remove(one)} />
          ))}
        </Rows>
      </Part>
      <Part title={words.own.title}>
        <Rows none={words.own.none} isLoading={isLoading} title={words.own.title}>
          {own.map((one) => (
            <OwnSealRow key={one.id} seal={one} onRemove={() => void remove(one)} />
          ))}
        </Rows>
      </Part>
      {gone && (
        <UndoLine
          key={gone.id}
          onUndo={() => {
            setGone(undefined);
            void change([gone], []);
          }}
          onEnd={() => setGone(undefined)}
        >
          {goneWords(gone)}
        </UndoLine>
      )}
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mb-10">
      <h2 className="mb-3 font-display text-xl leading-tight font-bold">{title}</h2>
      {children}
    </section>
  );
}

function Rows({
  title,
  none,
  isLoading,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly isLoading: boolean;
  readonly children: readonly ReactNode[];
}) {
  if (children.length === 0) return <p className="mt-4 text-ink-2">{isLoading ? '' : none}</p>;
  return (
    <ul aria-label={title} className="mt-4 border-t border-hair">
      {children}
    </ul>
  );
}
