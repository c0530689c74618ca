'use client';

import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { countVerdicts } from '@/lib/desk/arrange';
import { type DeskRow, isList } from '@/lib/desk/row';
import { phone, useMedia } from '../builder/use-media';
import { wordsOf } from '../language/area';
import { useTitle } from '../language/use-title';
import { useWords } from '../language/use-words';
import { DropArea } from '../receive/drop-zone';
import { announce } from '../shell/announce';
import { listName } from '../shell/list-name';
import { Notice } from '../shell/notice';
import { HeadActions, PageHead } from '../shell/page';
import { UndoLine } from '../shelf/undo-line';
import { Button } from '../ui/button';
import { DeskNotices } from './desk-notices';
import { EventStrip } from './event-strip';
import { type Gathered, gatherDrop, mostFiles } from './gather';
import { Intake } from './intake';
import { OverDesk } from './over-desk';
import { Rows } from './rows';
import { useArrangement } from './use-arrangement';
import { useDesk } from './use-desk';
import { usePasted } from './use-pasted';
import { useSheets } from './use-sheets';
import { summaryOf } from './verdict-words';
import { deskWords } from './words';

/** The organiser's desk: lists come in by the dozen, each gets its verdict, results go out. */
export function CheckDesk() {
  const words = useWords(deskWords);
  useTitle(words.title);
  const { desk, state } = useDesk();
  const { event, work } = state;
  // What lies on the desk is drawn when there is time: nothing that is pressed waits for it.
  const { rows, isOpening } = useDeferredValue(state);
  const arrangement = useArrangement(rows, work?.do === 'read');
  const sheets = useSheets();
  const [gone, setGone] = useState<readonly DeskRow[]>([]);
  const [isCut, setCut] = useState(false);
  const isPhone = useMedia(phone);
  const isEmpty = rows.length === 0;

  const gather = ({ items, isCut: cut }: Gathered) => {
    setCut(cut);
    if (items.length > 0) desk?.bring(items);
  };
  const tellGone = (removed: readonly DeskRow[]) => {
    setGone(removed);
    announce(`${goneWords(removed)} ${wordsOf(deskWords).removed.undo}`);
  };
  usePasted(gather);
  // Who scans hears of each list by itself.
  useSpokenEnd(state.last !== undefined && sheets.over?.what !== 'scan', () =>
    summaryOf(countVerdicts(state.rows), wordsOf(deskWords)),
  );

  const actions = (
    <>
      <Button icon="print" aria-haspopup="dialog" onClick={() => sheets.open('results')}>
        {words.results}
      </Button>
      <Button look="solid" icon="add" aria-haspopup="dialog" onClick={() => sheets.open('intake')}>
        {words.addLists}
      </Button>
    </>
  );

  return (
    <>
      <PageHead
        title={words.title}
        actions={!isPhone && <HeadActions isPending={isOpening || isEmpty}>{actions}</HeadActions>}
      >
        <p>{words.text}</p>
      </PageHead>
      <EventStrip event={event} onEdit={() => sheets.open('event')} />
      {isCut && <Notice onClose={() => setCut(false)}>{words.cut(mostFiles)}</Notice>}
      {desk && <DeskNotices desk={desk} state={state} />}
      {!isOpening && isEmpty && !work && (
        <Intake look="page" onGather={gather} onScan={() => sheets.open('scan')} />
      )}
      {!isOpening && !isEmpty && (
        <Rows
          rows={rows}
          event={event}
          arrangement={arrangement}
          onRead={sheets.openList}
          onRemove={({ id }) => desk && tellGone(desk.remove([id]))}
          onClear={() => desk && tellGone(desk.clear())}
        />
      )}
      {isPhone && !isEmpty && !isOpening && (
        <div className="sticky bottom-0 z-10 -mx-4 mt-6 flex gap-2 border-t border-line bg-sheet px-4 pt-2 pb-[max(.5rem,env(safe-area-inset-bottom))] *:flex-1">
          {actions}
        </div>
      )}
      <DropArea words={words.drop} onDrop={(data) => void gatherDrop(data).then(gather)} />
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
      {desk && (
        <OverDesk
          desk={desk}
          state={state}
          shown={arrangement.arranged}
          sheets={sheets}
          onGather={gather}
        />
      )}
    </>
  );
}

function goneWords(gone: readonly DeskRow[]): string {
  const [only] = gone;
  const words = wordsOf(deskWords).removed;
  if (!only || gone.length > 1) return words.several(gone.length);
  return words.one(isList(only) ? listName(only.list) : only.file);
}

/** Says what came of a reading when it ends. */
function useSpokenEnd(isOver: boolean, words: () => string) {
  const say = useEffectEvent(() => announce(`${words()}.`));
  useEffect(() => {
    if (isOver) say();
  }, [isOver]);
}
