'use client';

import { useState } from 'react';
import type { View } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { freshSeed } from './fresh-seed';
import { KindField } from './kind-field';
import { SeedField } from './seed-field';
import { useSearch } from './use-search';
import { Ways } from './ways';
import { quartermasterWords } from './words';

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
  const { arms, themes = [] } = view.ruleset;
  return (
    <div className="px-4 pb-6">
      <p className="mb-4 text-s text-ink-2">{words.randomHelp}</p>
      <div className="mb-4 grid gap-3 tablet:grid-cols-2">
        <KindField label={words.arm} kinds={arms} value={arm} onChange={setArm} />
        <KindField label={words.theme} kinds={themes} value={theme} onChange={setTheme} />
        <SeedField seed={seed} onChange={setSeed} />
        <Button className="self-end" onClick={() => setSeed(freshSeed())}>
          {words.again}
        </Button>
      </div>
      <Ways view={view} found={found} onDone={onDone} />
    </div>
  );
}
