'use client';

import { lazy, Suspense, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { countVerdicts } from '@/lib/desk/arrange';
import { type DeskRow, isList } from '@/lib/desk/row';
import { nameOfList } from '@/lib/roster/list-name';
import { phone, useMedia } from '../builder/use-media';
import { DropArea } from '../receive/drop-zone';
import { announce } from '../shell/announce';
import { describeFailure } from '../shell/describe-failure';
import { Notice } from '../shell/notice';
import { HeadActions, PageHead } from '../shell/page';
import { UndoLine } from '../shelf/undo-line';
import { Button } from '../ui/button';
import { Sheet } from '../ui/sheet';
import { EventStrip } from './event-strip';
import { OfferedEvent } from './event/offered-event';
import { type Gathered, gatherDrop, gatherFiles, mostFiles, textItem } from './gather';
import { Intake } from './intake';
import { LastOutcome } from './last-outcome';
import { Progress } from './progress';
import { Rows } from './rows';
import { useArrangement } from './use-arrangement';
import { useDesk } from './use-desk';
import { useSheets } from './use-sheets';
import { summaryOf } from './verdict-words';

const EventSheet = lazy(() => import('./event/event-sheet'));
const ResultsSheet = lazy(() => import('./results/results-sheet'));
const ScanSheet = lazy(() => import('./scan/scan-sheet'));
const ListSheet = lazy(() => import('./detail/list-sheet'));

/** The organiser's desk: lists come in by the dozen, each gets its verdict, results go out. */
export function CheckDesk() {
  const { desk, state } = useDesk();
  const { event, work, last } = state;
  // What lies on the desk is drawn when there is time: nothing that is pressed waits for it.
  const { rows, isOpening } = useDeferredValue(state);
  const arrangement = useArrangement(rows, work?.do === 'read');
  const sheets = useSheets();
  const [gone, setGone] = useState<readonly DeskRow[]>([]);
  const [isCut, setCut] = useState(false);
  const isEmpty = rows.length === 0;
  const isPhone = useMedia(phone);

  const gather = ({ items, isCut: cut }: Gathered) => {
    setCut(cut);
    if (items.length > 0) desk?.bring(items);
  };
  usePastedText((text) => gather({ items: [textItem('Pasted text', text)], isCut: false }), gather);
  useSpokenEnd(
    last !== undefined && sheets.over?.what !== 'scan',
    () => `${summaryOf(countVerdicts(rows))}.`,
  );

  const remove = (ids: readonly string[]) => {
    if (!desk) return;
    desk.stop();
    setGone(desk.remove(ids));
    announce(`${ids.length === 1 ? 'Removed' : `${ids.length} lists removed`}. Undo is at hand.`);
  };

  const actions = (
    <>
      <Button icon="print" aria-haspopup="dialog" onClick={() => sheets.open('results')}>
        Results
      </Button>
      <Button look="solid" icon="add" aria-haspopup="dialog" onClick={() => sheets.open('intake')}>
        Add lists
      </Button>
    </>
  );

  return (
    <>
      <PageHead
        title="Check desk"
        actions={!isPhone && <HeadActions isPending={isOpening || isEmpty}>{actions}</HeadActions>}
      >
        <p>
          The lists of a whole event, each with its verdict: files, links, printed PDFs, plain text.
          Nothing leaves this device.
        </p>
      </PageHead>
      <EventStrip event={event} onEdit={() => sheets.open('event')} />
      {state.failed !== undefined && <Failed words={state.failed} onRetry={() => desk?.retry()} />}
      {isCut && (
        <Notice onClose={() => setCut(false)}>
          <b>Not all of it was taken.</b> There are more than {mostFiles.toLocaleString('en-GB')}{' '}
          files; bring the others in a second time.
        </Notice>
      )}
      {state.unkept !== undefined && !isEmpty && (
        <p role="alert" className="mb-4 border-y border-line bg-agree-wash px-3 py-2 leading-snug">
          <b>These lists are here only while this page is open.</b> {describeFailure(state.unkept)}
        </p>
      )}
      {work && !isOpening && <Progress work={work} onStop={() => desk?.stop()} />}
      {last && <LastOutcome outcome={last} onClose={() => desk?.closeOutcome()} />}
      {!isOpening && isEmpty && !work && (
        <Intake look="page" onGather={gather} onScan={() => sheets.open('scan')} />
      )}
      {!isOpening && !isEmpty && (
        <Rows
          rows={rows}
          event={event}
          arrangement={arrangement}
          onRead={sheets.openList}
          onRemove={({ id }) => remove([id])}
          onClear={() => remove(rows.map(({ id }) => id))}
        />
      )}
      {isPhone && !isEmpty && !isOpening && (
        <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex gap-2 border-t border-line bg-sheet px-4 pt-2 pb-[max(.5rem,env(safe-area-inset-bottom))] *:flex-1">
          {actions}
        </div>
      )}
      <DropArea
        words="Drop them to have them checked"
        onDrop={(data) => void gatherDrop(data).then(gather)}
      />
      {gone.length > 0 && (
        <UndoLine
          key={gone[0]?.id}
          onUndo={() => {
            desk?.putBack(gone);
            setGone([]);
          }}
          onEnd={() => setGone([])}
        >
          {goneWords(gone)}
        </UndoLine>
      )}
      {sheets.over?.what === 'intake' && (
        <Sheet open title="Add lists" onClose={sheets.close}>
          <div className="px-4 pb-5">
            <Intake
              look="sheet"
              onGather={(gathered) => {
                sheets.close();
                gather(gathered);
              }}
              onScan={() => sheets.open('scan')}
            />
          </div>
        </Sheet>
      )}
      <Suspense>
        {sheets.over?.what === 'scan' && (
          <ScanSheet rows={rows} onScan={(item) => desk?.bring([item])} onClose={sheets.close} />
        )}
        {sheets.over?.what === 'event' && desk && (
          <EventSheet desk={desk} state={state} onClose={sheets.close} />
        )}
        {sheets.over?.what === 'results' && (
          <ResultsSheet
            all={rows}
            shown={arrangement.arranged}
            event={event}
            onClose={sheets.close}
          />
        )}
        {sheets.over?.what === 'list' && (
          <ListSheet row={sheets.over.row} event={event} onClose={sheets.close} />
        )}
      </Suspense>
      {desk && <OfferedEvent desk={desk} state={state} />}
    </>
  );
}

function goneWords(gone: readonly DeskRow[]): string {
  const [only] = gone;
  if (!only || gone.length > 1) return `Removed ${gone.length} lists.`;
  return `Removed ${isList(only) ? nameOfList(only.list) : only.file}.`;
}

function Failed({ words, onRetry }: { readonly words: string; readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mb-4 border-y border-line bg-agree-wash px-3 py-2 leading-snug">
      <p>
        <b>Not everything was checked.</b> A part of this page did not load; what is left to read
        waits here. Try again when there is a connection.{' '}
        <span className="text-s text-ink-2">({words})</span>
      </p>
      <Button className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Whether a paste goes into a field, which then takes it. */
function isForField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, dialog') !== null;
}

/** What is pasted anywhere on the page but into a field is brought in. */
function usePastedText(onText: (text: string) => void, onFiles: (gathered: Gathered) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    if (!data || isForField(event.target)) return;
    const files = [...data.files];
    const text = data.getData('text/plain');
    if (files.length > 0) onFiles(gatherFiles(files));
    else if (text.trim() !== '') onText(text);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);
}

/** Says what came of a reading when it ends. */
function useSpokenEnd(isOver: boolean, words: () => string) {
  const say = useEffectEvent(() => announce(words()));
  useEffect(() => {
    if (isOver) say();
  }, [isOver]);
}
