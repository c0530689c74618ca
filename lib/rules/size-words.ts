import type { RulesetCard } from './ruleset';
import type { Speech } from './speech/speech';
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

/** What tells how much there is: what is counted, and in which language. */
export interface Measured {
  readonly card: Pick<RulesetCard, 'size'>;
  readonly speech: Pick<Speech, 'forms' | 'model'>;
}

/** "12 models"; "3 units, 36 castings" where rows are units of several. */
export function sizeWords(
  { card: { size }, speech: { forms, model } }: Measured,
  { units, models }: Size,
): string {
  if (!size) return forms.count(models, model);
  return [
    forms.count(units, size.unit),
    ...(models > 0 ? [forms.count(models, size.all ?? size.part)] : []),
  ].join(', ');
}

/** What a row of a list is: a model, or a unit of several. */
export function rowWord({ card: { size }, speech: { model } }: Measured): string {
  return size?.unit ?? model;
}
