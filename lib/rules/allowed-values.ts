import { type Attribute, largestFigure } from '../roster/attribute';
import { join } from './english';

/** What an attribute may say, as a figure of a finding. A type, so that it is plain data. */
export type Allowed =
  | { readonly kind: 'number'; readonly min: number; readonly max: number | null }
  | { readonly kind: 'choice'; readonly labels: readonly string[] }
  | { readonly kind: 'flag' };

/** Whole numbers from and to where no other rule holds the range. */
export function allowedBy(attribute: Attribute): Allowed {
  switch (attribute.kind) {
    case 'flag':
      return { kind: 'flag' };
    case 'choice':
      return { kind: 'choice', labels: attribute.choices.map(({ label }) => label) };
    case 'number':
      return { kind: 'number', min: attribute.min, max: attribute.max ?? null };
  }
}

/** "a whole number from 2 to 5", "Militia, Line or Guard", "yes or no". */
export function describeAllowed(allowed: Allowed): string {
  switch (allowed.kind) {
    case 'flag':
      return 'yes or no';
    case 'choice':
      return join(allowed.labels, 'or');
    case 'number': {
      const { min, max } = allowed;
      return max === null || max >= largestFigure
        ? `a whole number, ${min} or more`
        : `a whole number from ${min} to ${max}`;
    }
  }
}
