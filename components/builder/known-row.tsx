'use client';

import { lazy, Suspense, useMemo, useState } from 'react';
import { limits } from '@/lib/roster/list';
import type { Profile } from '@/lib/roster/profile';
import { resolveUnit } from '@/lib/rules/view';
import { OwnWords } from '../ui/own-words';
import { Stepper } from '../ui/stepper';
import { VerdictMark } from '../ui/verdict';
import { rowColumns } from './columns';
import type { EntryRowProps } from './entry-row';
import { pressRow } from './press-row';
import { RowHandle } from './row-handle';
import { RowPoints } from './row-points';
import { UnitLine } from './unit-line';
import { useDesk, useDeskState } from './use-desk';

const EntryDetail = lazy(() => import('./entry-detail'));

const ground = {
  plain: '',
  faulty: 'bg-rubric-wash shadow-[inset_3px_0_0_var(--rubric)]',
  open: 'bg-sheet shadow-[inset_3px_0_0_var(--accent,var(--ink))]',
  both: 'bg-sheet shadow-[inset_3px_0_0_var(--rubric)]',
} as const;

/** A row of the list, which opens in place. */
export function KnownRow({
  entry,
  profile,
  fault,
  onHandle,
  drag,
}: EntryRowProps & { readonly profile: Profile }) {
  const desk = useDesk();
  const { key, count, title } = entry;
  const isOpen = useDeskState((state) => state.open.has(key));
  const [isFresh] = useState(() => desk.isFresh(key));
  const unit = useMemo(() => resolveUnit(profile, entry, '', 0), [profile, entry]);
  const columns = rowColumns(desk.ruleset);
  const look = isOpen ? (fault === undefined ? 'open' : 'both') : fault ? 'faulty' : 'plain';
  return (
    <li
      ref={drag?.row}
      data-row={key}
      style={drag?.style}
      className={`-mx-3 px-3 ${ground[look]} ${isFresh ? 'animate-flash' : ''} ${drag?.isDragged ? 'relative z-2 bg-sheet' : ''}`}
    >
      <div className="border-b border-hair">
        <div
          onClick={pressRow(() => desk.toggleRow(key))}
          className="grid min-h-(--row) cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto_3rem] items-center gap-x-2.5 py-[.2rem] [grid-template-areas:'s_h_h_p'_'s_k_t_t'_'s_f_f_f'] max-tablet:pt-2 tablet:grid-cols-(--row-tablet) tablet:gap-x-2 desk:grid-cols-(--row-desk) desk:gap-x-3 tablet:[grid-template-areas:none]"
        >
          <RowHandle symbol={profile.symbol} name={profile.name} onReady={onHandle} drag={drag} />
          <div className="max-tablet:contents">
            <p className="flex flex-wrap items-baseline gap-x-2 leading-[1.2] max-tablet:[grid-area:h]">
              <button
                type="button"
                data-row-name=""
                aria-expanded={isOpen}
                onClick={() => desk.toggleRow(key)}
                className="min-h-6 text-left font-bold wrap-anywhere"
              >
                {profile.name}
              </button>
              {title !== undefined && (
                <i className="font-display leading-none text-ink-2 wrap-anywhere">
                  <OwnWords>{title}</OwnWords>
                </i>
              )}
            </p>
            <UnitLine unit={unit} columns={columns} />
            {fault !== undefined && (
              <p className="flex gap-1 text-s leading-tight font-medium text-rubric max-tablet:pb-1.5 max-tablet:[grid-area:f]">
                <VerdictMark mood="broken" className="mt-[.2em] size-3.5" />
                {fault}
              </p>
            )}
          </div>
          {columns.map(({ id, name }) => (
            <span key={id} className="figures text-center max-tablet:hidden">
              <span className="sr-only">{name} </span>
              {profile.stats[id]}
            </span>
          ))}
          <div className="cursor-auto justify-self-end max-tablet:-mr-3 max-tablet:[grid-area:t] tablet:justify-self-center">
            <Stepper
              value={count}
              max={limits.count}
              what={profile.name}
              onStep={(by) => desk.step(key, by)}
              onRemove={() => desk.remove(key)}
            />
          </div>
          {desk.ruleset.card.points && <RowPoints unit={unit} />}
        </div>
        {isOpen && (
          <Suspense fallback={null}>
            <EntryDetail unit={unit} />
          </Suspense>
        )}
      </div>
    </li>
  );
}
