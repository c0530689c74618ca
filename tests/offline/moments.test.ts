import { expect, test } from 'vitest';
import { isAskingDue } from '@/lib/offline/eviction';

const day = 24 * 60 * 60 * 1000;

test.each([
  { name: 'never asked', now: 0, asked: undefined, isDue: true },
  { name: 'asked lately', now: 29 * day, asked: 0, isDue: false },
  { name: 'asked a month ago', now: 30 * day, asked: 0, isDue: true },
  { name: 'the clock set back by little', now: 0, asked: day, isDue: false },
  { name: 'the clock set back by years', now: 0, asked: 900 * day, isDue: true },
])('asking the browser to keep what is stored: $name', ({ now, asked, isDue }) => {
  expect(isAskingDue(now, asked)).toBe(isDue);
});
