'use client';

import { useDeferredValue } from 'react';
import { placeOf } from '@/lib/roster/list';
import type { UnitFigure } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import { useLive } from '@/lib/live/use-live';
import { Sources } from '../findings/sources';
import { useWords } from '../language/use-words';
import { checkedOf } from './checked-list';
import { attributeSelector, focusOn } from './focus';
import { useDesk } from './use-desk';
import { entryWords } from './words/entry';

const none: readonly UnitFigure[] = [];

/** The figures of a unit where it stands: some follow from the settings and from its group. */
function useFigures(key: string): readonly UnitFigure[] {
  const { session, ruleset } = useDesk();
  const { list } = useLive(session, session.getSnapshot());
  const latest = useDeferredValue(list);
  if (!ruleset.unitFigures || !latest || !placeOf(latest, key)) return none;
  const { view } = checkedOf(latest, ruleset);
  const unit = view.units.find(({ entry }) => entry.key === key);
  // The table of its profile stands beside them.
  return unit ? ruleset.unitFigures(unit, view).filter((one) => !one.isInColumns) : none;
}

/** What a player wants to know of a unit at the table. What the source does not give can be filled in. */
export function UnitFigures({ unit }: { readonly unit: Unit }) {
  const words = useWords(entryWords);
  const figures = useFigures(unit.entry.key);
  if (figures.length === 0) return null;
  return (
    <div role="group" aria-label={words.figures}>
      <h3 className="font-display leading-tight italic text-ink-2">
        {unit.entry.count > 1 ? words.figuresEach : words.figures}
      </h3>
      <dl className="mt-0.5">
        {figures.map(({ id, name, value, isMissing, attribute }) => (
          <div
            key={id}
            className="flex items-baseline justify-between gap-4 border-b border-hair py-1 leading-tight"
          >
            <dt className="max-w-1/2 shrink-0 text-ink-2">{name}</dt>
            <dd className={`figures text-right ${isMissing ? 'text-ink-2 italic' : 'font-bold'}`}>
              {value}
              {isMissing && asks(unit, attribute) && (
                <button
                  type="button"
                  onClick={() => focusOn(attributeSelector(unit.entry.key, attribute ?? ''))}
                  className="ml-2 font-medium text-ink not-italic underline underline-offset-[.18em] max-tablet:py-2"
                >
                  {words.fillIn}
                  <span className="sr-only"> {name}</span>
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Sources sources={figures.map(({ source }) => source)} />
    </div>
  );
}

/** Whether a unit asks for this attribute. */
function asks({ profile }: Unit, id: string | undefined): boolean {
  return profile.attributes.some((attribute) => attribute.id === id);
}
