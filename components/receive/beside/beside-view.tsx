'use client';

import { type ReactNode, useId } from 'react';
import type { DamagedPart } from '@/lib/backup/beside';
import type { Planned, Standing } from '@/lib/backup/plan';
import type { Game } from '@/lib/play/game';
import type { SealRow } from '@/lib/seal/row';
import { Differences } from '../../collection/differences';
import { useLanguage, useWords } from '../../language/use-words';
import { listOf } from '../../play/list-of';
import { formatDay } from '../../shelf/format-date';
import { listName } from '../../shell/list-name';
import { Box } from '../../ui/box';
import { OwnWords } from '../../ui/own-words';
import { VerdictMark } from '../../ui/verdict';
import type { BesidePlan, Part } from './use-beside';
import { type Counts, besideWords } from './words';

function countsOf(planned: readonly { readonly standing: Standing }[]): Counts {
  const number = (wanted: Standing) => planned.filter(({ standing }) => standing === wanted).length;
  return {
    new: number('new'),
    same: number('same'),
    copy: number('copy'),
    yours: number('yours'),
  };
}

/** What a backup holds beside lists, and how it stands to what is here. Nothing is changed by that. */
export function BesideView({ beside }: { readonly beside: BesidePlan }) {
  const words = useWords(besideWords);
  const { read, plan, isLoading } = beside;
  if (!read || !plan || isLoading) return null;
  const { games, seals, differences, unreadable } = plan;
  const hasCollection = read.collection.size > 0;
  return (
    <section aria-label={words.label} className="grid gap-3">
      <Damaged damaged={read.damaged} />
      {games.length > 0 && (
        <Kind beside={beside} part="games" name={words.games(games.length)}>
          <p className="text-ink-2">{words.counts(countsOf(games))}</p>
          <Rows>
            {games.map(({ row, standing }, at) => (
              <Row key={at} standing={standing}>
                <GameName game={row} />
              </Row>
            ))}
          </Rows>
        </Kind>
      )}
      {seals.length > 0 && (
        <Kind beside={beside} part="seals" name={words.seals(seals.length)}>
          <p className="text-ink-2">{words.counts(countsOf(seals))}</p>
          <Rows>
            {seals.map((planned: Planned<SealRow>, at) => (
              <Row key={at} standing={planned.standing}>
                <OwnWords>{listName(planned.row)}</OwnWords>
                {', '}
                <span className="figures whitespace-nowrap">{planned.row.code}</span>
              </Row>
            ))}
          </Rows>
        </Kind>
      )}
      {hasCollection && (
        <Kind beside={beside} part="collection" name={words.collection}>
          {unreadable > 0 && <p>{words.unreadable(unreadable)}</p>}
          {differences.length === 0 && unreadable === 0 && (
            <p className="text-ink-2">{words.sameCollection}</p>
          )}
          {differences.length > 0 && (
            <p className="text-ink-2">{words.changes(differences.length)}</p>
          )}
          {differences.length > 0 && (
            <details className="mt-1">
              <summary className="cursor-pointer text-ink-2 underline">{words.look}</summary>
              <Differences sorted={beside.counts} />
            </details>
          )}
        </Kind>
      )}
    </section>
  );
}

/** One kind of thing, to take or to leave; a box only where there is something to take. */
function Kind({
  beside: { todo, chosen, choose },
  part,
  name,
  children,
}: {
  readonly beside: BesidePlan;
  readonly part: Part;
  readonly name: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  const heading = 'font-display text-l leading-tight font-bold';
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-hair pb-3 first:pt-3">
      {todo[part] > 0 ? (
        <>
          <Box
            id={id}
            checked={chosen[part]}
            onChange={({ target }) => choose(part, target.checked)}
          />
          <label htmlFor={id} className={`cursor-pointer ${heading}`}>
            {name}
          </label>
        </>
      ) : (
        <p className={`col-start-2 ${heading}`}>{name}</p>
      )}
      <div className="col-start-2 min-w-0 leading-snug">{children}</div>
    </div>
  );
}

function Rows({ children }: { readonly children: ReactNode }) {
  const words = useWords(besideWords);
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-ink-2 underline">{words.look}</summary>
      <ul>{children}</ul>
    </details>
  );
}

function Row({
  standing,
  children,
}: {
  readonly standing: Standing;
  readonly children: ReactNode;
}) {
  const words = useWords(besideWords).standing;
  return (
    <li className="border-b border-hair py-1 wrap-anywhere last:border-0">
      {children} <span className="text-s text-ink-2">({words[standing]})</span>
    </li>
  );
}

function GameName({ game: { own, started } }: { readonly game: Game }) {
  const words = useWords(besideWords);
  const language = useLanguage();
  const name = listName(listOf(own) ?? { name: '' });
  return <OwnWords>{words.gameOf(name, formatDay(started, language))}</OwnWords>;
}

/** More of them are counted only. */
const mostDamaged = 20;

function Damaged({ damaged }: { readonly damaged: readonly DamagedPart[] }) {
  const words = useWords(besideWords);
  if (damaged.length === 0) return null;
  const more = damaged.length - mostDamaged;
  return (
    <div role="alert" className="border-y border-line bg-agree-wash px-3 py-2">
      <ul className="grid gap-1">
        {damaged.slice(0, mostDamaged).map(({ part, nth, fault }, at) => (
          // Two backups may each have a first one.
          <li key={at} className="flex gap-2 leading-snug wrap-anywhere">
            <VerdictMark mood="agree" className="mt-0.5 size-5" />
            {words.damaged[part](nth, fault)}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-ink-2">{words.further(more)}</p>}
    </div>
  );
}
