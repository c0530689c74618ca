'use client';

import { lazy, memo, Suspense } from 'react';
import { asFighter } from '@/lib/rules/fighter';
import type { Unit } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { OddsButton } from '../odds/odds-button';
import { ProfileFigures } from '../rosters/profile-figures';
import { CrewFigures } from './crew-figures';
import { EntryActions } from './entry-actions';
import { EntryText } from './entry-text';
import { OptionList } from './option-list';
import { UnitFigures } from './unit-figures';
import { useDesk } from './use-desk';
import { entryWords } from './words/entry';

// With its form library: only where units are described.
const AttributeForm = lazy(() => import('./attributes/attribute-form'));

/** What a row shows when it is open: figures, men, options, the player's own words, and what can be done. */
const EntryDetail = memo(function EntryDetail({ unit }: { readonly unit: Unit }) {
  const { ruleset } = useDesk();
  const words = useWords(entryWords);
  const { entry, profile } = unit;
  const isDescribed = profile.attributes.length > 0 || unit.attributeFaults.unknown.length > 0;
  const hasOptions = profile.options.length > 0;
  const texts = (
    <div className="grid gap-3 tablet:grid-cols-2">
      <EntryText entry={entry} field="title" label={words.name} />
      <EntryText entry={entry} field="note" label={words.note} />
    </div>
  );
  return (
    <div className="pt-2 pb-4 tablet:pl-8 desk:pl-9">
      <div className="grid gap-x-8 gap-y-4 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <ProfileFigures ruleset={ruleset} profile={profile} unit={unit} />
          {!ruleset.card.size && <CrewFigures unit={unit} />}
          <UnitFigures unit={unit} />
          <OddsButton ruleset={ruleset} fighter={asFighter(unit)} />
          {(hasOptions || isDescribed) && texts}
        </div>
        <div className={`grid content-start gap-4 ${isDescribed ? 'max-desk:order-first' : ''}`}>
          {isDescribed && (
            <Suspense fallback={<div className="min-h-48" />}>
              <AttributeForm unit={unit} />
            </Suspense>
          )}
          {hasOptions && <OptionList unit={unit} />}
          {!hasOptions && !isDescribed && texts}
        </div>
      </div>
      <EntryActions entry={entry} name={profile.name} />
    </div>
  );
});

export default EntryDetail;
