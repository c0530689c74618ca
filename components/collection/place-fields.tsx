'use client';

import { useWords } from '../language/use-words';
import { rulesetCards } from '../rulesets/cards';
import { LabelledSelect } from '../ui/labelled-select';
import type { Place } from './use-place';
import { collectionWords } from './words';

/** Asks whose roster is to be looked at. */
export function PlaceFields({
  place,
  onGo,
}: {
  readonly place: Place;
  readonly onGo: (ruleset: string, nation?: string) => void;
}) {
  const words = useWords(collectionWords);
  const cards = useWords(rulesetCards);
  const card = cards.find(({ id }) => id === place.ruleset);
  return (
    <>
      <LabelledSelect
        label={words.ruleset}
        value={place.ruleset}
        choices={cards}
        onChoose={(id) => onGo(id)}
      />
      <LabelledSelect
        label={words.nation}
        value={place.nation}
        choices={card?.nations ?? []}
        onChoose={(id) => onGo(place.ruleset, id)}
      />
    </>
  );
}
