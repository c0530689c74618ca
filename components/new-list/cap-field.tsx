'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWords } from '../language/use-words';
import { PointsChoice } from '../ui/points-choice';
import { newListWords } from './words';

/**
 * The points cap: the usual sizes, none, or a number of one's own. What the ruleset sets by itself
 * is chosen while nobody chooses, and follows the settings then.
 */
export function CapField({
  usual,
  initial,
  cap,
  own,
  help,
  error,
  onChoose,
}: {
  readonly usual: readonly number[];
  readonly initial: number | null;
  readonly cap: string;
  readonly own: UseFormRegisterReturn & { readonly value: string };
  readonly help: string;
  readonly error: string | undefined;
  readonly onChoose: (cap: string) => void;
}) {
  const words = useWords(newListWords);
  const sizes = [...new Set(initial === null ? usual : [...usual, initial])].sort((a, b) => a - b);
  const choices = [
    ...sizes.map((size) => ({ id: String(size), name: String(size) })),
    { id: 'none', name: words.none },
  ];
  const byDefault = initial === null ? 'none' : String(initial);
  return (
    <PointsChoice
      legend={words.points}
      name="cap"
      choices={choices}
      chosen={cap === 'default' ? byDefault : cap}
      own={own}
      help={help}
      error={error}
      onChoose={(id) => onChoose(id === byDefault ? 'default' : id)}
    />
  );
}
