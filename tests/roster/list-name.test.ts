import { expect, test } from 'vitest';
import { nameOfList } from '@/lib/roster/list-name';

test.each([
  ['', 'Unnamed list'],
  [' \t\u00a0', 'Unnamed list'],
  ['\u200b\u202e\u2066\ufeff', 'Unnamed list'],
  ['\u3164', 'Unnamed list'],
  ['\u200bA', '\u200bA'],
  ['🐎', '🐎'],
  ['將軍', '將軍'],
])('%j is called %j', (name, called) => {
  expect(nameOfList({ name })).toBe(called);
});
