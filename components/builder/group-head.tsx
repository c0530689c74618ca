import type { Group } from '@/lib/roster/list';
import { count } from '@/lib/rules/english';
import type { ArrangedSection } from './arrange-list';

/** Where a group begins, in a list that has several. */
export function GroupHead({
  group,
  sections,
}: {
  readonly group: Group;
  readonly sections: readonly ArrangedSection[];
}) {
  const models = sections.reduce((sum, section) => sum + section.models, 0);
  return (
    <h2 className="flex items-baseline justify-between gap-4 border-b border-line pt-6 pb-1.5 font-display text-xl leading-none font-bold">
      <span className="wrap-anywhere">{group.name ?? group.id}</span>
      <span className="figures font-text text-s font-normal text-ink-2">
        {models === 0 ? 'Nobody in it yet' : count(models, 'model')}
      </span>
    </h2>
  );
}
