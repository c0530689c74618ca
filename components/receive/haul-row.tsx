'use client';

import { useId, useMemo, useState } from 'react';
import { checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';
import { sizeOf, sizeWords } from '@/lib/rules/size-words';
import type { Unit } from '@/lib/rules/view';
import { compareSaid } from '@/lib/share/compare-said';
import { VerdictWords } from '../findings/verdict-words';
import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { useCard } from '../rulesets/cards';
import { listName } from '../shell/list-name';
import { Box } from '../ui/box';
import { OwnWords } from '../ui/own-words';
import type { Candidate } from './read-sources';
import { ReceivedList } from './received-list';
import type { Standing } from './standing';
import { StandingNote } from './standing-note';
import { receiveWords } from './words';

/** One of several lists that came: whether it is taken, what it is, and on demand all of it. */
export function HaulRow({
  candidate,
  standing,
  ruleset,
  isChosen,
  onChoose,
}: {
  readonly candidate: Candidate;
  readonly standing: Standing;
  readonly ruleset: Ruleset | undefined;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}) {
  const words = useWords(receiveWords).haul;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { value: list, said, notes, file } = candidate;
  const card = useCard(list.ruleset);
  const nation = card?.nations.find((one) => one.id === list.nation);
  const name = listName(list);
  const checked = useMemo(() => ruleset && checkList(list, ruleset), [list, ruleset]);
  const differs = checked && said && compareSaid(said, checked) !== undefined;
  return (
    <li data-nation={nation?.tincture} className="border-b border-hair py-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <Box id={id} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
        <div className="grid min-w-0 gap-0.5">
          <label
            htmlFor={id}
            className="line-clamp-2 cursor-pointer font-display text-l leading-tight font-bold wrap-anywhere"
          >
            <OwnWords>{name}</OwnWords>
          </label>
          <p className="leading-tight text-ink-2">
            <b className="text-accent">{nation?.name ?? list.nation}</b>{' '}
            <span className="text-edge">·</span> {card?.shortName ?? list.ruleset}
            {file !== undefined && (
              <>
                {' '}
                <span className="text-edge">·</span>{' '}
                <span className="wrap-anywhere">
                  <OwnWords>{file}</OwnWords>
                </span>
              </>
            )}
          </p>
          <p className="flex min-h-6 flex-wrap items-center gap-x-4">
            {checked && (
              <>
                <VerdictWords checked={checked} />
                <span className="figures text-ink-2">{worthOf(words, checked.view)}</span>
              </>
            )}
          </p>
          {differs && <p className="text-s text-agree">{words.otherFigures}</p>}
          {notes.length > 0 && <p className="text-s text-agree">{words.lines(notes.length)}</p>}
          <StandingNote standing={standing} />
          <div>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={`${isOpen ? words.close : words.look}: ${name}`}
              onClick={() => setOpen(!isOpen)}
              className="min-h-(--touch) text-ink-2 underline hover:text-ink tablet:min-h-8"
            >
              {isOpen ? words.close : words.look}
            </button>
          </div>
        </div>
      </div>
      {isOpen && ruleset && (
        <div className="border-l-3 border-accent py-2 pl-3">
          <ReceivedList list={list} found={candidate} ruleset={ruleset} level={3} />
        </div>
      )}
    </li>
  );
}

function worthOf(
  words: In<typeof receiveWords>['haul'],
  {
    points,
    cap,
    units,
    ruleset,
  }: {
    readonly points: number;
    readonly cap: number | null;
    readonly units: readonly Unit[];
    readonly ruleset: Ruleset;
  },
): string {
  const of = words.worth(points, cap);
  return `${ruleset.card.points ? `${of}, ` : ''}${sizeWords(ruleset, sizeOf(units))}`;
}
