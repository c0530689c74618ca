'use client';

import { useId } from 'react';
import { type Group, groupKinds } from '@/lib/roster/list';
import { possibleParents } from '@/lib/roster/group-tree';
import { groupName, groupWord } from '@/lib/rules/group-name';
import type { View } from '@/lib/rules/view';
import { useWords } from '../../language/use-words';
import { Button } from '../../ui/button';
import { Choice } from '../../ui/choice';
import { Field } from '../../ui/field';
import { SelectField } from '../../ui/select-field';
import { Sheet } from '../../ui/sheet';
import { useDesk } from '../use-desk';
import { changeKind, placeGroup } from './group-deeds';
import { groupsWords } from './words';

/** What kind of group it is and whom it stands under; each choice holds at once. */
export default function GroupSheet({
  group,
  view: { list, ruleset },
  onClose,
}: {
  readonly group: Group;
  readonly view: View;
  readonly onClose: () => void;
}) {
  const desk = useDesk();
  const words = useWords(groupsWords);
  const id = useId();
  const offered = ruleset.organisation?.kinds.map(({ kind }) => kind) ?? groupKinds;
  const kinds =
    group.kind === undefined || offered.includes(group.kind) ? offered : [...offered, group.kind];
  const kind = group.kind ?? ruleset.organisation?.kinds.at(-1)?.kind;
  return (
    <Sheet
      open
      onClose={onClose}
      title={groupName(ruleset, list, group)}
      foot={
        <div className="flex justify-end border-t border-line bg-sheet px-4 py-2.5">
          <Button look="solid" onClick={onClose}>
            {words.done}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 px-4 pt-2 pb-6">
        <fieldset>
          <legend className="mb-3 font-display text-l leading-none font-bold">{words.kind}</legend>
          <div className="flex pr-px">
            {kinds.map((one) => (
              <Choice
                key={one}
                name={`${id}-kind`}
                value={one}
                checked={one === kind}
                onChange={() => changeKind(desk, group.id, one)}
                className="-mr-px flex-auto"
                look="segment"
              >
                {groupWord(ruleset, { ...group, kind: one })}
              </Choice>
            ))}
          </div>
        </fieldset>
        <Field id={`${id}-under`} label={words.under}>
          {(attributes) => (
            <SelectField
              {...attributes}
              value={group.parent ?? ''}
              onChange={({ target: { value } }) =>
                placeGroup(desk, group.id, value === '' ? undefined : value)
              }
            >
              <option value="">{words.nobody}</option>
              {possibleParents(list, group.id).map((other) => (
                <option key={other.id} value={other.id}>
                  {groupName(ruleset, list, other)}
                </option>
              ))}
            </SelectField>
          )}
        </Field>
      </div>
    </Sheet>
  );
}
