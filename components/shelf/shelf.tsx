'use client';

import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { rememberLists, rememberRuleset } from '@/lib/store/presence';
import type { List } from '@/lib/roster/list';
import { useShelf } from '@/lib/store/use-shelf';
import { useTitle } from '../language/use-title';
import { useLanguage, useWords } from '../language/use-words';
import { BackupReminder } from '../offline/backup-reminder';
import { KeptLine } from '../offline/kept-line';
import { useBackups } from '../offline/use-backups';
import { DropZone } from '../receive/drop-zone';
import type { Brought } from '../receive/read-sources';
import { describeFailure } from '../shell/describe-failure';
import { HeadActions, PageHead } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { BringIn } from './bring-in';
import { ChooseBar } from './choose-bar';
import { DamagedRows } from './damaged-rows';
import { formatMoment } from './format-date';
import type { Sample } from './list-facts';
import { Notice } from '../shell/notice';
import { Samples } from './samples';
import { ShelfLists } from './shelf-lists';
import { UndoLine } from './undo-line';
import { useHasBeside } from './use-has-beside';
import { type Trouble, useShelfActions } from './use-shelf-actions';
import { useToday } from './use-today';
import { shelfWords } from './words';
import { PageLink } from '../ui/page-link';

const RenameSheet = lazy(async () => ({ default: (await import('./rename-sheet')).RenameSheet }));
const BringInSheet = lazy(() => import('../receive/bring-in-sheet'));
const ShareFromShelf = lazy(() => import('./share-from-shelf'));
const BinSheet = lazy(async () => ({ default: (await import('./bin-sheet')).BinSheet }));

