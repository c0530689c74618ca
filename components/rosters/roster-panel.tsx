'use client';

import { lazy, Suspense, useMemo } from 'react';
import type { Profile } from '@/lib/roster/profile';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { targetGroup } from '../builder/target-group';
import { useDesk, useDeskState } from '../builder/use-desk';
import { useWords } from '../language/use-words';
import { SearchField } from '../ui/search-field';
import { nationsShown, pickProfiles, profilesOf } from './pick-profiles';
import { RosterFilters } from './roster-filters';
import { RosterList } from './roster-list';
import { useReasons } from './use-reasons';
import { useRoster } from './use-roster';
import { rostersWords } from './words';

// Its place is kept for it; most lists have one group and no use for it.
const TargetField = lazy(() => import('./target-field'));

/** The roster: search, filters, and every profile that can be taken. */
export function RosterPanel({
  view,
  hasTitle = true,
}: {
  readonly view: View;
  /** Whether the title stands here; a sheet has its own. */
  readonly hasTitle?: boolean;
}) {
  const words = useWords(rostersWords);
  const { ruleset, roster, add } = useDesk();
  const state = useRoster();
  const nations = nationsShown(view, state.hasAllies);
  const profiles = useProfilesOf(ruleset, nations.map(({ id }) => id).join(' '));
  const target = targetGroup(
    view,
    useDeskState((desk) => desk.target),
  )?.id;
  const reasons = useReasons(view, profiles, target);
  const picked = pickProfiles(view, nations, state, reasons);
  const shown = picked.flatMap(({ sections }) => sections.flatMap((one) => one.profiles));
  const [only] = shown;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid gap-1 px-4 pt-2 pb-1 desk:pt-4 desk:pl-6">
        {hasTitle && (
          <h2 className="font-display text-l leading-tight font-bold">
            {words.title} <RosterSize view={view} />
          </h2>
        )}
        {view.list.groups.length > 1 && (
          <Suspense fallback={<div className="min-h-(--touch)" />}>
            <TargetField view={view} target={target} />
          </Suspense>
        )}
        <SearchField
          label={words.search}
          data-roster-search=""
          value={state.query}
          onChange={({ target: { value } }) => roster.change({ query: value })}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && only && shown.length === 1) add(only);
          }}
        />
        <RosterFilters view={view} />
        <p role="status" className="sr-only">
          {shown.length < profiles.length && words.shown(shown.length)}
        </p>
      </div>
      <RosterList view={view} rosters={picked} reasons={reasons} />
    </div>
  );
}

/** The profiles of some nations, by their ids: the view they come from is another after every click. */
function useProfilesOf(ruleset: Ruleset, ids: string): readonly Profile[] {
  return useMemo(() => profilesOf(ruleset, ids.split(' ')), [ruleset, ids]);
}

/** Whose roster it is and how long. */
export function RosterSize({ view }: { readonly view: View }) {
  const words = useWords(rostersWords);
  const { ruleset, list } = view;
  const nation = ruleset.card.nations.find(({ id }) => id === list.nation);
  if (!nation) return null;
  return (
    <small className="ml-1 font-text text-s font-normal text-ink-2">
      {nation.name}, {words.profiles(nation.profiles)}
    </small>
  );
}
