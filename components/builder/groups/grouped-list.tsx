'use client';

import { lazy, memo, Suspense, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Checked } from '@/lib/rules/check';
import { rowWord, sizeOf, sizeWords } from '@/lib/rules/size-words';
import { useWords } from '../../language/use-words';
import { faultsOf } from '../arrange-list';
import { ColumnHeads } from '../column-heads';
import { rowColumns, rowTemplate } from '../columns';
import { focusOn, groupSelector } from '../focus';
import { targetGroup } from '../target-group';
import { useDeskState } from '../use-desk';
import { builderWords } from '../words/builder';
import { AddGroups } from './add-groups';
import { DragArea } from './drag';
import { stopsOf } from './drop-place';
import { useFolds } from './folds';
import { GroupSection, groupsAtOnce } from './group-section';
import { PlacingContext } from './placing';
import { groupOfFinding, shownGroups } from './shown-groups';
import { useGradual } from '../use-gradual';

const GroupSheet = lazy(() => import('./group-sheet'));

/** The list as groups under one another, each to be folded; entries in the player's own order. */
const GroupedList = memo(function GroupedList({ checked }: { readonly checked: Checked }) {
  const words = useWords(builderWords);
  const { view } = checked;
  const { ruleset, list, units, points } = view;
  const groups = useMemo(() => shownGroups(checked), [checked]);
  // What is wrong with a group is said once, at its head.
  const faults = useMemo(
    () => faultsOf(checked, (finding) => groupOfFinding(finding) === undefined),
    [checked],
  );
  const drawn = useGradual(groups.length, groupsAtOnce);
  const folded = useFolds();
  const target = targetGroup(
    view,
    useDeskState((state) => state.target),
  )?.id;
  const stops = useMemo(() => stopsOf(groups, folded), [groups, folded]);
  const [placing, setPlacing] = useState<string>();
  const placed = list.groups.find(({ id }) => id === placing);
  const columns = rowColumns(ruleset);
  const hasPoints = ruleset.card.points;

  function nameOf(id: string): string {
    return named(groups).get(id) ?? id;
  }

  return (
    <div style={rowTemplate(columns, hasPoints)}>
      {list.groups.some(({ entries }) => entries.length > 0) && (
        <ColumnHeads
          columns={columns}
          hasPoints={hasPoints}
          what={ruleset.speech.forms.sentence(rowWord(ruleset))}
        />
      )}
      <DragArea stops={stops} nameOf={nameOf}>
        <PlacingContext value={setPlacing}>
          {groups.slice(0, drawn).map((shown) => (
            <GroupSection
              key={shown.group.id}
              shown={shown}
              faults={faults}
              target={list.groups.length > 1 ? target : undefined}
              isOfMany={list.groups.length > groupsAtOnce}
            />
          ))}
        </PlacingContext>
      </DragArea>
      {placed && (
        <Suspense fallback={null}>
          <GroupSheet
            group={placed}
            view={view}
            onClose={() => {
              flushSync(() => setPlacing(undefined));
              focusOn(groupSelector(placed.id));
            }}
          />
        </Suspense>
      )}
      {ruleset.organisation && (
        <div className="pt-5 pb-6">
          <AddGroups organisation={ruleset.organisation} />
        </div>
      )}
      <p className="flex items-baseline justify-between border-t-4 border-double border-line pt-2 font-medium">
        <span>{words.total(sizeWords(ruleset, sizeOf(units)))}</span>
        {hasPoints && <b className="figures font-display text-xl">{points}</b>}
      </p>
    </div>
  );
});

export default GroupedList;

function named(groups: ReturnType<typeof shownGroups>): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(({ group, name, under }) => [[group.id, name] as const, ...named(under)]),
  );
}
