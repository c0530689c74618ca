'use client';

import type { Organisation } from '@/lib/rules/ruleset';
import { useWords } from '../../language/use-words';
import { Button } from '../../ui/button';
import { useDesk } from '../use-desk';
import { addGroup } from './group-deeds';
import { groupsWords } from './words';

/** The kinds of group that a list can get, the most usual first. */
export function AddGroups({ organisation }: { readonly organisation: Organisation }) {
  const desk = useDesk();
  const words = useWords(groupsWords);
  return (
    <div className="flex flex-wrap gap-2">
      {organisation.kinds.toReversed().map((form) => (
        <Button key={form.kind} icon="add" data-add-group="" onClick={() => addGroup(desk, form)}>
          {words.add(form.name)}
        </Button>
      ))}
    </div>
  );
}
