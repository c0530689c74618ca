import { expect, test } from 'vitest';
import { containedText } from '@/lib/roster/contained-text';

test.each([
  ['plain text', 'Line Infantry', 'Line Infantry'],
  ['other scripts', 'Łódź שלום مرحبا', 'Łódź שלום مرحبا'],
  ['an override, which the isolate around it holds', 'a\u202Eb', 'a\u202Eb'],
  ['whole isolates', '\u2067a\u2069', '\u2067a\u2069'],
  ['an isolate left open', '\u202E\u2066a', '\u202E\u2066a\u2069'],
  ['two of them', '\u2066\u2068a', '\u2066\u2068a\u2069\u2069'],
  ['one that closes what it did not open', 'a\u2069\u202Eb', 'a\u202Eb'],
  ['both ways', '\u2069\u2066a\u2069\u2069\u202E', '\u2066a\u2069\u202E'],
  ['ends of paragraphs', 'a\u2029\u202Eb\nc\u0085d', 'a \u202Eb c d'],
])('%s', (_, text, shown) => {
  expect(containedText(text)).toBe(shown);
});
