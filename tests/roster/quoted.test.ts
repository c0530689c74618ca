import { expect, test } from 'vitest';
import { quoted } from '@/lib/roster/quoted';

test.each([
  ['a word', 'france/sapper', '"france/sapper"'],
  ['any script', 'Ünïcödé пехота', '"Ünïcödé пехота"'],
  ['joined emoji and letters', '👨‍👩‍👧 نمی‌خواهم', '"👨‍👩‍👧 نمی‌خواهم"'],
  ['turns of direction', 'a\u202Eb\u2069', '"a\\u{202e}b\\u{2069}"'],
  ['controls', 'a\u0000\u001B[2Jb\n', '"a\\u{0}\\u{1b}[2Jb\\u{a}"'],
  ['what has no width', 'a\u200B\u2028\uFEFF', '"a\\u{200b}\\u{2028}\\u{feff}"'],
  ['no more than 60 code points', '𝕒'.repeat(61), `"${'𝕒'.repeat(60)}…"`],
  ['just 60', '𝕒'.repeat(60), `"${'𝕒'.repeat(60)}"`],
])('%s', (_, text, shown) => {
  expect(quoted(text)).toBe(shown);
});