/** Every list of the player, the last changed one first, and what can be done with them. */
export function Shelf({
  samples,
}: {
  /** For a shelf with nothing on it, as the page was built with them. */
  readonly samples: readonly Sample[];
}) {
  const words = useWords(shelfWords);
  useTitle(words.title);
  const shelf = useShelf();
  const { actions, trouble, gone, leftOut, renaming, sharing, fresh } = useShelfActions();
  const today = useToday();
  const [isBinOpen, setBinOpen] = useState(false);
  /** What is being brought in; nothing in it yet while the player is asked. */
  const [incoming, setIncoming] = useState<Brought>();
  /** What has just come in and is not to be seen here, in words. */
  const [arrived, setArrived] = useState<string>();
  /** Ids of lists to print together; absent while none are being chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const choose = useCallback((id: string, isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const { lists, deleted, damaged, isLoading } = shelf;
  const isEmpty = lists.length === 0;
  const hasBeside = useHasBeside(isEmpty && !isLoading);
  useEffect(() => {
    if (!isLoading && !shelf.failed) rememberLists(!isEmpty);
  }, [isLoading, isEmpty, shelf.failed]);
  // The list that was changed last is the one that is mostly opened next.
  const likely = lists[0]?.list.ruleset;
  useEffect(() => {
    if (likely !== undefined) rememberRuleset(likely);
  }, [likely]);
  const language = useLanguage();
  const backups = useBackups(lists);

  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <HeadActions>
            <BringIn isAlive={!isLoading} onAsk={() => setIncoming({})} />
            {(isLoading || !isEmpty) && (
              <ButtonLink
                href="/new/"
                look="solid"
                icon="add"
                data-expects={isLoading ? 'lists' : undefined}
              >
                {words.newList}
              </ButtonLink>
            )}
          </HeadActions>
        }
      >
        <p>{isLoading || isEmpty ? words.keptHere : words.lists(lists.length)}</p>
      </PageHead>
      {trouble && <TroubleNotice trouble={trouble} onClose={actions.closeTrouble} />}
      {leftOut > 0 && <Notice onClose={actions.closeLeftOut}>{words.leftOut(leftOut)}</Notice>}
      {arrived !== undefined && (
        <Notice mood="legal" onClose={() => setArrived(undefined)}>
          {arrived}
        </Notice>
      )}
      {shelf.failed && (
        <p role="alert" className="mb-4">
          {words.unreadable}
        </p>
      )}
      {backups.isDue && (
        <BackupReminder
          fresh={backups.fresh}
          onBackUp={() => void actions.backUp()}
          onPutOff={backups.putOff}
        />
      )}
      {!isEmpty && (
        <ShelfLists
          lists={lists}
          today={today}
          fresh={fresh}
          chosen={chosen}
          onAction={actions.act}
          onChoosing={(isChoosing) => {
            actions.closeGone(); // It stands where the chosen ones are counted.
            setChosen(isChoosing ? new Set() : undefined);
          }}
          onChoose={choose}
          onFind={actions.forgetFresh}
        />
      )}
      {isEmpty && !shelf.failed && (
        <div data-expects={isLoading ? 'nothing' : undefined}>
          <Begin
            samples={samples}
            isAlive={!isLoading}
            onOpen={(sample) => void actions.open(sample)}
          />
        </div>
      )}
      <DamagedRows
        rows={damaged}
        tell={({ fault }) => words.damaged.text(fault)}
        fileName={words.damaged.fileName}
        onDiscard={(key) => void actions.discard(key)}
      />
      {(lists.length + deleted.length > 0 || hasBeside) && (
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button icon="file" onClick={() => void actions.backUp()}>
            {words.backUp}
          </Button>
          {deleted.length > 0 && (
            <Button onClick={() => setBinOpen(true)}>{words.binWith(deleted.length)}</Button>
          )}
          <p className="basis-72 text-s text-ink-2 max-tablet:basis-full tablet:flex-1">
            {words.backUpHelp}
          </p>
        </div>
      )}
      {/* Not before what stands above it, which would push it down. */}
      <div data-expects={isLoading ? 'nothing' : undefined}>
        <p className="mt-6 text-s text-ink-2">
          {words.event(linkTo('/check/'))}{' '}
          {words.beside(linkTo('/play/'), linkTo('/collection/'), linkTo('/seals/'))}
        </p>
        <KeptLine
          lists={lists}
          lastBackup={backups.made && formatMoment(backups.made.at, today, language)}
        />
      </div>
      <DropZone words={words.drop} onBring={setIncoming} />
      {chosen && <ChooseBar chosen={chosen} onEnd={() => setChosen(undefined)} />}
      {gone && (
        <UndoLine key={gone.id} onUndo={() => void actions.restore(gone)} onEnd={actions.closeGone}>
          {words.done.deleted(gone.name)}
        </UndoLine>
      )}
      <Suspense>
        {renaming && (
          <RenameSheet
            name={renaming.list.name}
            onRename={(name) => void actions.rename(renaming, name)}
            onClose={actions.closeRenaming}
          />
        )}
        {sharing && (
          <ShareFromShelf key={sharing.id} record={sharing} onClose={actions.closeSharing} />
        )}
        {incoming && (
          <BringInSheet
            brought={isAsked(incoming) ? undefined : incoming}
            onAdded={(ids, said, others) => {
              setIncoming(undefined);
              actions.welcome(ids, said);
              // Lists show themselves; what else came is not on this page.
              setArrived(others > 0 ? said : undefined);
            }}
            onClose={() => setIncoming(undefined)}
          />
        )}
        {isBinOpen && (
          <BinSheet
            deleted={deleted}
            today={today}
            onRestore={({ id, list }) => {
              setBinOpen(false);
              void actions.restore({ id, name: list.name });
            }}
            onClose={() => setBinOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** A word of a sentence that leads to another page. */
function linkTo(href: string) {
  return function link(text: string) {
    return (
      <PageLink href={href} className="underline hover:text-ink">
        {text}
      </PageLink>
    );
  };
}

/** Nothing has been brought yet: the player pressed the button. */
function isAsked({ files, text }: Brought): boolean {
  return files === undefined && text === undefined;
}

/** An empty shelf: how to begin. */
function Begin({
  samples,
  isAlive,
  onOpen,
}: {
  readonly samples: readonly Sample[];
  readonly isAlive: boolean;
  readonly onOpen: (sample: List) => void;
}) {
  const words = useWords(shelfWords);
  return (
    <>
      <p className="mb-4 text-l">{words.empty}</p>
      <ButtonLink href="/new/" look="solid" icon="add">
        {words.begin}
      </ButtonLink>
      <h2 className="mt-10 mb-3 font-display text-l leading-none font-bold">{words.samples}</h2>
      <Samples built={samples} isAlive={isAlive} onOpen={onOpen} />
    </>
  );
}

function TroubleNotice({
  trouble,
  onClose,
}: {
  readonly trouble: Trouble;
  readonly onClose: () => void;
}) {
  const { not } = useWords(shelfWords);
  return (
    <Notice onClose={onClose}>
      <p>
        <b>{trouble.what(not)}</b> {describeFailure(trouble.why)}
      </p>
    </Notice>
  );
}
