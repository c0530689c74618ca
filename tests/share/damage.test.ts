import { describe, expect, test, vi } from 'vitest';
import { packList, unpackList } from '@/lib/share/code/list';
import { isSealed } from '@/lib/share/code/sealed';
import { type Spelling, digits, linkLetters, textLetters } from '@/lib/share/code/spelling';
import { describeReadError } from '@/lib/roster/read-error';
import { parseCode } from '@/lib/share/link';
import { corpus } from './corpus';
import { catalogues, known } from './library';

// These try thousands of inputs, which takes a busy machine a while.
vi.setConfig({ testTimeout: 120_000 });

const forms: readonly (readonly [name: string, spelling: Spelling, alphabet: string])[] = [
  [
    'letters of a link',
    linkLetters,
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
  ],
  ['letters of a text', textLetters, '0123456789ABCDEFGHJKMNPQRSTVWXYZ'],
  ['digits', digits, '0123456789'],
];

const codes = corpus.map((list) => packList(list, catalogues));

/** The bytes of a text that was changed, if it is still a code. */
function survives(spelling: Spelling, text: string): Uint8Array | undefined {
  const bytes = spelling.parse(text);
  return bytes && isSealed(bytes) ? bytes : undefined;
}

describe.each(forms)('a code in %s', (_, spelling, alphabet) => {
  const texts = codes.map((bytes) => spelling.format(bytes));

  test('is rejected with any one of its characters changed', () => {
    const survivors: string[] = [];
    let tried = 0;
    for (const text of texts)
      for (let at = 0; at < text.length; at += 1) {
        if (text[at] === ' ') continue;
        for (const other of alphabet) {
          if (other === text[at]) continue;
          tried += 1;
          const changed = text.slice(0, at) + other + text.slice(at + 1);
          if (survives(spelling, changed)) survivors.push(changed);
        }
      }
    expect(survivors).toEqual([]);
    expect(tried).toBeGreaterThan(5000);
  });

  test('is rejected with any two neighbours swapped', () => {
    const survivors = texts.flatMap((text) =>
      [...text].flatMap((char, at) => {
        const next = text[at + 1];
        if (next === undefined || next === char || char === ' ' || next === ' ') return [];
        const changed = text.slice(0, at) + next + char + text.slice(at + 2);
        return survives(spelling, changed) ? [changed] : [];
      }),
    );
    expect(survivors).toEqual([]);
  });

  test('is rejected with any one of its characters missing', () => {
    const survivors = texts.flatMap((text) =>
      [...text].flatMap((char, at) => {
        const changed = text.slice(0, at) + text.slice(at + 1);
        return char !== ' ' && survives(spelling, changed) ? [changed] : [];
      }),
    );
    expect(survivors).toEqual([]);
  });

  test('is rejected with one character more, wherever', () => {
    const survivors: string[] = [];
    for (const text of texts)
      for (let at = 0; at <= text.length; at += 1)
        for (const more of alphabet) {
          const changed = text.slice(0, at) + more + text.slice(at);
          if (survives(spelling, changed)) survivors.push(changed);
        }
    expect(survivors).toEqual([]);
  });

  test('is rejected when cut off anywhere, at either end', () => {
    const survivors = texts.flatMap((text) =>
      [...text].flatMap((_char, at) =>
        [text.slice(0, at), text.slice(at + 1)].filter((cut) => survives(spelling, cut)),
      ),
    );
    expect(survivors).toEqual([]);
  });

  test('is rejected with any run of characters missing', () => {
    const survivors: string[] = [];
    const text = texts[1] ?? '';
    for (let from = 0; from < text.length; from += 1)
      for (let to = from + 1; to <= text.length; to += 1) {
        const changed = text.slice(0, from) + text.slice(to);
        if (text.slice(from, to).trim() !== '' && survives(spelling, changed))
          survivors.push(changed);
      }
    expect(survivors).toEqual([]);
  });

  test('is the only text of its bytes', () => {
    for (const [at, text] of texts.entries()) {
      const bytes = codes[at] ?? new Uint8Array();
      expect(spelling.format(spelling.parse(text) ?? bytes.subarray(1))).toBe(text);
    }
  });
});

describe('a code in bytes', () => {
  test('is rejected with any one of its bits changed', () => {
    for (const bytes of codes)
      for (let bit = 0; bit < bytes.length * 8; bit += 1) {
        const changed = bytes.slice();
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(isSealed(changed)).toBe(false);
      }
  });
});

describe('what is said of a damaged code', () => {
  const code = linkLetters.format(codes[1] ?? new Uint8Array());

  function said(text: string): string {
    const read = parseCode(text, catalogues, known);
    return read.ok ? 'fine' : describeReadError(read.error);
  }

  test.each([
    ['whole', code, 'fine'],
    ['cut short', code.slice(0, -9), 'This list is damaged: its code is cut short.'],
    [
      'one letter wrong',
      `${code.slice(0, 9)}${code[9] === 'x' ? 'y' : 'x'}${code.slice(10)}`,
      'This list is damaged: its code has wrong or missing characters.',
    ],
    [
      'its beginning missing',
      code.slice(5),
      'This is no Muster Roll list: its code is of another kind or damaged.',
    ],
    ['no code', 'good morning', 'This is no Muster Roll list: there is no code in it.'],
    ['nothing', '', 'This is no Muster Roll list: there is no code in it.'],
    [
      'an empty link',
      'https://example.org/open/#c=',
      'This is no Muster Roll list: there is no code in it.',
    ],
    [
      'a link with something else',
      'https://example.org/open/#c=hello',
      'This is no Muster Roll list: its code is of another kind or damaged.',
    ],
  ])('%s', (_, text, sentence) => {
    expect(said(text)).toBe(sentence);
  });

  test('never throws, whatever the bytes are', () => {
    let state = 1;
    const random = () => (state = (Math.imul(state, 1103515245) + 12345) >>> 0) >>> 16;
    for (let n = 0; n < 3000; n += 1) {
      const bytes = Uint8Array.from({ length: random() % 60 }, () => random() & 255);
      bytes[0] = n % 3 === 0 ? 1 : (bytes[0] ?? 0);
      expect(unpackList(bytes, catalogues, known).ok).toBe(false);
    }
  });
});
