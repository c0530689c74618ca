import { lazy, Suspense } from 'react';
import type { DeskRow } from '@/lib/desk/row';
import { useWords } from '../language/use-words';
import { Sheet } from '../ui/sheet';
import type { Desk } from './desk';
import type { DeskState } from './desk-state';
import { OfferedEvent } from './event/offered-event';
import type { Gathered } from './gather';
import { Intake } from './intake';
import type { useSheets } from './use-sheets';
import { deskWords } from './words';

const EventSheet = lazy(() => import('./event/event-sheet'));
const ResultsSheet = lazy(() => import('./results/results-sheet'));
const ScanSheet = lazy(() => import('./scan/scan-sheet'));
const ListSheet = lazy(() => import('./detail/list-sheet'));

/** Whatever lies over the desk, loaded when it is first opened. */
export function OverDesk({
  desk,
  state,
  shown,
  sheets: { over, open, close },
  onGather,
}: {
  readonly desk: Desk;
  readonly state: DeskState;
  /** Rows that the table shows, in its order. */
  readonly shown: readonly DeskRow[];
  readonly sheets: ReturnType<typeof useSheets>;
  readonly onGather: (gathered: Gathered) => void;
}) {
  const words = useWords(deskWords);
  const { rows, event } = state;
  return (
    <>
      {over?.what === 'intake' && (
        <Sheet open title={words.addLists} onClose={close}>
          <div className="px-4 pb-5">
            <Intake
              look="sheet"
              onGather={(gathered) => {
                close();
                onGather(gathered);
              }}
              onScan={() => open('scan')}
            />
          </div>
        </Sheet>
      )}
      <Suspense>
        {over?.what === 'scan' && (
          <ScanSheet rows={rows} onScan={(item) => desk.bring([item])} onClose={close} />
        )}
        {over?.what === 'event' && <EventSheet desk={desk} state={state} onClose={close} />}
        {over?.what === 'results' && (
          <ResultsSheet all={rows} shown={shown} event={event} onClose={close} />
        )}
        {over?.what === 'list' && <ListSheet row={over.row} event={event} onClose={close} />}
      </Suspense>
      <OfferedEvent desk={desk} state={state} />
    </>
  );
}
