import { attributeWords } from '@/lib/rules/attribute-words';
import type { Column } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import { Term } from '../glossary/term';
import { useDesk } from './use-desk';

/** What the models of an entry are and carry: figures on a phone, items, and rules to look up. */
export function UnitLine({
  unit,
  columns,
}: {
  readonly unit: Unit;
  readonly columns: readonly Column[];
}) {
  const { ruleset } = useDesk();
  const { speech, card } = ruleset;
  const { profile, entry, items, taken, models } = unit;
  const each = models / entry.count;
  const bought = taken.filter(({ option }) => option.gives.length === 0 && option.limit === 1);
  const described = attributeWords(unit, speech);
  // On a phone what tells it from others of its kind goes before what all of them have.
  const isDescribed = described.length > 0;
  const carried = [
    ...described,
    ...(each > 1 && profile.modelsFrom === undefined
      ? [speech.forms.count(each, card.size?.part ?? speech.model)]
      : []),
    ...items,
    ...bought.map(({ option }) => option.name),
  ];
  return (
    <p className="text-s leading-tight text-ink-2 max-tablet:self-center max-tablet:[grid-area:k]">
      {columns.length > 0 && !isDescribed && (
        <span className="figures mr-2 whitespace-nowrap tablet:hidden">
          {columns.map(({ id, short }) => `${short} ${profile.stats[id] ?? ''}`).join(', ')}
        </span>
      )}
      {carried.length > 0 && (
        <span className={columns.length > 0 && !isDescribed ? 'max-tablet:hidden' : ''}>
          {carried.join(', ')}
          {profile.rules.length > 0 && <span className="px-1 text-edge">·</span>}
        </span>
      )}
      {profile.rules.map((rule, at) => (
        <span key={rule}>
          {at > 0 && ' '}
          <span className="whitespace-nowrap">
            {/* Its target reaches downwards only: the name of the row is a target right above it. */}
            <Term
              ruleset={ruleset}
              term={rule}
              className="tablet:mt-0 tablet:-mb-1.5 tablet:border-t-0 tablet:border-b-6"
            />
            {at < profile.rules.length - 1 && ','}
          </span>
        </span>
      ))}
    </p>
  );
}
