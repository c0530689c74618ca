import { describe, expect, test } from 'vitest';
import { packList } from '@/lib/share/code/list';
import { digits, textLetters } from '@/lib/share/code/spelling';
import { bareCode, codeIn, formatCode, linkOf, parseCode, printedLinkOf } from '@/lib/share/link';
import { catalogues, expectList, known, listOf } from './library';

const list = listOf({
  format: 'muster-roll',
  version: 1,
  ruleset: 'drums-and-shakos',
  nation: 'france',
  name: 'Élan',
  groups: [{ id: 'main', entries: [{ profile: 'france/sapper', count: 3 }] }],
});
const code = formatCode(list, catalogues);
const bytes = packList(list, catalogues);
const link = linkOf('https://example.org/muster/', code);

test('links have their code in the fragment', () => {
  expect(link).toBe(`https://example.org/muster/open/#c=${code}`);
  expect(linkOf('http://localhost:3000', code)).toBe(`http://localhost:3000/open/#c=${code}`);
  expect(new URL(link)).toMatchObject({ search: '', hash: `#c=${code}` });
  const printed = printedLinkOf('https://example.org', bytes);
  expect(printed.address).toBe('https://example.org/open/#d=');
  expect(printed.digits).toMatch(/^\d+$/);
});

describe('a list is found in', () => {
  test.each([
    ['a link', link],
    ['a bare code', code],
    ['a code with spaces around it', `\n  ${code}\t`],
    ['a code in quotes', `"${code}"`],
    ['digits', digits.format(bytes)],
    ['a link of digits', `https://example.org/open/#d=${digits.format(bytes)}`],
    ['letters of a text', textLetters.format(bytes)],
    ['small letters of a text', textLetters.format(bytes).toLowerCase()],
    [
      'letters typed with O and I',
      textLetters.format(bytes).replaceAll('0', 'O').replaceAll('1', 'l'),
    ],
    ['a sentence', `See ${link}, and bring dice.`],
    ['brackets', `(${link})`],
    ['angle brackets', `<${link}>`],
    ['a Markdown link', `[my list](${link})`],
    ['slanted Markdown', `_${link}_`],
    ['HTML', `<a href="${link}">list</a>`],
    ['more behind it', `${link}&utm_source=chat`],
    ['a link within a link', `https://l.example.com/?u=${encodeURIComponent(link)}&h=1`],
    ['another site', `http://127.0.0.1:3000/x/open/#c=${code}`],
    ['the second of two links', `https://example.org/open/#c=AQID ${link}`],
  ])('%s', (_, text) => {
    expectList(parseCode(text, catalogues, known), list);
  });
});

describe('no code is found in', () => {
  test.each([
    'good morning',
    'Rearguard at the bridge',
    'hello there world peace',
    'https://example.org/open/',
    'https://example.org/open/#',
    '1234567890',
    'light-infantry-voltigeur-of-the-line',
    '%%%',
    '',
  ])('%j', (text) => {
    expect(codeIn(text)).toBeUndefined();
  });
});

test('what looks like a code and is none is told as damaged, not as nothing', () => {
  expect(bareCode(`${code.slice(0, 20)}x`)).toMatchObject({ sound: false });
  expect(codeIn('https://example.org/open/#c=')).toBeUndefined();
  expect(codeIn(`${link.slice(0, -1)}`)).toMatchObject({ sound: false });
});

test('long lines of anything are looked through at once', () => {
  for (const text of [
    ' '.repeat(200_000) + 'x',
    '#c='.repeat(100_000),
    `#c=${'-'.repeat(200_000)}a`,
    'a'.repeat(500_000),
    '%23c%3D'.repeat(50_000),
    'ABCDE '.repeat(80_000),
  ])
    expect(codeIn(text)?.sound ?? false).toBe(false);
});
