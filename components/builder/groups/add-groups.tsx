'use client';

import { withArticle } from '@/lib/rules/english';
import type { Organisation } from '@/lib/rules/ruleset';
import { Button } from '../../ui/button';
import { useDesk } from '../use-desk';
import { addGroup } from './group-deeds';

/** The kinds of group that a list can get, the most usual first. */
export function AddGroups({ organisation }: { readonly organisation: Organisation }) {
  const desk = useDesk();
  return (
    <div className="flex flex-wrap gap-2">
      {organisation.kinds.toReversed().map((form) => (
        <Button key={form.kind} icon="add" data-add-group="" onClick={() => addGroup(desk, form)}>
          Add {withArticle(form.name.toLowerCase())}
        </Button>
      ))}
    </div>
  );
}
