import type { Attribute, AttributeValue } from '@/lib/roster/attribute';
import type { Edit } from '@/lib/roster/edit';

/** What stands in the fields, by attribute id; `''` where a unit says nothing. */
export type Fields = Record<string, unknown>;

/** What the fields say, without those that are empty. */
export function said(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** What a unit says of itself, for the fields: right or wrong, as it is in the list. */
export function fieldsOf(
  attributes: readonly Attribute[],
  given: Readonly<Record<string, unknown>> | undefined,
): Fields {
  return Object.fromEntries(
    attributes.map(({ id }) => [id, given && Object.hasOwn(given, id) ? given[id] : '']),
  );
}

/** What is typed into the field of a number: a whole number, nothing, or something wrong as it is. */
export function readNumber(text: string): number | string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  return /^[-−]?\d{1,10}$/.test(trimmed) ? Number(trimmed.replace('−', '-')) : text;
}

/** A value as a field shows it, whatever a file has put there. */
export function writeValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value as AttributeValue);
}

/** One step from what holds now, within the range; from nothing, to where the range begins. */
export function stepFrom(
  { min, max = Number.MAX_SAFE_INTEGER, initial }: Extract<Attribute, { kind: 'number' }>,
  value: unknown,
  by: number,
): number {
  const now = typeof value === 'number' ? value : initial;
  return now === undefined ? min : Math.max(min, Math.min(max, now + by));
}

/** The edit that says it in the list; what holds anyway is not written down. */
export function sayingEdit(key: string, { id, initial }: Attribute, value: unknown): Edit {
  return {
    do: 'attribute',
    key,
    name: id,
    ...(value !== initial && value !== '' && { value }),
  };
}
