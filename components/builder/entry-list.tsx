'use client';

import { lazy, memo, useMemo, useState } from 'react';
import type { Checked } from '@/lib/rules/check';
import { rowWord, sizeOf, sizeWords } from '@/lib/rules/size-words';
import { useWords } from '../language/use-words';
import { arrangeList, faultsOf } from './arrange-list';
import { ColumnHeads } from './column-heads';
import { rowColumns, rowTemplate } from './columns';
import { EmptyList } from './empty-list';
import { firstRows, rowsOnScreen } from './first-screen';
import { ListSection } from './list-section';
import { builderWords } from './words/builder';

// Not under a boundary of its own: the page waits for it as a whole, so that nothing moves.
const GroupedList = lazy(() => import('./groups/grouped-list'));

/** The list: as its groups where it is made of them, else under the headings of the roster. */
export const EntryList = memo(function EntryList({
  checked,
  isDrawn,
}: {
  readonly checked: Checked;
  /** Whether the rows that fill the screen have been painted, and the others may follow. */
  readonly isDrawn: boolean;
}) {
  const { list, ruleset } = checked.view;
  const isGrouped = ruleset.organisation !== undefined || list.groups.length > 1;
  return isGrouped ? (
    <GroupedList checked={checked} />
  ) : (
    <SectionedList checked={checked} isDrawn={isDrawn} />
  );
});

/** The headings of the roster with their rows, and the sum at their foot. */
function SectionedList({
  checked,
  isDrawn,
}: {
  readonly checked: Checked;
  readonly isDrawn: boolean;
}) {
  const words = useWords(builderWords);
  const { view } = checked;
  const sections = useMemo(
    () => arrangeList(checked).flatMap((group) => group.sections),
    [checked],
  );
  const faults = useMemo(() => faultsOf(checked), [checked]);
  const columns = rowColumns(view.ruleset);
  const hasPoints = view.ruleset.card.points;
  const [most] = useState(rowsOnScreen);
  const isWhole = isDrawn || view.list.groups.flatMap(({ entries }) => entries).length <= most;
  if (sections.length === 0) return <EmptyList />;
  return (
    <div style={rowTemplate(columns, hasPoints)}>
      <ColumnHeads
        columns={columns}
        hasPoints={hasPoints}
        what={view.ruleset.speech.forms.sentence(rowWord(view.ruleset))}
      />
      {(isWhole ? sections : firstRows(sections, most)).map(
        ({ section, entries, models, points }) => (
          <ListSection
            key={section?.id ?? ''}
            name={section?.name}
            entries={entries}
            models={models}
            points={points}
            faults={faults}
          />
        ),
      )}
      {isWhole && (
        <p className="flex items-baseline justify-between border-t-4 border-double border-line pt-2 font-medium">
          <span>{words.total(sizeWords(view.ruleset, sizeOf(view.units)))}</span>
          {hasPoints && <b className="figures font-display text-xl">{view.points}</b>}
        </p>
      )}
    </div>
  );
}
