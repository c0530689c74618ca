import {
  type Attribute,
  type AttributeValue,
  nearestValue,
  startValue,
} from '../../roster/attribute';
import type { Edit } from '../../roster/edit';
import { allowedBy } from '../allowed-values';
import { named } from '../named';
import type { Rule } from '../rule';
import type {
  Given,
  MissingAttribute,
  StrangeAttribute,
  WrongAttribute,
} from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
import { type Unit, subjectOf } from '../view';

function attributesOf({ profile }: Unit, ids: readonly string[]): readonly Attribute[] {
  return ids.length > 0 ? profile.attributes.filter(({ id }) => ids.includes(id)) : [];
}

/** A value of a file, as a figure of a finding. */
function givenAs(value: unknown): Given {
  if (value === null) return { kind: 'nothing' };
  if (typeof value === 'boolean') return { kind: 'flag', value };
  if (typeof value === 'string') return { kind: 'text', value };
  if (typeof value === 'number') return { kind: 'number', value };
  return { kind: 'json', value: JSON.stringify(value) ?? '' };
}

function setting(unit: Unit, name: string, value?: AttributeValue): Edit {
  const { key } = unit.entry;
  return { do: 'attribute', key, name, ...(value !== undefined && { value }) };
}

/** Everything that does not count comes right: each wrong value by `mend`, unknown keys go. */
function mending(
  units: readonly Unit[],
  mend: (attribute: Attribute, given: unknown) => AttributeValue | undefined,
): readonly Edit[] {
  return units.flatMap((unit) => [
    ...unit.attributeFaults.unknown.map((name) => setting(unit, name)),
    ...attributesOf(unit, unit.attributeFaults.invalid).map((attribute) =>
      setting(unit, attribute.id, mend(attribute, unit.entry.attributes?.[attribute.id])),
    ),
  ]);
}

/** What a unit says of itself is what its profile asks, each value of the kind and range that it may have. */
export const attributeInvalid = (
  kit: KitWords,
): Rule<{
  readonly unknown: readonly StrangeAttribute[];
  readonly invalid: readonly WrongAttribute[];
}> => ({
  id: 'attribute-invalid',
  basis: 'rule',
  severity: 'error',
  source: kit.contract,
  check({ units }) {
    const wrong: Unit[] = [];
    for (const unit of units) {
      const { unknown, invalid } = unit.attributeFaults;
      if (unknown.length > 0 || invalid.length > 0) wrong.push(unit);
    }
    if (wrong.length === 0) return undefined;
    return {
      subjects: wrong.map(subjectOf),
      params: {
        unknown: wrong.flatMap(({ profile, attributeFaults }) =>
          attributeFaults.unknown.map((name) => ({ ...named(profile), name })),
        ),
        invalid: wrong.flatMap((unit) =>
          attributesOf(unit, unit.attributeFaults.invalid).map((attribute) => ({
            ...named(unit.profile),
            label: attribute.label,
            given: givenAs(unit.entry.attributes?.[attribute.id]),
            allowed: allowedBy(attribute),
          })),
        ),
      },
    };
  },
  *propose({ units }) {
    yield mending(units, nearestValue);
    // Where there is a default, saying nothing is enough.
    yield mending(units, (attribute) =>
      attribute.initial === undefined && attribute.required ? startValue(attribute) : undefined,
    );
  },
  words: kit.attributeInvalid,
});

/** What a unit must say of itself: only for rulesets whose profiles ask for something. */
export const attributeMissing = (
  kit: KitWords,
): Rule<{ readonly of: readonly MissingAttribute[] }> => ({
  id: 'attribute-missing',
  basis: 'rule',
  severity: 'error',
  source: kit.contract,
  check({ units }) {
    const wanting = units.filter(({ attributeFaults }) => attributeFaults.missing.length > 0);
    if (wanting.length === 0) return undefined;
    return {
      subjects: wanting.map(subjectOf),
      params: {
        of: wanting.flatMap((unit) =>
          attributesOf(unit, unit.attributeFaults.missing).map((attribute) => ({
            ...named(unit.profile),
            label: attribute.label,
            allowed: allowedBy(attribute),
          })),
        ),
      },
    };
  },
  *propose({ units }) {
    yield units.flatMap((unit) =>
      attributesOf(unit, unit.attributeFaults.missing).map((attribute) =>
        setting(unit, attribute.id, startValue(attribute)),
      ),
    );
  },
  words: kit.attributeMissing,
});
