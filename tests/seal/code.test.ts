import { describe, expect, test } from 'vitest';
import { formatSealCode, parseSealCode } from '@/lib/seal/code';

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bytes = Uint8Array.from({ length: 13 }, (_, at) => (at * 73 + 41) % 256);
const code = formatSealCode(bytes);

test('a code is 20 letters of 5 bits and one that checks them, in fours', () => {
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]$/);
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = code.replaceAll('-', '').slice(0, 20);
  expect([...letters].map((l) => crockford.indexOf(l).toString(2).padStart(5, '0')).join('')).toBe(
    bits.slice(0, 100),
  );
});

test('only the first 100 bits count', () => {
  expect(formatSealCode(new Uint8Array(13))).toBe('0000-0000-0000-0000-0000-0');
  expect(formatSealCode(Uint8Array.from([...bytes.slice(0, 12), (bytes[12] ?? 0) ^ 15]))).toBe(
    code,
  );
});

describe('a code is read from', () => {
  test.each([
    ['itself', code],
    ['small letters', code.toLowerCase()],
    ['letters without dashes', code.replaceAll('-', '')],
    ['groups with spaces', code.replaceAll('-', ' ')],
    ['long dashes', code.replaceAll('-', '–')],
    ['O and I for 0 and 1', code.replaceAll('0', 'o').replaceAll('1', 'I')],
    ['a message', `My list is sealed: ${code}. Good luck!`],
    ['a link', `https://example.org/muster/seals/#k=${code}`],
    ['a link in a message', `Here: <https://example.org/seals/#k=${code}> bye`],
  ])('%s', (_, text) => {
    expect(parseSealCode(text)).toEqual({ ok: true, code });
  });
});

test('any wrong letter is found', () => {
  const missed = [...code].flatMap((letter, at) =>
    [...crockford]
      .filter((other) => other !== letter && letter !== '-')
      .map((other) => code.slice(0, at) + other + code.slice(at + 1))
      .filter((changed) => parseSealCode(changed).ok),
  );
  expect(missed).toEqual([]);
});

test('any two letters that are swapped are found, wherever they stand', () => {
  const letters = code.replaceAll('-', '');
  let tried = 0;
  for (let a = 0; a < letters.length; a += 1)
    for (let b = a + 1; b < letters.length; b += 1) {
      const swapped = [...letters];
      [swapped[a], swapped[b]] = [letters[b] ?? '', letters[a] ?? ''];
      if (letters[a] === letters[b]) continue;
      tried += 1;
      expect(parseSealCode(swapped.join(''))).toEqual({ ok: false, fault: 'check' });
    }
  expect(tried).toBeGreaterThan(150);
});

test.each([
  ['a lost letter', code.replaceAll('-', '').slice(1), 'length'],
  ['a letter too many', `${code}0`, 'length'],
  ['nothing', '', 'length'],
  ['a letter that no code has', code.replace(/^./, 'U'), 'letters'],
  ['a sign', code.replace(/.$/, '*'), 'letters'],
] as const)('%s is no code', (_, text, fault) => {
  expect(parseSealCode(text)).toEqual({ ok: false, fault });
});
