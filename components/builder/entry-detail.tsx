'use client';

import { memo } from 'react';
import type { Unit } from '@/lib/rules/view';
import { ProfileFigures } from '../rosters/profile-figures';
import { CrewFigures } from './crew-figures';
import { EntryActions } from './entry-actions';
import { EntryText } from './entry-text';
import { OptionList } from './option-list';
import { useDesk } from './use-desk';

/** What a row shows when it is open: figures, men, options, the player's own words, and what can be done. */
const EntryDetail = memo(function EntryDetail({ unit }: { readonly unit: Unit }) {
  const { ruleset } = useDesk();
  const { entry, profile } = unit;
  const hasOptions = profile.options.length > 0;
  const texts = (
    <div className="grid gap-3 tablet:grid-cols-2">
      <EntryText entry={entry} field="title" label="Name" />
      <EntryText entry={entry} field="note" label="Note" />
    </div>
  );
  return (
    <div className="pt-2 pb-4 tablet:pl-8 desk:pl-9">
      <div className="grid gap-x-8 gap-y-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <ProfileFigures ruleset={ruleset} profile={profile} unit={unit} />
          <CrewFigures unit={unit} />
          {hasOptions && texts}
        </div>
        {hasOptions ? <OptionList unit={unit} /> : texts}
      </div>
      <EntryActions entry={entry} name={profile.name} />
    </div>
  );
});

export default EntryDetail;
