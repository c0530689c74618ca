'use client';

import { lazy, Suspense, useMemo, useState } from 'react';
import { limits } from '@/lib/roster/list';
import type { Profile } from '@/lib/roster/profile';
import { resolveUnit } from '@/lib/rules/view';
import { Stepper } from '../ui/stepper';
import { VerdictMark } from '../ui/verdict';
import { rowColumns } from './columns';
import type { EntryRowProps } from './entry-row';
import { RowHandle } from './row-handle';
import { RowPoints } from './row-points';
import { UnitLine } from './unit-line';
import { useDesk, useDeskState } from './use-desk';

const EntryDetail = lazy(() => import('./entry-detail'));

const ground = {
  plain: 'mx-0',
  faulty: '-mx-3 bg-rubric-wash px-3 shadow-[inset_3px_0_0_var(--rubric)]',
  open: '-mx-3 bg-sheet px-3 shadow-[inset_3px_0_0_var(--accent,var(--ink))]',
  both: '-mx-3 bg-sheet px-3 shadow-[inset_3px_0_0_var(--rubric)]',
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
      className={`relative border-b border-hair ${ground[look]} ${isFresh ? 'animate-flash' : ''} ${drag?.isDragged ? 'z-2 bg-sheet' : ''}`}
    >
      <div className="relative grid min-h-(--row) grid-cols-[1.5rem_minmax(0,1fr)_auto_3rem] items-center gap-x-2.5 py-1 [grid-template-areas:'s_h_h_p'_'s_k_t_t'_'s_f_f_f'] max-tablet:pt-2 tablet:grid-cols-(--row) tablet:gap-x-3 tablet:[grid-template-areas:none]">
        <RowHandle symbol={profile.symbol} name={profile.name} onReady={onHandle} drag={drag} />
        <div className="max-tablet:contents">
          <p className="leading-tight max-tablet:[grid-area:h]">
            <button
              type="button"
              data-row-name=""
              aria-expanded={isOpen}
              onClick={() => desk.toggleRow(key)}
              className="text-left font-bold wrap-anywhere after:absolute after:inset-0"
            >
              {profile.name}
            </button>
            {title !== undefined && (
              <i className="ml-2 font-display text-ink-2 wrap-anywhere">{title}</i>
            )}
          </p>
          <UnitLine unit={unit} columns={columns} />
          {fault !== undefined && (
            <p className="flex items-center gap-1 text-s leading-tight font-medium text-rubric max-tablet:pb-1.5 max-tablet:[grid-area:f]">
              <VerdictMark mood="broken" className="size-3.5" />
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
        <div className="relative z-1 justify-self-end max-tablet:-mr-3 max-tablet:[grid-area:t] tablet:justify-self-center">
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
    </li>
  );
}
