'use client';

import { useId } from 'react';
import { SelectField } from './select-field';

/** One choice of several under its label, each told by its name. */
export function LabelledSelect({
  label,
  value,
  choices,
  none,
  describedBy,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** What stands first, for the empty value; absent = one of them is always chosen. */
  readonly none?: string;
  readonly describedBy?: string;
  readonly onChoose: (id: string) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <SelectField
        id={id}
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => onChoose(target.value)}
      >
        {none !== undefined && <option value="">{none}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
