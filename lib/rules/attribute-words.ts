import type { Attribute, AttributeValue } from '../roster/attribute';
import type { Speech } from './speech/speech';
import type { Unit } from './view';

/** A value in a few words beside others: "12 castings", "morale 4", "elite", "lancers". */
function wordsOf(
  { forms, lower }: Speech,
  attribute: Attribute,
  value: AttributeValue,
): string | undefined {
  const { label } = attribute;
  switch (attribute.kind) {
    case 'flag':
      return value === true ? lower(label) : undefined;
    case 'choice':
      return lower(attribute.choices.find(({ id }) => id === value)?.label ?? String(value));
    case 'number':
      return attribute.unit === undefined
        ? `${lower(label)} ${value}`
        : forms.count(Number(value), attribute.unit);
  }
}

/** What describes a unit, in short form, in the order of its profile: what it says and what holds. */
export function attributeWords(
  { profile, attributes }: Pick<Unit, 'profile' | 'attributes'>,
  speech: Speech,
): readonly string[] {
  return profile.attributes.flatMap((attribute) => {
    const value = attributes.get(attribute.id);
    const words = value === undefined ? undefined : wordsOf(speech, attribute, value);
    return words === undefined ? [] : [words];
  });
}
