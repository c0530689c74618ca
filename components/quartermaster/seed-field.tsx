'use client';

import { useId } from 'react';
import { mostSeed } from '@/lib/quartermaster/random-address';
import { useWords } from '../language/use-words';
import { quartermasterWords } from './words';

/** The word that a random squad is drawn by: the same gives the same. */
export function SeedField({
  seed,
  onChange,
}: {
  readonly seed: string;
  readonly onChange: (seed: string) => void;
}) {
  const words = useWords(quartermasterWords);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {words.seed}
      </label>
      <input
        id={id}
        value={seed}
        maxLength={mostSeed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        className="field"
      />
    </div>
  );
}
