import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '@/lib/roster/list';
import { BitReader } from '@/lib/share/code/bit-reader';
import { BitWriter } from '@/lib/share/code/bit-writer';
import { crc32 } from '@/lib/share/code/crc32';
import { Damage } from '@/lib/share/code/damage';
import { readJson, writeJson } from '@/lib/share/code/json-code';
import { mostWritten, unzigzag, widthFor, zigzag } from '@/lib/share/code/number-code';
import { numbersOf } from '@/lib/share/code/reference';
import { digits, linkLetters, textLetters } from '@/lib/share/code/spelling';
import { readText, writeText } from '@/lib/share/code/text-code';

function written(write: (bits: BitWriter) => void): Uint8Array {
  const bits = new BitWriter();
  write(bits);
  return bits.toBytes();
}

/** The kind of damage that reading comes to. */
function damage(bytes: readonly number[], read: (bits: BitReader) => unknown): string {
  try {
    read(new BitReader(Uint8Array.from(bytes)));
    return 'none';
  } catch (error) {
    return error instanceof Damage ? error.kind : String(error);
  }
}

describe('numbers in bits', () => {
  test('come back, in any mixture', () => {
    const item = fc.oneof(
      fc.integer({ min: 0, max: 53 }).chain((width) =>
        fc.record({
          width: fc.constant(width),
          value: fc.nat({ max: Math.min(2 ** width, 2 ** 31) - 1 }),
        }),
      ),
      fc.record({
        order: fc.integer({ min: 0, max: 12 }),
        value: fc.oneof(
          fc.nat({ max: 300 }),
          fc.maxSafeNat().map((n) => n % mostWritten),
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const bytes = written((bits) => {
          for (const one of items)
            if ('width' in one) bits.bits(one.value, one.width);
            else bits.number(one.value, one.order);
        });
        const bits = new BitReader(bytes);
        for (const one of items)
          expect('width' in one ? bits.bits(one.width) : bits.number(one.order)).toBe(one.value);
        bits.end();
      }),
    );
  });

  test.each([
    [0, 0, '1'],
    [1, 0, '010'],
    [2, 0, '011'],
    [3, 0, '00100'],
    [0, 3, '1000'],
    [7, 3, '1111'],
    [8, 3, '010000'],
  ])('%i of order %i is written as %s', (value, order, expected) => {
    const bytes = written((bits) => bits.number(value, order));
    const all = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    expect(all).toBe(expected.padEnd(8, '0'));
  });

  test('out of range are a mistake of the program', () => {
    const bits = new BitWriter();
    expect(() => bits.bits(4, 2)).toThrow(RangeError);
    expect(() => bits.bits(-1, 2)).toThrow(RangeError);
    expect(() => bits.bits(1.5, 2)).toThrow(RangeError);
    expect(() => bits.number(-1)).toThrow(RangeError);
    expect(() => bits.number(mostWritten + 1)).toThrow(RangeError);
  });

  test('that end too early or never were written are damage', () => {
    expect(damage([], (bits) => bits.bit())).toBe('short');
    expect(damage([255], (bits) => bits.bits(9))).toBe('short');
    expect(damage([0], (bits) => bits.number())).toBe('short');
    expect(damage(Array(20).fill(0), (bits) => bits.number())).toBe('wrong');
    expect(damage([0b00011111], (bits) => bits.count(0, 1))).toBe('short');
    expect(damage([0], (bits) => bits.end())).toBe('wrong');
    expect(damage([1], (bits) => (bits.bits(4), bits.end()))).toBe('wrong');
    expect(damage([0xf0], (bits) => (bits.bits(4), bits.end()))).toBe('none');
    expect(damage([1], (bits) => bits.spend(5 * 1024 * 1024))).toBe('none');
    expect(damage([1], (bits) => bits.spend(5 * 1024 * 1024 + 1))).toBe('too-many');
  });

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [2000, 11],
  ])('%i things take %i bits', (things, width) => {
    expect(widthFor(things)).toBe(width);
  });

  test('signs go into zigzags', () => {
    expect([0, -1, 1, -2, 2].map(zigzag)).toEqual([0, 1, 2, 3, 4]);
    fc.assert(
      fc.property(fc.integer(), (n) => {
        expect(unzigzag(zigzag(n))).toBe(n);
      }),
    );
  });
});

describe('text in bits', () => {
  const size = (text: string) => written((bits) => writeText(bits, text)).length;

  test('comes back, whatever it is', () => {
    const units = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((all) => String.fromCharCode(...all)),
    );
    fc.assert(
      fc.property(units, (text) => {
        const bytes = written((bits) => writeText(bits, text));
        expect(readText(new BitReader(bytes))).toBe(text);
      }),
      { numRuns: 300 },
    );
    for (let code = 0; code < 0x3000; code += 1) {
      const text = String.fromCharCode(code);
      expect(readText(new BitReader(written((bits) => writeText(bits, text))))).toBe(text);
    }
  });

  test.each([
    ['Rearguard at the bridge', 23],
    ['Maréchal des logis Aubry', 25],
    ['Генерал Багратион', 33],
    ['france/old-guard-lancer', 23],
  ])('%s takes less than its %i bytes of UTF-8', (text, bytes) => {
    expect(new TextEncoder().encode(text)).toHaveLength(bytes);
    expect(size(text)).toBeLessThanOrEqual(bytes * 0.85);
  });

  test('that is too long, or longer than its code, is damage', () => {
    const bytes = [...written((bits) => writeText(bits, 'a'.repeat(201)))];
    expect(damage(bytes, (bits) => readText(bits, 200))).toBe('too-many');
    expect(damage(bytes, (bits) => readText(bits, 201))).toBe('none');
    expect(damage(bytes.slice(0, -20), (bits) => readText(bits))).toBe('short');
    const beyond = written((bits) => (bits.number(1, 3), bits.number(500, 3)));
    expect(damage([...beyond], (bits) => readText(bits))).toBe('wrong');
    const run = written(
      (bits) => (bits.number(1, 3), bits.number(23, 3), bits.number(5, 2), bits.bits(0, 9)),
    );
    expect(damage([...run], (bits) => readText(bits))).toBe('wrong');
    const point = written(
      (bits) => (bits.number(1, 3), bits.number(23, 3), bits.number(0, 2), bits.number(3e6, 5)),
    );
    expect(damage([...point], (bits) => readText(bits))).toBe('wrong');
  });
});

