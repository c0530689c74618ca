'use client';

import { useId, useState } from 'react';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { SelectField } from '../ui/select-field';
import { playWords } from './words';

/** One of several to be chosen, and a button that takes it; nothing where there is none. */
export function PickOne<T>({
  label,
  choices,
  onPick,
}: {
  readonly label: string;
  readonly choices: readonly {
    readonly id: string;
    readonly name: string;
    /** What the button says once this one is chosen. */
    readonly action: string;
    readonly picked: T;
  }[];
  readonly onPick: (picked: T) => void;
}) {
  const words = useWords(playWords).bring;
  const fieldId = useId();
  const [chosenId, setChosenId] = useState('');
  const chosen = choices.find(({ id }) => id === chosenId);
  if (choices.length === 0) return null;
  return (
    <div className="grid gap-2">
      <label htmlFor={fieldId} className="block font-display text-l leading-none font-bold">
        {label}
      </label>
      <SelectField
        id={fieldId}
        value={chosenId}
        onChange={({ target }) => setChosenId(target.value)}
      >
        <option value="" disabled>
          {words.pick}
        </option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {/* Not by the choice itself: who chooses by keys passes by others. */}
      {chosen && (
        <Button look="solid" className="whitespace-normal" onClick={() => onPick(chosen.picked)}>
          {chosen.action}
        </Button>
      )}
    </div>
  );
}
