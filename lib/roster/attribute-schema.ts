import * as z from 'zod/mini';
import { type Attribute, largestFigure } from './attribute';

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

/** What is said of a value that cannot be. */
export interface AttributeRefusals {
  readonly flag: string;
  readonly choice: string;
  /** Without `max` there is no end to them. */
  readonly number: (min: number, max: number | undefined) => string;
}

/** A value of one attribute; a whole number out of a range that another rule holds is one, too. */
function valueSchema(attribute: Attribute, refusals: AttributeRefusals) {
  switch (attribute.kind) {
    case 'flag':
      return z.boolean(refusals.flag);
    case 'choice':
      return z.enum(
        attribute.choices.map(({ id }) => id),
        refusals.choice,
      );
    case 'number': {
      const isOwn = attribute.heldBy === undefined;
      const min = isOwn ? attribute.min : -largestFigure;
      const max = (isOwn ? attribute.max : undefined) ?? largestFigure;
      const says = refusals.number(attribute.min, attribute.max);
      return z.int(says).check(z.gte(min, says), z.lte(max, says));
    }
  }
}

/**
 * What a unit of a profile may say of itself, for the form that asks it. Lists are checked by
 * `readAttributes`, which answers the same without building anything.
 */
export function attributeSchema(attributes: readonly Attribute[], refusals: AttributeRefusals) {
  return z.strictObject(
    Object.fromEntries(
      attributes.map((attribute) => {
        const value = valueSchema(attribute, refusals);
        return [attribute.id, attribute.required ? value : z.optional(value)];
      }),
    ),
  );
}
