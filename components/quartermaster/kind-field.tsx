'use client';

import type { Arm } from '@/lib/rules/ruleset';
import { useWords } from '../language/use-words';
import { LabelledSelect } from '../ui/labelled-select';
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
  if (kinds.length === 0) return null;
  return (
    <LabelledSelect
      label={label}
      value={value}
      choices={kinds}
      none={words.any}
      onChoose={onChange}
    />
  );
}
