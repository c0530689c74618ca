/** What one attribute may say of a unit. */
export type AttributeValue = string | number | boolean;
export type AttributeValues = ReadonlyMap<string, AttributeValue>;

/** A figure that describes a unit which is not bought but described. */
export type Attribute = {
  readonly id: string;
  readonly label: string;
  /** What it means for the unit, in a sentence of ours. */
  readonly help?: string;
  /** Document and section. */
  readonly source?: string;
  /** A unit that does not give it is not described enough to be fielded. */
  readonly required?: boolean;
} & (
  | {
      readonly kind: 'number';
      readonly min: number;
      /** Nothing = as many as there are. */
      readonly max?: number;
      /** What holds where a unit says nothing. */
      readonly initial?: number;
      /** What a new unit is given; nothing = it is left to say nothing. */
      readonly start?: number;
      /** What it counts, one of them ("casting"). */
      readonly unit?: string;
      /**
       * Id of the rule that holds the range instead of `attribute-invalid`: a whole number out of
       * range then counts as it is given.
       */
      readonly heldBy?: string;
    }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly id: string; readonly label: string }[];
      readonly initial?: string;
      readonly start?: string;
    }
  | { readonly kind: 'flag'; readonly initial?: boolean; readonly start?: boolean }
);

export interface ReadAttributes {
  /** Given values that count, defaults filled in; an attribute without either is absent. */
  readonly values: AttributeValues;
  /** Keys that the profile does not have, in the order in which they were given. */
  readonly unknown: readonly string[];
  /** Keys whose value is not allowed; the default holds instead. */
  readonly invalid: readonly string[];
  /** Required attributes that are not given. */
  readonly missing: readonly string[];
}

/** The largest figure that is told from its neighbours. */
export const largestFigure = Number.MAX_SAFE_INTEGER;

/** Whether a value counts for an attribute: integers are meant by value, so that 1.0 is 1. */
export function countsAs(attribute: Attribute, value: unknown): value is AttributeValue {
  switch (attribute.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return attribute.choices.some(({ id }) => id === value);
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        (attribute.heldBy !== undefined || isInRange(attribute, value))
      );
  }
}

export type NumberAttribute = Extract<Attribute, { readonly kind: 'number' }>;

/** Whether a whole number keeps to the range of its attribute, whichever rule holds it. */
export function isInRange({ min, max = largestFigure }: NumberAttribute, value: number): boolean {
  return value >= min && value <= max;
}

const nothing: readonly never[] = [];
const undescribed: ReadAttributes = {
  values: new Map(),
  unknown: nothing,
  invalid: nothing,
  missing: nothing,
};

/** By the table of a profile, which all its units share. */
const silent = new WeakMap<readonly Attribute[], ReadAttributes>();

/** What holds where a unit says nothing of itself. */
function defaultsOf(attributes: readonly Attribute[]): ReadAttributes {
  if (attributes.length === 0) return undescribed;
  const known = silent.get(attributes);
  if (known) return known;
  const read = readGiven(attributes, {});
  silent.set(attributes, read);
  return read;
}

/** Reads what an entry says of its units, which a file may have filled with anything. */
export function readAttributes(
  attributes: readonly Attribute[],
  given: Readonly<Record<string, unknown>> | undefined,
): ReadAttributes {
  return given ? readGiven(attributes, given) : defaultsOf(attributes);
}

function readGiven(
  attributes: readonly Attribute[],
  given: Readonly<Record<string, unknown>>,
): ReadAttributes {
  const values = new Map<string, AttributeValue>();
  let invalid: readonly string[] = nothing;
  let missing: readonly string[] = nothing;
  let known = 0;
  for (const attribute of attributes) {
    const { id, initial, required } = attribute;
    const isGiven = Object.hasOwn(given, id);
    if (isGiven) known += 1;
    const value = isGiven ? given[id] : undefined;
    if (countsAs(attribute, value)) {
      // Minus zero is zero.
      values.set(id, typeof value === 'number' ? value + 0 : value);
      continue;
    }
    if (value !== undefined) invalid = [...invalid, id];
    else if (required) missing = [...missing, id];
    if (initial !== undefined) values.set(id, initial);
  }
  const keys = Object.keys(given);
  const unknown =
    keys.length === known
      ? nothing
      : keys.filter((key) => !attributes.some(({ id }) => id === key));
  return { values, unknown, invalid, missing };
}

/** What a new unit is given so that it is described enough; nothing where it needs nothing. */
export function startOf(
  attributes: readonly Attribute[],
): Readonly<Record<string, AttributeValue>> | undefined {
  const pairs = attributes.flatMap(({ id, start }) => (start === undefined ? [] : [[id, start]]));
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** What describes a unit that says nothing wrong: what a new one is given, the default or the least. */
export function startValue(attribute: Attribute): AttributeValue {
  const { start, initial } = attribute;
  const own = start ?? initial;
  if (own !== undefined) return own;
  switch (attribute.kind) {
    case 'flag':
      return false;
    case 'choice':
      return attribute.choices[0]?.id ?? '';
    case 'number':
      return attribute.min;
  }
}

/** The allowed value that is nearest to one that is not; where nothing is near, what a new unit is given. */
export function nearestValue(attribute: Attribute, given: unknown): AttributeValue {
  if (attribute.kind !== 'number' || typeof given !== 'number') return startValue(attribute);
  const { min, max } = attribute;
  const whole = Math.max(min, Math.round(given));
  if (max !== undefined) return Math.min(max, whole);
  return whole <= largestFigure ? whole : startValue(attribute);
}
