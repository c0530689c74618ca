'use client';

import { memo, useMemo } from 'react';
import type { Checked } from '@/lib/rules/check';
import { count } from '@/lib/rules/english';
import { arrangeList, faultsOf } from './arrange-list';
import { ColumnHeads } from './column-heads';
import { rowColumns, rowTemplate } from './columns';
import { EmptyList } from './empty-list';
import { GroupHead } from './group-head';
import { ListSection } from './list-section';

/** The list: each group with its headings and rows, and the sum at its foot. */
export const EntryList = memo(function EntryList({ checked }: { readonly checked: Checked }) {
  const { view } = checked;
  const groups = useMemo(() => arrangeList(checked), [checked]);
  const faults = useMemo(() => faultsOf(checked), [checked]);
  const columns = rowColumns(view.ruleset);
  if (groups.every(({ sections }) => sections.length === 0)) return <EmptyList />;
  return (
    <div style={rowTemplate(columns)}>
      <ColumnHeads columns={columns} hasPoints={view.ruleset.card.points} />
      {groups.map(({ group, sections }) => (
        <div key={group.id}>
          {groups.length > 1 && <GroupHead group={group} sections={sections} />}
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
        </div>
      ))}
      <p className="flex items-baseline justify-between border-t-4 border-double border-line pt-2 font-medium">
        <span>Total, {count(view.models, 'model')}</span>
        {view.ruleset.card.points && <b className="figures font-display text-xl">{view.points}</b>}
      </p>
    </div>
  );
});
