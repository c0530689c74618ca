import { expect, test } from 'vitest';
import type { ArrangedSection } from '@/components/builder/arrange-list';
import { firstRows } from '@/components/builder/first-screen';
import type { Entry } from '@/lib/roster/list';

function section(keys: string): ArrangedSection {
  const entries = [...keys].map((key): Entry => ({ key, profile: 'x', count: 1, options: {} }));
  return { entries, models: 9, points: 99 };
}

test.each([
  [1, ['a']],
  [2, ['ab']],
  [3, ['ab', 'c']],
  [5, ['ab', 'cde']],
  [6, ['ab', 'cde', 'f']],
  [99, ['ab', 'cde', 'f']],
])('the first %i rows, under their headings with all that those say', (most, shown) => {
  const sections = firstRows(['ab', 'cde', 'f'].map(section), most);
  expect(sections.map(({ entries }) => entries.map(({ key }) => key).join(''))).toEqual(shown);
  for (const { models, points } of sections) expect([models, points]).toEqual([9, 99]);
});
