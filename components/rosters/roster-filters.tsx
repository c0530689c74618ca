'use client';

import type { View } from '@/lib/rules/view';
import { useDesk } from '../builder/use-desk';
import { useWords } from '../language/use-words';
import { Chips } from '../ui/chips';
import { AlliesSwitch } from './allies-switch';
import { FilterBox } from './filter-box';
import { useRoster } from './use-roster';
import { rostersWords } from './words';

/** What narrows the roster: one arm, what is affordable, what keeps the list legal; and allies. */
export function RosterFilters({ view }: { readonly view: View }) {
  const { roster } = useDesk();
  const words = useWords(rostersWords);
  const { arm, isAffordable, isLegal } = useRoster();
  return (
    <>
      <Chips
        label={words.arm}
        chips={[{ id: 'all', name: words.all }, ...view.ruleset.arms]}
        value={arm}
        onChange={(id) => roster.change({ arm: id })}
        className="-mx-1 max-desk:-mr-4"
      />
      <div className="flex flex-wrap gap-x-3">
        {view.cap !== null && (
          <FilterBox
            label={words.affordable}
            checked={isAffordable}
            onChange={(checked) => roster.change({ isAffordable: checked })}
          />
        )}
        <FilterBox
          label={words.staysLegal}
          checked={isLegal}
          onChange={(checked) => roster.change({ isLegal: checked })}
        />
        <AlliesSwitch view={view} />
      </div>
    </>
  );
}
