import type { Attribute, AttributeValue } from '../roster/attribute';
import { count } from './english';
import type { Unit } from './view';

/** A value in a few words beside others: "12 castings", "morale 4", "elite", "lancers". */
function wordsOf(attribute: Attribute, value: AttributeValue): string | undefined {
  const { label } = attribute;
  switch (attribute.kind) {
    case 'flag':
      return value === true ? lower(label) : undefined;
    case 'choice':
      return lower(attribute.choices.find(({ id }) => id === value)?.label ?? String(value));
    case 'number':
      return attribute.unit === undefined
        ? `${lower(label)} ${value}`
        : count(Number(value), attribute.unit);
  }
}

/** Names of several words or of capitals keep them: "Imperial Guard", "12-pdr". */
function lower(text: string): string {
  return /^[A-Z][^A-Z]*$/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What describes a unit, in short form, in the order of its profile: what it says and what holds. */
export function attributeWords({
  profile,
  attributes,
}: Pick<Unit, 'profile' | 'attributes'>): readonly string[] {
  return profile.attributes.flatMap((attribute) => {
    const value = attributes.get(attribute.id);
    const words = value === undefined ? undefined : wordsOf(attribute, value);
    return words === undefined ? [] : [words];
  });
}
