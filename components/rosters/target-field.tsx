'use client';

import { useId } from 'react';
import { flatten, groupTree } from '@/lib/roster/group-tree';
import { groupName } from '@/lib/rules/group-name';
import type { View } from '@/lib/rules/view';
import { useDesk } from '../builder/use-desk';
import { useWords } from '../language/use-words';
import { SelectField } from '../ui/select-field';
import { rostersWords } from './words';

/** What one level of the chain of command is set in by, in a list of names. */
const indent = '\u2003';

/** Which group the roster adds to, in a list that has several. */
export default function TargetField({
  view,
  target,
}: {
  readonly view: View;
  readonly target: string | undefined;
}) {
  const { aim } = useDesk();
  const words = useWords(rostersWords);
  const id = useId();
  const { list, ruleset } = view;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
      <label htmlFor={id} className="text-s text-ink-2">
        {words.addsTo}
      </label>
      <SelectField
        id={id}
        data-target=""
        value={target}
        onChange={({ target: { value } }) => aim(value)}
        className="truncate font-bold"
      >
        {flatten(groupTree(list)).map(({ group, depth }) => (
          <option key={group.id} value={group.id}>
            {indent.repeat(depth) + groupName(ruleset, list, group)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
