import {
  type Attribute,
  type AttributeValue,
  nearestValue,
  startValue,
} from '../../roster/attribute';
import type { Edit } from '../../roster/edit';
import { quoted } from '../../roster/quoted';
import { type Allowed, allowedBy, describeAllowed } from '../allowed-values';
import { joinByWho, sentence } from '../english';
import { type Named, named } from '../named';
import type { Rule } from '../rule';
import { type Unit, subjectOf } from '../view';

const contract = 'Muster Roll, list file';

/** A key that a unit does not have. */
type Unknown = Named & { readonly name: string };

/** A value that does not count: what was given, and what would. */
type Invalid = Named & {
  readonly label: string;
  readonly given: string;
  readonly allowed: Allowed;
};

type Missing = Named & { readonly label: string; readonly allowed: Allowed };

function attributesOf({ profile }: Unit, ids: readonly string[]): readonly Attribute[] {
  return ids.length > 0 ? profile.attributes.filter(({ id }) => ids.includes(id)) : [];
}

/** A value of a file in a few words: texts in quotes, what has no word of its own as files have it. */
function shown(value: unknown): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return String(value);
  if (value === null) return 'without a value';
  return quoted(JSON.stringify(value) ?? '').slice(1, -1);
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
export const attributeInvalid: Rule<{
  readonly unknown: readonly Unknown[];
  readonly invalid: readonly Invalid[];
}> = {
  id: 'attribute-invalid',
  basis: 'rule',
  severity: 'error',
  source: contract,
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
            given: shown(unit.entry.attributes?.[attribute.id]),
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
  words: {
    en: {
      summary: 'A unit is described only by the attributes that its profile has.',
      mends: 'settles what describes a unit wrongly',
      message: ({ unknown, invalid }) => {
        const parts = [
          ...(unknown.length > 0
            ? [`not an attribute here: ${joinByWho(unknown, ({ name }) => quoted(name), 'of')}`]
            : []),
          ...(invalid.length > 0
            ? [
                `not allowed: ${joinByWho(
                  invalid,
                  ({ label, given, allowed }) =>
                    `${label} ${given} (it is ${describeAllowed(allowed)})`,
                  'for',
                )}`,
              ]
            : []),
        ];
        return `${sentence(parts.join('; '))}.`;
      },
      reason: ({ invalid }) =>
        invalid.length > 0 ? 'A value that is not allowed' : 'An attribute that it does not have',
    },
  },
};

/** What a unit must say of itself: only for rulesets whose profiles ask for something. */
export const attributeMissing: Rule<{ readonly of: readonly Missing[] }> = {
  id: 'attribute-missing',
  basis: 'rule',
  severity: 'error',
  source: contract,
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
  words: {
    en: {
      summary: 'A unit says what its profile asks of it.',
      mends: 'says what was missing',
      message: ({ of }) =>
        `Still to be given: ${joinByWho(of, ({ label, allowed }) => `${label} (${describeAllowed(allowed)})`, 'for')}.`,
      reason: ({ of }) => `${of[0]?.label ?? 'A figure'} still to be given`,
    },
  },
};
