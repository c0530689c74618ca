import type { Attribute } from '../roster/attribute';

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
