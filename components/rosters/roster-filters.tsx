'use client';

import type { View } from '@/lib/rules/view';
import { useDesk } from '../builder/use-desk';
import { Chips } from '../ui/chips';
import { AlliesSwitch } from './allies-switch';
import { FilterBox } from './filter-box';
import { useRoster } from './use-roster';

/** What narrows the roster: one arm, what is affordable, what keeps the list legal; and allies. */
export function RosterFilters({ view }: { readonly view: View }) {
  const { roster } = useDesk();
  const { arm, isAffordable, isLegal } = useRoster();
  return (
    <>
      <Chips
        label="Arm"
        chips={[{ id: 'all', name: 'All' }, ...view.ruleset.arms]}
        value={arm}
        onChange={(id) => roster.change({ arm: id })}
        className="-mx-1 max-desk:-mr-4"
      />
      <div className="flex flex-wrap gap-x-3">
        {view.cap !== null && (
          <FilterBox
            label="Affordable"
            checked={isAffordable}
            onChange={(checked) => roster.change({ isAffordable: checked })}
          />
        )}
        <FilterBox
          label="Stays legal"
          checked={isLegal}
          onChange={(checked) => roster.change({ isLegal: checked })}
        />
        <AlliesSwitch view={view} />
      </div>
    </>
  );
}
