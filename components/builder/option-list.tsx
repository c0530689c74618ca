'use client';

import { useDeferredValue, useMemo } from 'react';
import { type Outlook, outlooksOf } from '@/lib/rules/outlook';
import type { Unit } from '@/lib/rules/view';
import { useLive } from '@/lib/live/use-live';
import { useWords } from '../language/use-words';
import { checkedOf } from './checked-list';
import { OptionRow } from './option-row';
import { useDesk } from './use-desk';
import { entryWords } from './words/entry';

const unknown: ReadonlyMap<string, Outlook> = new Map();

/** What each option would bring in the list as it is now; a click never waits for it. */
function useOutlooks(key: string): ReadonlyMap<string, Outlook> {
  const { session, ruleset } = useDesk();
  const { list } = useLive(session, session.getSnapshot());
  const latest = useDeferredValue(list);
  return useMemo(() => {
    const view = latest && checkedOf(latest, ruleset).view;
    const unit = view?.units.find(({ entry }) => entry.key === key);
    return view && unit ? outlooksOf(view, unit) : unknown;
  }, [latest, ruleset, key]);
}

/** Everything that the models of an entry may have. */
export function OptionList({ unit }: { readonly unit: Unit }) {
  const words = useWords(entryWords);
  const outlooks = useOutlooks(unit.entry.key);
  return (
    <div role="group" aria-label={words.options}>
      <h3 className="mb-1 font-display italic text-ink-2">
        {unit.entry.count > 1 ? words.optionsEach : words.options}
      </h3>
      <ul>
        {unit.profile.options.map((option) => (
          <OptionRow
            key={option.id}
            unit={unit}
            option={option}
            quantity={unit.taken.find((taken) => taken.option === option)?.quantity ?? 0}
            outlook={outlooks.get(option.id)}
          />
        ))}
        {unit.unknownOptions.map((id) => (
          <UnknownOption key={id} entryKey={unit.entry.key} id={id} />
        ))}
      </ul>
    </div>
  );
}

/** Something in the list that the roster does not offer: kept until it is taken off. */
function UnknownOption({ entryKey, id }: { readonly entryKey: string; readonly id: string }) {
  const desk = useDesk();
  const words = useWords(entryWords);
  return (
    <li className="flex items-center gap-3 border-b border-dashed border-edge py-1">
      <p className="flex-1 leading-tight">
        <b className="wrap-anywhere">{id}</b>
        <span className="block text-s text-rubric">{words.notOffered}</span>
      </p>
      <button
        type="button"
        onClick={() => desk.perform([{ do: 'option', key: entryKey, option: id, quantity: 0 }])}
        className="touch px-2 underline"
      >
        {words.takeOff}
      </button>
    </li>
  );
}
