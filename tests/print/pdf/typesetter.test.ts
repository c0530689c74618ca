import { describe, expect, test } from 'vitest';
import type { Face, FaceMetrics } from '@/lib/print/pdf/faces';
import { mark, normalise, printable } from '@/lib/print/pdf/printable';
import { makeTypesetter, type Span, unset } from '@/lib/print/pdf/typesetter';

/** Every letter is half an em; the display face has no Greek. */
const metrics = (has: (codePoint: number) => boolean): FaceMetrics => ({
  has,
  advance: () => 0.5,
});
const known = (codePoint: number) =>
  (codePoint >= 0x20 && codePoint < 0x530) ||
  (codePoint >= 0x2010 && codePoint < 0x2040) ||
  codePoint === 0x25a1;
const type = makeTypesetter({
  display: metrics((codePoint) => known(codePoint) && (codePoint < 0x370 || codePoint > 0x3ff)),
  text: metrics(known),
  bold: metrics(known),
  italic: metrics(known),
});

/** Lines of letters that are 5 points wide. */
const set = (spans: readonly Span[] | string, width: number) =>
  type
    .set(typeof spans === 'string' ? [{ text: spans, face: 'text' }] : spans, { width, size: 10 })
    .map((line) => line.spans.map(({ text }) => text).join(''));

describe('lines', () => {
  test.each<readonly [string, number, readonly string[]]>([
    ['one two three', 1000, ['one two three']],
    ['one two three', 40, ['one two', 'three']],
    ['one two three', 35, ['one two', 'three']],
    ['one two three', 34, ['one', 'two', 'three']],
    ['  one   two ', 1000, ['one two']],
    ['', 50, ['']],
    ['abcdefgh', 20, ['abcd', 'efgh']],
    ['ab abcdefgh c', 20, ['ab', 'abcd', 'efgh', 'c']],
    ['Porte-Fanion', 35, ['Porte-', 'Fanion']],
    ['10-9 and 4/5+', 25, ['10-9', 'and', '4/5+']],
    ['Cuirassier/Carabinier', 60, ['Cuirassier/', 'Carabinier']],
  ])('"%s" at %i', (text, width, lines) => {
    expect(set(text, width)).toEqual(lines);
  });

  test('no line is wider than its measure, and no letter is lost', () => {
    const text = 'Vous êtes de braves gens; supercalifragilistic 12″ – 1/2, a-b-c. '.repeat(5);
    for (let width = 5; width < 300; width += 3) {
      const lines = type.set([{ text, face: 'text' }], { width, size: 10 });
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width);
      const letters = lines.flatMap(({ spans }) => spans.map((span) => span.text)).join('');
      expect(letters.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });

  test('words of two faces without a space between them stay together', () => {
    const spans: readonly Span[] = [
      { text: 'Leader', face: 'bold' },
      { text: '. The one', face: 'text' },
    ];
    expect(set(spans, 40)).toEqual(['Leader.', 'The one']);
  });

  test('another face stands in for letters that one lacks', () => {
    const [line] = type.set([{ text: 'a αβ b', face: 'display' }], { width: 100, size: 10 });
    const faces = line?.spans.map(({ text, face }): readonly [string, Face] => [text, face]);
    expect(faces).toEqual([
      ['a ', 'display'],
      ['αβ', 'bold'],
      [' b', 'display'],
    ]);
  });

  test('set lines can be set anew', () => {
    const text = 'one two-three fourfivesix seven';
    const lines = type.set([{ text, face: 'text' }], { width: 30, size: 10 });
    expect(
      unset(lines)
        .map((span) => span.text)
        .join(''),
    ).toBe(text);
  });
});

describe('printable text', () => {
  test.each([
    ['plain', 'plain'],
    ['e\u0301', 'é'],
    ['a\u00a0b\u202fc', 'a\u00a0b\u00a0c'],
    ['tab\tand\nline', 'tab and line'],
    ['👩‍🚒!', `${mark}!`],
    ['🇫🇷🇬🇧', mark + mark],
    ['ﬁn', 'fin'],
    ['so\u00adft', 'soft'],
    ['\u202eright', 'right'],
    ['日本', mark + mark],
    ['\u0000', mark],
    ['\ud800', mark],
  ])('%j prints as %j', (text, expected) => {
    expect(printable(normalise(text), known)).toBe(expected);
  });
});
