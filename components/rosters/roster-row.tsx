'use client';

import { lazy, memo, Suspense } from 'react';
import type { Profile } from '@/lib/roster/profile';
import { rosterColumns } from '../builder/columns';
import { pressRow } from '../builder/press-row';
import { useDesk } from '../builder/use-desk';
import { useWords } from '../language/use-words';
import { Icon } from '../ui/icon';
import { Symbol } from '../ui/symbol';
import { ProfileLine } from './profile-line';
import { useIsProfileOpen } from './use-roster';
import { rostersWords } from './words';

const ProfileDetail = lazy(() => import('./profile-detail'));

/** A profile on the roster. Its name opens it, plus adds one; a reason against it is said before. */
export const RosterRow = memo(function RosterRow({
  profile,
  count,
  reason,
}: {
  readonly profile: Profile;
  /** How many are in the list. */
  readonly count: number;
  /** What adding one would break. */
  readonly reason: string | undefined;
}) {
  const words = useWords(rostersWords);
  const { ruleset, roster, add } = useDesk();
  const isOpen = useIsProfileOpen(profile.id);
  const { id, name, points, symbol } = profile;
  const hasPoints = ruleset.card.points;
  const label = [
    words.add(name),
    ...(hasPoints ? [words.points(points)] : []),
    ...(count > 0 ? [words.inTheList(count)] : []),
  ].join(', ');
  return (
    <li className={`border-b border-hair ${isOpen ? 'bg-sheet' : ''}`}>
      <div
        onClick={pressRow(() => roster.toggle(id))}
        className="grid min-h-(--row) cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto_auto] items-center gap-x-3 py-1 pr-2 pl-4 max-desk:min-h-14 desk:pl-6"
      >
        <Symbol id={symbol} className={`size-6 ${reason === undefined ? '' : 'text-ink-2'}`} />
        <div className="min-w-0">
          <p className="leading-tight">
            <button
              type="button"
              data-kind="name"
              aria-expanded={isOpen}
              onClick={() => roster.toggle(id)}
              className={`min-h-6 text-left font-medium ${reason === undefined ? '' : 'text-ink-2'}`}
            >
              {name}
            </button>
          </p>
          <ProfileLine profile={profile} columns={rosterColumns(ruleset)} reason={reason} />
        </div>
        <p className="figures text-right leading-none">
          {hasPoints && <b className={reason === undefined ? '' : 'text-ink-2'}>{points}</b>}
          {count > 0 && (
            <span className="mt-0.5 block text-xs font-medium whitespace-nowrap text-accent">
              {words.inList(count)}
            </span>
          )}
        </p>
        <button
          type="button"
          data-kind="add"
          aria-label={reason === undefined ? label : `${label}. ${reason}`}
          onClick={() => add(profile)}
          className={`grid size-12 touch-manipulation place-items-center rounded-s hover:bg-wash active:bg-accent active:text-on-accent desk:size-10 ${
            reason === undefined ? 'text-accent' : 'text-ink-2'
          }`}
        >
          <Icon name="add" />
        </button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <ProfileDetail profile={profile} />
        </Suspense>
      )}
    </li>
  );
});
