'use client';

import { useRouter } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { List } from '@/lib/roster/list';
import type { Read, ReadError } from '@/lib/roster/read-error';
import type { Reveal } from '@/lib/share/code/reveal';
import { useWords } from '../language/use-words';
import { offlineWords } from '../offline/words';
import { useRulesetOrWhy } from '../rulesets/use-ruleset';
import { useTitle } from '../language/use-title';
import { listName } from '../shell/list-name';
import { PageHead } from '../shell/page';
import { Button, ButtonLink } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { Swatch } from '../ui/swatch';
import { VerdictMark } from '../ui/verdict';
import { AskField } from './ask-field';
import { DropZone } from './drop-zone';
import { NoRosters } from './no-rosters';
import type { Brought, Candidate, Haul } from './read-sources';
import { ReceivedList } from './received-list';
import { refusedWords } from './refused/words';
import { StandingNote } from './standing-note';
import { useAdding } from './use-adding';
import { useHandedOver } from './use-handed-over';
import { useHaul } from './use-haul';
import { useLink } from './use-link';
import { receiveWords } from './words';

const BringInSheet = lazy(() => import('./bring-in-sheet'));
const Proof = lazy(() => import('../seals/proof'));
const ToGame = lazy(() => import('../play/to-game'));

/** A list that came by a link: shown, checked, and stored only when the player wants it. */
export function OpenPage() {
  const words = useWords(receiveWords);
  useTitle(words.open.title);
  const router = useRouter();
  const link = useLink();
  const [brought, setBrought] = useState<Brought>();
  const { lost } = useWords(offlineWords);
  const { isLost, settle } = useHandedOver(setBrought);
  return (
    <>
      {link.state === 'waiting' && <Waiting />}
      {link.state === 'none' && (
        <>
          <PageHead title={words.open.title}>
            <p>{words.open.text}</p>
          </PageHead>
          {isLost && (
            <p role="alert" className="mb-4 max-w-176">
              <b>{lost.title}</b> {lost.text}
            </p>
          )}
          <div className="max-w-176">
            <AskField onBring={setBrought} />
          </div>
        </>
      )}
      {link.state === 'failed' && (
        <Trouble
          title={words.open.failed.title}
          actions={
            <Button look="solid" onClick={link.retry}>
              {words.again}
            </Button>
          }
        >
          {words.open.failed.text}
        </Trouble>
      )}
      {link.state === 'read' && !link.list.ok && (
        <Unreadable error={link.list.error} onBring={setBrought} />
      )}
      {link.state === 'read' && link.list.ok && (
        <Opened list={link.list.value} reveal={link.reveal} />
      )}
      <DropZone words={words.drop} onBring={setBrought} />
      {brought && (
        <Suspense>
          <BringInSheet
            brought={brought}
            onClose={() => {
              settle();
              setBrought(undefined);
            }}
            onAdded={(ids) => {
              settle();
              const [id] = ids;
              const one = id !== undefined && ids.length === 1;
              router.push(one ? `/list/?id=${encodeURIComponent(id)}` : '/');
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** The page's shape before anything is known. */
function Waiting() {
  const words = useWords(receiveWords).open;
  return <div role="status" aria-label={words.waiting} className="oxford mb-6 min-h-18 pb-4" />;
}

function Unreadable({
  error,
  onBring,
}: {
  readonly error: ReadError;
  readonly onBring: (brought: Brought) => void;
}) {
  const words = useWords(receiveWords).open;
  const { why, wayOn } = useWords(refusedWords);
  return (
    <>
      <Trouble title={words.unreadable[error.code] ?? words.damaged}>
        <OwnWords>{why(error)}</OwnWords> {wayOn(error.code, 'code')}
      </Trouble>
      <div className="mt-8 max-w-176">
        <AskField onBring={onBring} />
      </div>
    </>
  );
}

function Trouble({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const words = useWords(receiveWords).open;
  return (
    <>
      <PageHead title={title} />
      <div
        role="alert"
        className="flex max-w-176 gap-2 border-y border-line bg-agree-wash px-3 py-3"
      >
        <VerdictMark mood="agree" className="mt-0.5 size-5" />
        <p className="min-w-0 flex-1 leading-snug wrap-anywhere">{children}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        {actions}
        <ButtonLink href="/">{words.toShelf}</ButtonLink>
      </div>
    </>
  );
}

function haulOf(list: List): Haul {
  const candidate: Candidate = {
    key: 'link',
    form: 'code',
    list: { ok: true, value: list },
    value: list,
    notes: [],
  };
  return { candidates: [candidate], refusals: [], notes: [] };
}

/** The list, its verdict first, and whether it is to be kept. */
function Opened({
  list,
  reveal,
}: {
  readonly list: List;
  readonly reveal: Read<Reveal> | undefined;
}) {
  const words = useWords(receiveWords);
  const router = useRouter();
  const loaded = useRulesetOrWhy(list.ruleset);
  const ruleset = typeof loaded === 'object' ? loaded : undefined;
  const [haul, setHaul] = useState(() => haulOf(list));
  if (haul.candidates[0]?.value !== list) setHaul(haulOf(list));
  const { standings, isLoading } = useHaul(haul);
  const { add, isAdding, trouble } = useAdding();
  const [candidate] = haul.candidates;
  const standing = candidate && standings.get(candidate);
  const nation = ruleset?.card.nations.find(({ id }) => id === list.nation);
  const name = listName(list);

  const keep = async () => {
    const [id] = (await add(haul.candidates, standings))?.ids ?? [];
    if (id !== undefined) router.push(`/list/?id=${encodeURIComponent(id)}`);
  };

  return (
    <div data-nation={nation?.tincture}>
      <div className="oxford mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-4">
        <div className="flex min-w-0 flex-1 basis-96 items-center gap-4">
          {nation && <Swatch tincture={nation.tincture} className="h-14 w-10 max-tablet:hidden" />}
          <div className="min-w-0">
            <h1 className="text-2xl wrap-anywhere">
              <OwnWords>{name}</OwnWords>
            </h1>
            <p className="mt-1 leading-tight text-ink-2">
              <b className="text-accent">{nation?.name ?? list.nation}</b>{' '}
              <span className="text-edge">·</span> {ruleset?.card.name ?? list.ruleset}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2 max-tablet:w-full max-tablet:*:flex-1">
          {standing?.state === 'same' && (
            <ButtonLink look="solid" href={`/list/?id=${encodeURIComponent(standing.record.id)}`}>
              {words.open.openYours}
            </ButtonLink>
          )}
          <Button
            look={standing?.state === 'same' ? 'ghost' : 'solid'}
            aria-disabled={isAdding || isLoading}
            onClick={() => {
              if (!isLoading) void keep();
            }}
          >
            {standing?.state === 'same' ? words.addCopy : words.add}
          </Button>
          <ButtonLink href="/">{words.notNow}</ButtonLink>
        </div>
      </div>
      <div className="mb-4 grid gap-2">
        {trouble !== undefined && (
          <p role="alert">
            <b>{words.notAdded}</b> {trouble} {words.open.stillThere}
          </p>
        )}
        {/* Its room is kept until the shelf is read. */}
        <div className="min-h-6">
          {!isLoading && standing && <StandingNote standing={standing} />}
        </div>
      </div>
      {reveal && (
        <div className="mb-6 min-h-18">
          <Suspense>
            <Proof reveal={reveal} />
          </Suspense>
        </div>
      )}
      {reveal && (
        <Suspense>
          <ToGame list={list} />
        </Suspense>
      )}
      {ruleset && candidate && (
        <ReceivedList list={list} found={candidate} ruleset={ruleset} level={2} />
      )}
      {loaded === undefined && <div aria-busy className="min-h-96" />}
      {typeof loaded === 'string' && <NoRosters />}
    </div>
  );
}
