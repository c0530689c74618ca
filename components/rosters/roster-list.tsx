'use client';

import { useEffect, useMemo, useRef } from 'react';
import type { View } from '@/lib/rules/view';
import type { Reasons } from '../builder/counsel/reasons';
import { useDesk } from '../builder/use-desk';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { NationHead } from './nation-head';
import type { NationRoster } from './pick-profiles';
import { RosterRow } from './roster-row';
import { stepThrough } from './step-through';
import { rostersWords } from './words';

/** How many of each profile are in the list. */
function useCounts(view: View): ReadonlyMap<string, number> {
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { profile, entry } of view.units)
      counts.set(profile.id, (counts.get(profile.id) ?? 0) + entry.count);
    return counts;
  }, [view.units]);
}

/** The rows of the roster under their headings; arrow keys go from row to row. */
export function RosterList({
  view,
  rosters,
  reasons,
}: {
  readonly view: View;
  readonly rosters: readonly NationRoster[];
  readonly reasons: Reasons;
}) {
  const { roster } = useDesk();
  const words = useWords(rostersWords);
  const counts = useCounts(view);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = roster.scrollTop;
  }, [roster]);
  const isEmpty = rosters.every(({ sections }) => sections.length === 0);
  return (
    <div
      ref={scroller}
      onScroll={({ currentTarget }) => roster.rememberScroll(currentTarget.scrollTop)}
      onKeyDown={stepThrough}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain pb-6 [scrollbar-width:thin]"
    >
      {isEmpty && (
        <div className="grid justify-items-start gap-3 px-4 py-4 desk:pl-6">
          <p>{words.empty}</p>
          <Button onClick={() => roster.reset()}>{words.showAll}</Button>
        </div>
      )}
      {rosters.map(({ nation, sections }) => (
        <div key={nation.id} data-nation={nation.tincture}>
          {rosters.length > 1 && sections.length > 0 && <NationHead nation={nation} />}
          {sections.map(({ section, profiles }) => (
            <div key={section.id} role="group" aria-label={`${section.name}, ${nation.name}`}>
              <h3 className="sticky top-0 z-2 border-b border-hair bg-ground pt-2.5 pr-4 pb-1.5 pl-4 font-display leading-none italic desk:pl-6">
                {section.name}
              </h3>
              <ul>
                {profiles.map((profile) => (
                  <RosterRow
                    key={profile.id}
                    profile={profile}
                    count={counts.get(profile.id) ?? 0}
                    reason={reasons.get(profile.id)}
                  />
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
