'use client';

import { lazy, Suspense, useState } from 'react';
import type { Note } from '@/lib/share/text/note';
import { useRulesetOrWhy, useRulesets } from '../rulesets/use-ruleset';
import { useLanguage, useWords } from '../language/use-words';
import { formatWhole } from '../shelf/format-date';
import { listName } from '../shell/list-name';
import { Button } from '../ui/button';
import { OwnWords } from '../ui/own-words';
import { Swatch } from '../ui/swatch';
import { HaulRow } from './haul-row';
import { NoRosters } from './no-rosters';
import type { Candidate, Haul } from './read-sources';
import { ReceivedList } from './received-list';
import { Refusals } from './refusals';
import type { Standing, Standings } from './standing';
import { StandingNote } from './standing-note';
import { receiveWords } from './words';

const Proof = lazy(() => import('../seals/proof'));
const ToGame = lazy(() => import('../play/to-game'));

/** Rows drawn at first, and each time more are asked for. */
const step = 40;

/** What came, before anything of it is stored: one list wholly, several as rows to choose from. */
export function HaulView({
  haul,
  standings,
  isChosen,
  onChoose,
}: {
  readonly haul: Haul;
  readonly standings: Standings;
  readonly isChosen: (candidate: Candidate) => boolean;
  readonly onChoose: (candidate: Candidate, isChosen: boolean) => void;
}) {
  const { candidates, refusals, notes, backup } = haul;
  const [only] = candidates;
  return (
    <div className="grid gap-4">
      <Refusals refusals={refusals} />
      {backup && <BackupWords made={backup.made} candidates={candidates} standings={standings} />}
      {only && candidates.length === 1 && !backup ? (
        <Single candidate={only} standings={standings} />
      ) : (
        candidates.length > 0 && (
          <Rows
            candidates={candidates}
            standings={standings}
            isChosen={isChosen}
            onChoose={onChoose}
          />
        )
      )}
      <Leftover notes={notes} hasLists={candidates.length > 0} />
    </div>
  );
}

/** The one list that came. */
function Single({
  candidate,
  standings,
}: {
  readonly candidate: Candidate;
  readonly standings: Standings;
}) {
  const { value: list } = candidate;
  const loaded = useRulesetOrWhy(list.ruleset);
  const ruleset = typeof loaded === 'object' ? loaded : undefined;
  const standing = standings.get(candidate);
  const nation = ruleset?.card.nations.find(({ id }) => id === list.nation);
  return (
    <section aria-label={listName(list)} className="grid gap-3" data-nation={nation?.tincture}>
      <div className="flex items-center gap-3">
        {nation && <Swatch tincture={nation.tincture} className="h-10 w-7" />}
        <div className="min-w-0">
          <h3 className="font-display text-xl leading-tight font-bold wrap-anywhere">
            <OwnWords>{listName(list)}</OwnWords>
          </h3>
          <p className="leading-tight text-ink-2">
            <b className="text-accent">{nation?.name ?? list.nation}</b>{' '}
            <span className="text-edge">·</span> {ruleset?.card.name ?? list.ruleset}
          </p>
        </div>
      </div>
      {standing && <StandingNote standing={standing} />}
      {candidate.reveal && (
        <Suspense>
          <Proof reveal={candidate.reveal} />
          <ToGame list={list} />
        </Suspense>
      )}
      {ruleset && <ReceivedList list={list} found={candidate} ruleset={ruleset} level={4} />}
      {loaded === undefined && <div aria-busy className="min-h-80" />}
      {typeof loaded === 'string' && <NoRosters />}
    </section>
  );
}

function Rows({
  candidates,
  standings,
  isChosen,
  onChoose,
}: {
  readonly candidates: readonly Candidate[];
  readonly standings: Standings;
  readonly isChosen: (candidate: Candidate) => boolean;
  readonly onChoose: (candidate: Candidate, isChosen: boolean) => void;
}) {
  const words = useWords(receiveWords).haul;
  const [most, setMost] = useState(step);
  const rulesets = useRulesets(candidates.map(({ value }) => value.ruleset));
  const left = candidates.length - most;
  return (
    <div>
      <ul aria-label={words.lists} className="border-t border-hair">
        {candidates.slice(0, most).map((candidate) => (
          <HaulRow
            key={candidate.key}
            candidate={candidate}
            standing={standings.get(candidate) ?? { state: 'new' }}
            ruleset={rulesets.get(candidate.value.ruleset)}
            isChosen={isChosen(candidate)}
            onChoose={(chosen) => onChoose(candidate, chosen)}
          />
        ))}
      </ul>
      {left > 0 && (
        <p className="flex flex-wrap items-center gap-3 py-3 text-ink-2">
          {words.further(left)}
          <Button onClick={() => setMost(most + step)}>{words.more}</Button>
        </p>
      )}
    </div>
  );
}

/** When a backup was made, and what restoring it would do. */
function BackupWords({
  made,
  candidates,
  standings,
}: {
  readonly made: number | undefined;
  readonly candidates: readonly Candidate[];
  readonly standings: Standings;
}) {
  const words = useWords(receiveWords).backup;
  const language = useLanguage();
  const number = (state: Standing['state']) =>
    candidates.filter((candidate) => standings.get(candidate)?.state === state).length;
  const counts = {
    new: number('new'),
    same: number('same'),
    binned: number('binned'),
    different: number('different'),
  };
  return (
    <div>
      <p>
        {words.text(
          made === undefined ? undefined : formatWhole(made, language),
          candidates.length,
          counts,
        )}
      </p>
      <p className="text-ink-2">{words.harmless}</p>
    </div>
  );
}

/** More lines than this say nothing more. */
const mostNotes = 6;

/** Lines that belong to no list. */
function Leftover({
  notes,
  hasLists,
}: {
  readonly notes: readonly Note[];
  readonly hasLists: boolean;
}) {
  const { note: describeNote, haul: words } = useWords(receiveWords);
  if (!hasLists || notes.length === 0) return null;
  return (
    <div className="border-t border-hair pt-2 text-s text-ink-2">
      <p>{words.leftover(notes.length)}</p>
      <ul>
        {notes.slice(0, mostNotes).map((note, at) => (
          <li key={at} className="wrap-anywhere">
            <OwnWords>{describeNote(note)}</OwnWords>
          </li>
        ))}
      </ul>
    </div>
  );
}
