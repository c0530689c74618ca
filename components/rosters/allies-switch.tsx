'use client';

import type { Edit } from '@/lib/roster/edit';
import type { View } from '@/lib/rules/view';
import { useDesk } from '../builder/use-desk';
import { useWords } from '../language/use-words';
import { alliedNations, alliesSetting } from './allies';
import { FilterBox } from './filter-box';
import { useRoster } from './use-roster';
import { rostersWords } from './words';

/**
 * Shows allied nations' profiles too, where the rules let them in. Where players must have agreed on
 * them, it sets that; and takes it back as long as no ally is in the list.
 */
export function AlliesSwitch({ view }: { readonly view: View }) {
  const { roster, perform } = useDesk();
  const words = useWords(rostersWords);
  const { hasAllies } = useRoster();
  const setting = alliesSetting(view);
  const isLetIn = alliedNations(view).length > 0;
  if (!setting && !isLetIn) return null;

  function change(wanted: boolean) {
    roster.change({ hasAllies: wanted });
    const hasForeigners = view.units.some(({ profile }) => profile.nation !== view.list.nation);
    if (!setting || isLetIn === wanted || (!wanted && hasForeigners)) return;
    const edit: Edit = { do: 'setting', name: setting.id, ...(wanted && { value: true }) };
    perform([edit], { label: (wanted ? words.allow : words.forbid)(setting.label) });
  }

  return (
    <FilterBox
      label={setting ? setting.label : words.allies}
      title={setting?.help}
      checked={hasAllies && isLetIn}
      onChange={change}
    />
  );
}
