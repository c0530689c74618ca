import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, foldStart, initialOf, inline, tidy } from '@/lib/share/text/fold';
import { claimedPoints, lineKey, linesOf, skeletonOf } from '@/lib/share/text/lines';
import { namesOf, takeName } from '@/lib/share/text/vocabulary';

describe('fold', () => {
  test.each([
    ['Élan', 'elan'],
    ['GRÖßE', 'grosse'],
    ['GRÖẞE', 'grosse'],
    ['Łódź', 'lodz'],
    ['Œuvre Æther ﬁ', 'oeuvre aether fi'],
    ['ΣΟΦΟΣ', 'σοφοσ'],
    ['σοφος', 'σοφοσ'],
    ['İstanbul ı', 'istanbul i'],
    ['Багратіон', 'багратіон'],
    ['５ ½', '5 1⁄2'],
    ['将軍', '将軍'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('does not tell case, accents or composition of any letter', () => {
    const differing: string[] = [];
    for (let code = 0x20; code < 0x2c00; code += 1) {
      const letter = String.fromCharCode(code);
      if (!/\p{L}/u.test(letter) || letter.normalize('NFD').includes('\u0345')) continue;
      const plain = fold(letter);
      for (const other of [
        letter.toUpperCase(),
        letter.toLowerCase(),
        letter.normalize('NFD'),
        letter.normalize('NFD').replace(/\p{Mn}/gu, ''),
      ])
        if (fold(other) !== plain) differing.push(letter);
    }
    expect(differing).toEqual([]);
  });

  test('keeps the places of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { folded, ends = Array.from(folded, (_, at) => at + 1) } = foldStart(text, 1000);
        expect(folded).toBe(fold(text));
        expect(initialOf(text)).toBe(folded.charAt(0));
        expect(ends).toHaveLength(folded.length);
        expect(ends.toSorted((a, b) => a - b)).toEqual(ends);
        expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(text.length);
      }),
    );
    expect(foldStart('COEUR', 3)).toEqual({ folded: 'coe' });
    expect(foldStart('Cœur', 9)).toEqual({ folded: 'coeur', ends: [1, 2, 2, 3, 4] });
    expect(foldStart('e\u0301t', 9)).toEqual({ folded: 'et', ends: [2, 3] });
  });
});

test.each([
  ['a\u00a0b\u2003c\td', 'a b c d'],
  ['“a” „b‟ «c» ″', '"a" "b" "c" "'],
  ['l’été ‘x’ `y´', "l'été 'x' 'y'"],
  ['a – b — c − d ‑ e', 'a - b - c - d - e'],
  ['2× 3✕', '2x 3x'],
  ['\u200ba\u00ad\u202eb\ufeff', 'ab'],
  ['  `a`   b ', "'a' b"],
  ['e\u0301', 'é'],
])('tidy: %j becomes %s', (text, tidied) => {
  expect(tidy(text)).toBe(tidied);
});

test.each([
  ['a\nb\u2028c\0d', 'a b c d'],
  ['\u202eevil\u2069', 'evil'],
  ['\ud800x', '\ufffdx'],
  ['🏴‍☠️ é', '🏴‍☠️ é'],
  [' x ', 'x'],
])('inline: %j becomes %j', (text, shown) => {
  expect(inline(text)).toBe(shown);
});

describe('lines', () => {
  test.each([
    ['- 2x Sapper', ['2x Sapper']],
    ['• 2x Sapper\r\n\r\n• 1x Ghost', ['2x Sapper', '1x Ghost']],
    ['>> > 2x Sapper', ['2x Sapper']],
    ['12. 2x Sapper\n3) 1x A', ['2x Sapper', '1x A']],
    ['1. Reserve', ['1. Reserve']],
    ['-rf', ['-rf']],
    ['•\n \n', []],
    ['a\rb\vc\fd\u0085e', ['a', 'b', 'c', 'd', 'e']],
  ])('%j', (text, lines) => {
    expect(linesOf(text).map((line) => line.text)).toEqual(lines);
  });

  test('know their number and whether they stand apart', () => {
    expect(linesOf('\na\nb\n\nc')).toEqual([
      { number: 2, text: 'a', isApart: true },
      { number: 3, text: 'b', isApart: false },
      { number: 5, text: 'c', isApart: true },
    ]);
  });

  test.each([
    ['2x Rifleman, 94 pts: Rifle', '2x rifleman: rifle'],
    ['2x RIFLEMAN, 1 point: Rifle', '2x rifleman: rifle'],
    ['• 1x « Ney » — here', '1x"ney"- here'],
    ['1x "Ney" -- here', '1x"ney"- here'],
  ])('%s has the key %s', (line, key) => {
    expect(lineKey(line)).toBe(key);
  });

  test('keep what makes two lines differ', () => {
    const keys = ['2x A', '3x A', '2x B', '2x A: b', '2x A "b"', '2x A - b', '2x A - b!'].map(
      lineKey,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('lose accented letters in their skeleton', () => {
    expect(skeletonOf('1x Chasseur à Cheval, 5 pts')).toBe(skeletonOf('1x CHASSEUR ? CHEVAL'));
  });

  test.each([
    ['2x Rifleman, 94 pts: Rifle', 94],
    ['2x Rifleman 94', undefined],
    ['2x Rifleman, 94 PTS', 94],
  ])('%s claims %s points', (line, points) => {
    expect(claimedPoints(line)).toBe(points);
  });
});

describe('takeName', () => {
  const names = namesOf([
    ['Jäger', 1],
    ['Jäger (Light Infantry)', 2],
    ['Jäger (Light Infantry) NCO', 3],
    ['Œil', 4],
  ]);

  test.each<[string, number | undefined, string]>([
    ['Jäger', 1, ''],
    ['JAGER, 5 pts', 1, ', 5 pts'],
    ['ja\u0308ger (light infantry) nco: x', 3, ': x'],
    ['Jäger (Light Infantry) NCOs', 2, 'NCOs'],
    ['Jägers', undefined, ''],
    ['Oeil de bœuf', 4, 'de bœuf'],
    ['Lancer', undefined, ''],
    ['', undefined, ''],
  ])('%j names %s', (text, value, rest) => {
    const taken = takeName(names, text);
    expect(taken?.value).toBe(value);
    expect(taken?.rest ?? '').toBe(rest);
  });
});