describe('JSON in bits', () => {
  const words = numbersOf(['morale', 'class', 'guard']);
  const back = (value: unknown) =>
    readJson(new BitReader(written((bits) => writeJson(bits, words, value))), words);

  test('comes back, minus zero and all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(back(value)).toStrictEqual(value);
      }),
    );
    for (const value of [-0, 0, Infinity, -Infinity, 2 ** 32, 2 ** 32 - 1, 1e300, 5e-324, 0.1])
      expect(Object.is(back(value), value)).toBe(true);
    expect(back(NaN)).toBeNaN();
    expect(Object.keys(Object(back(JSON.parse('{"__proto__":{"a":1}}'))))).toEqual(['__proto__']);
    expect(back({ a: undefined, b: [undefined] })).toEqual({ b: [null] });
  });

  test('words of the ruleset take a byte', () => {
    expect(written((bits) => writeJson(bits, words, 'guard'))).toHaveLength(1);
    expect(written((bits) => writeJson(bits, words, 'gvard')).length).toBeGreaterThan(3);
  });

  test('may lie as deep as a file, and is written however deep it lies', () => {
    const nested = (depth: number) => {
      let value: unknown = 1;
      for (let n = 0; n < depth; n += 1) value = { a: value };
      return value;
    };
    expect(back(nested(limits.depth))).toEqual(nested(limits.depth));
    expect(() => back(nested(limits.depth + 1))).toThrow(Damage);
    expect(written((bits) => writeJson(bits, words, nested(100_000))).length).toBeGreaterThan(0);
  });

  test('that names a key twice, or writes a number in another way, is damage', () => {
    const twice = written((bits) => {
      bits.bits(7, 3);
      bits.number(2, 1);
      for (let n = 0; n < 2; n += 1) {
        bits.number(1, 2);
        bits.bits(4, 3);
      }
    });
    expect(damage([...twice], (bits) => readJson(bits, words))).toBe('wrong');
    for (const text of ['1.0', '01', 'x', '', ' 5'])
      expect(
        damage([...written((bits) => (bits.bits(5, 3), writeText(bits, text)))], (bits) =>
          readJson(bits, words),
        ),
      ).toBe('wrong');
  });
});

describe('spellings', () => {
  test('CRC-32 is that of zip and PNG', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  test('CRC-32 of any number of bytes is what it comes to bit by bit', () => {
    const slowly = (bytes: Uint8Array) => {
      let crc = ~0;
      for (const byte of bytes) {
        crc ^= byte;
        for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
      }
      return ~crc >>> 0;
    };
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(40), (bytes, most) => {
        const end = Math.min(most, bytes.length);
        expect(crc32(bytes, end)).toBe(slowly(bytes.subarray(0, end)));
      }),
    );
  });

  test('base64url is that of everybody', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(linkLetters.format(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      }),
    );
  });

  test.each([
    ['linkLetters', linkLetters],
    ['textLetters', textLetters],
    ['digits', digits],
  ])('%s: every text is of one row of bytes, or of none', (_, spelling) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        expect(spelling.parse(spelling.format(bytes))).toEqual(bytes);
      }),
    );
    const alphabet = [...new Set(spelling.format(Uint8Array.from({ length: 256 }, (__, n) => n)))];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...alphabet.filter((char) => char !== ' ')), { maxLength: 24 }),
        (chars) => {
          const text = chars.join('');
          const bytes = spelling.parse(text);
          if (bytes) expect(spelling.format(bytes).replaceAll(' ', '')).toBe(text);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['A', undefined],
    ['AB', undefined],
    ['AA', 1],
    ['AAB', undefined],
    ['AAA', 2],
    ['AA==', undefined],
    ['A A', undefined],
    ['é', undefined],
  ])('base64url %j holds %s bytes', (text, bytes) => {
    expect(linkLetters.parse(text)?.length).toBe(bytes);
  });

  test.each([
    ['000', 1],
    ['255', 1],
    ['256', undefined],
    ['65535', 2],
    ['65536', undefined],
    ['16777215', 3],
    ['16777216', undefined],
    ['4294967295', 4],
    ['4294967296', undefined],
    ['00', undefined],
    ['0000', undefined],
    ['12a', undefined],
    ['４５６', undefined],
  ])('digits %j hold %s bytes', (text, bytes) => {
    expect(digits.parse(text)?.length).toBe(bytes);
  });
});
