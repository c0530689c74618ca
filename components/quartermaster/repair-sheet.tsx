'use client';

import type { View } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { useSearch } from './use-search';
import { Ways } from './ways';
import { quartermasterWords } from './words';

/** The cheapest ways to make a whole list legal. */
export default function RepairSheet({
  view,
  onDone,
}: {
  readonly view: View;
  readonly onDone: () => void;
}) {
  const words = useWords(quartermasterWords);
  const found = useSearch(view, { about: 'repair' });
  return (
    <div className="px-4 pb-6">
      <p className="mb-4 text-s text-ink-2">{words.repairHelp}</p>
      <Ways view={view} found={found} onDone={onDone} />
    </div>
  );
}
