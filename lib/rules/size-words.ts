import { count } from './english';
import type { RulesetCard } from './ruleset';
import type { Unit } from './view';

/** How much there is of a list or of a part of it. */
export interface Size {
  readonly units: number;
  readonly models: number;
}

export function sizeOf(units: readonly Pick<Unit, 'entry' | 'models'>[]): Size {
  return units.reduce(
    (sum, { entry, models }) => ({ units: sum.units + entry.count, models: sum.models + models }),
    { units: 0, models: 0 },
  );
}

/** "12 models"; "3 units, 36 castings" where rows are units of several. */
export function sizeWords({ size }: Pick<RulesetCard, 'size'>, { units, models }: Size): string {
  if (!size) return count(models, 'model');
  return [
    count(units, size.unit),
    ...(models > 0 ? [count(models, size.all ?? size.part)] : []),
  ].join(', ');
}

/** What a row of a list is: a model, or a unit of several. */
export function rowWord({ size }: Pick<RulesetCard, 'size'>): string {
  return size?.unit ?? 'model';
}
