'use client';

import { useId } from 'react';
import type { Faults } from '../arrange-list';
import { RowChunks } from '../row-chunks';
import { useDeskState } from '../use-desk';
import { useGradual } from '../use-gradual';
import { useDrag } from './drag';
import { headStop } from './drop-place';
import { GroupHead } from './group-head';
import type { ShownGroup } from './shown-groups';

/** Groups beside one another that are drawn in one go when a list is opened. */
export const groupsAtOnce = 12;

/** A group: its head, and unless it is folded its entries and the groups under it, set in. */
export function GroupSection({
  shown,
  faults,
  target,
  isOfMany,
}: {
  readonly shown: ShownGroup;
  readonly faults: Faults;
  /** Id of the group that the roster adds to, where there is a choice. */
  readonly target: string | undefined;
  /** Whether the list has more groups than a screen holds. */
  readonly isOfMany: boolean;
}) {
  const { group, name, entries, under, depth } = shown;
  const isFolded = useDeskState(({ folded }) => folded.has(group.id));
  const { drawRow, Top } = useDrag();
  const drawn = useGradual(under.length, groupsAtOnce);
  const body = useId();
  return (
    <div
      role="group"
      aria-label={name}
      data-group={group.id}
      className={depth > 0 ? 'ml-1 border-l border-edge pl-3 tablet:ml-2 tablet:pl-5' : ''}
    >
      <Top id={headStop(group.id)}>
        <GroupHead shown={shown} isFolded={isFolded} isTarget={group.id === target} body={body} />
      </Top>
      {!isFolded && (
        <div id={body}>
          <div data-section="">
            <RowChunks entries={entries} faults={faults} draw={drawRow} isPartOfLong={isOfMany} />
          </div>
          {under.slice(0, drawn).map((one) => (
            <GroupSection
              key={one.group.id}
              shown={one}
              faults={faults}
              target={target}
              isOfMany={isOfMany}
            />
          ))}
        </div>
      )}
    </div>
  );
}
