'use client';

import { lazy, memo, useMemo } from 'react';
import type { Checked } from '@/lib/rules/check';
import { rowWord, sizeOf, sizeWords } from '@/lib/rules/size-words';
import { useWords } from '../language/use-words';
import { arrangeList, faultsOf } from './arrange-list';
import { ColumnHeads } from './column-heads';
import { rowColumns, rowTemplate } from './columns';
import { EmptyList } from './empty-list';
import { ListSection } from './list-section';
import { builderWords } from './words/builder';

// Not under a boundary of its own: the page waits for it as a whole, so that nothing moves.
const GroupedList = lazy(() => import('./groups/grouped-list'));

/** The list: as its groups where it is made of them, else under the headings of the roster. */
export const EntryList = memo(function EntryList({ checked }: { readonly checked: Checked }) {
  const { list, ruleset } = checked.view;
  const isGrouped = ruleset.organisation !== undefined || list.groups.length > 1;
  return isGrouped ? <GroupedList checked={checked} /> : <SectionedList checked={checked} />;
});

/** The headings of the roster with their rows, and the sum at their foot. */
function SectionedList({ checked }: { readonly checked: Checked }) {
  const words = useWords(builderWords);
  const { view } = checked;
  const sections = useMemo(
    () => arrangeList(checked).flatMap((group) => group.sections),
    [checked],
  );
  const faults = useMemo(() => faultsOf(checked), [checked]);
  const columns = rowColumns(view.ruleset);
  const hasPoints = view.ruleset.card.points;
  if (sections.length === 0) return <EmptyList />;
  return (
    <div style={rowTemplate(columns, hasPoints)}>
      <ColumnHeads
        columns={columns}
        hasPoints={hasPoints}
        what={view.ruleset.speech.forms.sentence(rowWord(view.ruleset))}
      />
      {sections.map(({ section, entries, models, points }) => (
        <ListSection
          key={section?.id ?? ''}
          name={section?.name}
          entries={entries}
          models={models}
          points={points}
          faults={faults}
        />
      ))}
      <p className="flex items-baseline justify-between border-t-4 border-double border-line pt-2 font-medium">
        <span>{words.total(sizeWords(view.ruleset, sizeOf(view.units)))}</span>
        {hasPoints && <b className="figures font-display text-xl">{view.points}</b>}
      </p>
    </div>
  );
}
