'use client';

import { useId } from 'react';
import type { Arm } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { SelectField } from '../ui/select-field';
import { quartermasterWords } from './words';

/** An arm or a theme that a squad is made of, or any; not there where the ruleset has none. */
export function KindField({
  label,
  kinds,
  value,
  onChange,
}: {
  readonly label: string;
  readonly kinds: readonly Arm[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const words = useWords(quartermasterWords);
  const id = useId();
  if (kinds.length === 0) return null;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      <SelectField id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.any}</option>
        {kinds.map((kind) => (
          <option key={kind.id} value={kind.id}>
            {kind.name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
