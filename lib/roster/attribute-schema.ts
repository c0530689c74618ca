import * as z from 'zod/mini';
import { type Attribute, largestFigure } from './attribute';

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

/** A value of one attribute; a whole number out of a range that another rule holds is one, too. */
function valueSchema(attribute: Attribute) {
  switch (attribute.kind) {
    case 'flag':
      return z.boolean('Yes or no');
    case 'choice':
      return z.enum(
        attribute.choices.map(({ id }) => id),
        'One of those that are offered',
      );
    case 'number': {
      const isOwn = attribute.heldBy === undefined;
      const min = isOwn ? attribute.min : -largestFigure;
      const max = (isOwn ? attribute.max : undefined) ?? largestFigure;
      const says =
        attribute.max === undefined
          ? `A whole number, ${attribute.min} or more`
          : `A whole number from ${attribute.min} to ${attribute.max}`;
      return z.int(says).check(z.gte(min, says), z.lte(max, says));
    }
  }
}

/**
 * What a unit of a profile may say of itself, for the form that asks it. Lists are checked by
 * `readAttributes`, which answers the same without building anything.
 */
export function attributeSchema(attributes: readonly Attribute[]) {
  return z.strictObject(
    Object.fromEntries(
      attributes.map((attribute) => {
        const value = valueSchema(attribute);
        return [attribute.id, attribute.required ? value : z.optional(value)];
      }),
    ),
  );
}
