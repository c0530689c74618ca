'use client';

import { useId, useState } from 'react';
import { seedFrom } from '@/lib/quartermaster/dice';
import type { Arm } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { SelectField } from '../ui/select-field';
import { useSearch } from './use-search';
import { Ways } from './ways';
import { quartermasterWords } from './words';

/** A seed that nobody has thought of. */
function freshSeed(): string {
  return seedFrom({ next: () => Math.random() });
}

function KindField({
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

/** A legal squad by chance, by arm, theme and a seed that can be given to others. */
export default function RandomSheet({
  view,
  onDone,
}: {
  readonly view: View;
  readonly onDone: () => void;
}) {
  const words = useWords(quartermasterWords);
  const [seed, setSeed] = useState(freshSeed);
  const [arm, setArm] = useState('');
  const [theme, setTheme] = useState('');
  const found = useSearch(view, { about: 'random', seed: seed.trim(), arm, theme });
  const seedId = useId();
  const { arms, themes = [] } = view.ruleset;
  return (
    <div className="px-4 pb-6">
      <p className="mb-4 text-s text-ink-2">{words.randomHelp}</p>
      <div className="mb-4 grid gap-3 tablet:grid-cols-2">
        <KindField label={words.arm} kinds={arms} value={arm} onChange={setArm} />
        <KindField label={words.theme} kinds={themes} value={theme} onChange={setTheme} />
        <div>
          <label htmlFor={seedId} className="mb-1 block font-bold">
            {words.seed}
          </label>
          <input
            id={seedId}
            value={seed}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSeed(target.value)}
            className="field"
          />
        </div>
        <Button className="self-end" onClick={() => setSeed(freshSeed())}>
          {words.again}
        </Button>
      </div>
      <Ways view={view} found={found} onDone={onDone} />
    </div>
  );
}
