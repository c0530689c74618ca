'use client';

import { useEffect, useMemo, useState } from 'react';
import type { List } from '@/lib/roster/list';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { ListSession } from '@/lib/store/session';
import { TermsInList } from '../glossary/terms-in-list';
import { Summary } from '../findings/summary';
import { useWords } from '../language/use-words';
import { RosterPanel } from '../rosters/roster-panel';
import { Main } from '../shell/main';
import { StorageBanner } from '../shell/storage-banner';
import { Bench } from './bench';
import { checkedOf } from './checked-list';
import { CounselContext, createCounsel } from './counsel/counsel';
import { createDesk, createLayout } from './desk';
import { DoneLine } from './done-line';
import { Dock } from './dock';
import { EntryList } from './entry-list';
import { ListHead } from './list-head';
import { Notices } from './notices';
import { Sheets } from './sheets';
import { DeskContext } from './use-desk';
import { useMedia, wide } from './use-media';
import { useShortcuts } from './use-shortcuts';
import { builderWords } from './words/builder';

/**
 * Whether the top of the list has been painted, which is what a player has come for: its other rows and
 * what stands beside it are drawn after it. Not as a transition, which the rest of a long list would keep waiting.
 */
function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setDrawn(true));
    return () => clearTimeout(soon);
  }, []);
  return isDrawn;
}

/** A list on the desk: roster, list and summary, all from one view of it. */
export function Builder({
  id,
  list,
  session,
  ruleset,
}: {
  readonly id: string;
  readonly list: List;
  readonly session: ListSession;
  readonly ruleset: Ruleset;
}) {
  const words = useWords(builderWords);
  const checked = checkedOf(list, ruleset);
  // What lies open stays so when the ruleset comes in another language.
  const [layout] = useState(createLayout);
  const desk = useMemo(() => createDesk(session, ruleset, layout), [session, ruleset, layout]);
  const [counsel] = useState(createCounsel);
  const isWide = useMedia(wide);
  const isListDrawn = useDrawn();
  useShortcuts(desk);
  useEffect(
    () => counsel.ask({ list, ruleset: ruleset.card.id, language: ruleset.speech.language }),
    [counsel, list, ruleset],
  );
  useEffect(() => () => counsel.stop(), [counsel]);
  const nation = ruleset.card.nations.find((one) => one.id === list.nation);
  return (
    <DeskContext value={desk}>
      <CounselContext value={counsel}>
        <TermsInList view={checked.view}>
          <div data-nation={nation?.tincture}>
            <Bench
              head={
                <>
                  <StorageBanner />
                  <ListHead id={id} view={checked.view} nation={nation} />
                  <Notices />
                </>
              }
              roster={isWide && isListDrawn && <RosterPanel view={checked.view} />}
              list={
                <Main
                  aria-label={words.list}
                  className="relative min-h-0 px-4 pb-6 tablet:overflow-y-auto desk:px-6"
                >
                  <EntryList checked={checked} isDrawn={isListDrawn} />
                  <DoneLine className="sticky bottom-4 z-3 mt-4 max-tablet:hidden" />
                </Main>
              }
              summary={
                isListDrawn ? (
                  <Summary checked={checked} />
                ) : (
                  <div className="border-l border-hair" />
                )
              }
            />
            <Dock checked={checked} />
            <Sheets checked={checked} />
          </div>
        </TermsInList>
      </CounselContext>
    </DeskContext>
  );
}
