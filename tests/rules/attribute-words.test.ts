import { expect, test } from 'vitest';
import type { Attribute, AttributeValue } from '@/lib/roster/attribute';
import type { Profile } from '@/lib/roster/profile';
import { english } from '@/lib/rules/en/speech';
import { attributeWords } from '@/lib/rules/attribute-words';

const attributes: readonly Attribute[] = [
  { id: 'castings', label: 'Castings', kind: 'number', min: 1, unit: 'casting' },
  { id: 'morale', label: 'Morale', kind: 'number', min: 2, max: 5 },
  {
    id: 'class',
    label: 'Class',
    kind: 'choice',
    choices: [
      { id: 'elite', label: 'Elite' },
      { id: 'guard', label: 'Old Guard' },
    ],
  },
  { id: 'lancers', label: 'Lancers', kind: 'flag' },
];

function words(values: Readonly<Record<string, AttributeValue>>): string {
  const profile = { attributes } as unknown as Profile;
  return attributeWords({ profile, attributes: new Map(Object.entries(values)) }, english).join(
    ', ',
  );
}

test.each([
  [
    { castings: 12, morale: 4, class: 'elite', lancers: true },
    '12 castings, morale 4, elite, lancers',
  ],
  [{ castings: 1, lancers: false }, '1 casting'],
  [{ class: 'guard' }, 'Old Guard'],
  [{}, ''],
])('%j reads "%s"', (values, text) => {
  expect(words(values)).toBe(text);
});
