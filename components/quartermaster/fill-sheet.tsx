'use client';

import { useId, useState } from 'react';
import { meritOf, meritsOf } from '@/lib/quartermaster/merits';
import type { View } from '@/lib/rules/view';
import { useCollection } from '../collection/use-owned';
import { useWords } from '../language/use-words';
import { Box } from '../ui/box';
import { LabelledSelect } from '../ui/labelled-select';
import { useSearch } from './use-search';
import { Ways } from './ways';
import { quartermasterWords } from './words';

/** How many of one kind a player can ask for at most. */
const limits = [1, 2, 3, 4, 6, 8] as const;

/** As many of one kind as lists usually have: without a limit the cheapest fill everything. */
const usual = 3;

/** The best ways to spend what is left, by what the player counts. */
export default function FillSheet({
  view,
  onDone,
}: {
  readonly view: View;
  readonly onDone: () => void;
}) {
  const words = useWords(quartermasterWords);
  const [merit, setMerit] = useState(meritsOf(view.ruleset)[0].id);
  const [copies, setCopies] = useState<number | null>(usual);
  const collection = useCollection();
  const counted = collection.get(view.list.ruleset);
  const [isOwned, setOwned] = useState(false);
  const owned = isOwned && counted ? [...counted] : undefined;
  const found = useSearch(view, { about: 'fill', merit, copies, ...(owned && { owned }) });
  const helpId = useId();
  return (
    <div className="px-4 pb-6">
      <p className="mb-4 text-s text-ink-2">{words.fillHelp}</p>
      <div className="mb-4 grid gap-3 tablet:grid-cols-2">
        <LabelledSelect
          label={words.best}
          value={merit}
          choices={meritsOf(view.ruleset)}
          describedBy={helpId}
          onChoose={setMerit}
        />
        <LabelledSelect
          label={words.copies}
          value={String(copies ?? '')}
          choices={limits.map((limit) => ({ id: String(limit), name: words.atMost(limit) }))}
          none={words.anyNumber}
          onChoose={(id) => setCopies(id === '' ? null : Number(id))}
        />
        {counted && (
          <label className="flex min-h-(--touch) cursor-pointer items-center gap-2 tablet:col-span-2">
            <Box checked={isOwned} onChange={({ target }) => setOwned(target.checked)} />
            {words.owned}
          </label>
        )}
        <p id={helpId} className="text-s text-ink-2 tablet:col-span-2">
          {meritOf(view.ruleset, merit).help}
        </p>
      </div>
      <Ways view={view} found={found} onDone={onDone} />
    </div>
  );
}
