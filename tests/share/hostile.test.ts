import { describe, expect, test, vi } from 'vitest';
import { limits } from '@/lib/roster/list';
import type { BitWriter } from '@/lib/share/code/bit-writer';
import { packList, unpackList } from '@/lib/share/code/list';
import { orders } from '@/lib/share/code/list-code';
import { seal } from '@/lib/share/code/sealed';
import { writeText } from '@/lib/share/code/text-code';
import { parseText } from '@/lib/share/text/parse-text';
import { catalogues, known, listOf, readText, textOf } from './library';

/**
 * Milliseconds of work: far above what any of these takes, far below what a search that goes wrong
 * does. Not of the clock, which on a busy machine says nothing.
 */
const soon = 6_000;

function worked(since = 0): number {
  return process.cpuUsage().user / 1000 - since;
}

vi.setConfig({ testTimeout: 120_000 });

/** A sound code of anything: only its content is made to hurt. */
function coded(write: (bits: BitWriter) => void) {
  const bytes = seal('list', 1, write);
  const read = unpackList(bytes, catalogues, known);
  return read.ok ? 'read' : read.error;
}

/** The beginning of a list, up to its settings. */
function head(bits: BitWriter): void {
  bits.number(1, orders.ruleset);
  bits.number(1, orders.nation);
  writeText(bits, '');
  bits.bits(0, 2);
  bits.number(0, orders.settings);
}

/** One group, `main`, of so many entries. */
function oneGroup(bits: BitWriter, entries: number): void {
  bits.number(0, orders.groups);
  bits.bits(0, 2);
  bits.bit(false);
  bits.bits(0, 2);
  bits.number(entries, orders.entries);
}

const tooMany = { code: 'invalid-list', detail: 'its code holds more than a list may have' };
const cutShort = { code: 'invalid-list', detail: 'its code is cut short' };
const wrong = { code: 'invalid-list', detail: 'its code has wrong or missing characters' };

describe('a sound code', () => {
  test.each<[string, (bits: BitWriter) => void, object]>([
    ['of nothing', () => undefined, cutShort],
    ['of too many entries', (bits) => (head(bits), oneGroup(bits, limits.entries + 1)), tooMany],
    ['of a milliard entries', (bits) => (head(bits), oneGroup(bits, 1e9)), tooMany],
    [
      'of too many groups',
      (bits) => (head(bits), bits.number(limits.groups, orders.groups), bits.bits(0, 40 * 50)),
      tooMany,
    ],
    ['of a milliard groups', (bits) => (head(bits), bits.number(1e9, orders.groups)), cutShort],
    ['of a number without end', (bits) => bits.bits(0, 400), wrong],
    [
      'of a name that is too long',
      (bits) => {
        bits.number(1, orders.ruleset);
        bits.number(1, orders.nation);
        writeText(bits, 'x'.repeat(201));
      },
      tooMany,
    ],
    [
      'of a name longer than the code',
      (bits) => {
        bits.number(1, orders.ruleset);
        bits.number(1, orders.nation);
        bits.number(190, 3);
      },
      cutShort,
    ],
    [
      'of a milliard options',
      (bits) => {
        head(bits);
        oneGroup(bits, 1);
        bits.number(1, orders.distinct);
        bits.number(0, orders.unknown);
        bits.number(0, orders.distinct);
        bits.number(1, orders.distinct);
        bits.number(1e9, orders.count);
      },
      cutShort,
    ],
    [
      'of a profile that a later roster has',
      (bits) => {
        head(bits);
        oneGroup(bits, 1);
        bits.number(1, orders.distinct);
        bits.number(0, orders.unknown);
        bits.number(5000, orders.distinct);
      },
      { code: 'unsupported-version', detail: '1 with newer rosters' },
    ],
    [
      'of a ruleset that a later version has',
      (bits) => bits.number(77, orders.ruleset),
      { code: 'unsupported-version', detail: '1 with newer rosters' },
    ],
    [
      'of a ruleset that nobody has',
      (bits) => {
        bits.number(0, orders.ruleset);
        writeText(bits, 'chess');
        bits.number(0, orders.nation);
        writeText(bits, 'white');
        writeText(bits, '');
        bits.bits(0, 2);
        bits.number(0, orders.settings);
        oneGroup(bits, 0);
        bits.number(0, orders.distinct);
        bits.number(0, orders.unknown);
        bits.number(0, orders.distinct);
        bits.number(0, orders.count);
        bits.bits(0, 2);
      },
      { code: 'unknown-ruleset', detail: 'chess' },
    ],
  ])('%s', (_, write, error) => {
    expect(coded(write)).toEqual(error);
  });

  test('with more behind its end is damaged', () => {
    const list = listOf({
      format: 'muster-roll',
      version: 1,
      ruleset: 'drums-and-shakos',
      nation: 'france',
      groups: [{ id: 'main', entries: [] }],
    });
    const bytes = packList(list, catalogues);
    const content = bytes.subarray(1, -4);
    for (const more of [[0], [1], [0, 0, 0]])
      expect(
        coded((bits) => {
          for (const byte of [...content, ...more]) bits.bits(byte, 8);
        }),
      ).toEqual(wrong);
    expect(
      coded((bits) => {
        for (const byte of content.subarray(0, -1)) bits.bits(byte, 8);
        bits.bits((content.at(-1) ?? 0) | 1, 8);
      }),
    ).toEqual(wrong);
  });

  test('does not unfold: shared things count as often as they are used', () => {
    const start = worked();
    const error = coded((bits) => {
      head(bits);
      oneGroup(bits, 2000);
      bits.number(1, orders.distinct);
      bits.number(1, orders.unknown);
      writeText(bits, 'p'.repeat(100_000));
      bits.number(1, orders.distinct);
      bits.number(0, orders.count);
      bits.number(1, orders.count);
      bits.number(0, orders.count);
      bits.bits(0, 2);
      for (let n = 0; n < 2000; n += 1) bits.bit(true);
    });
    expect(error).toEqual(tooMany);
    expect(worked(start)).toBeLessThan(soon);
  });

  test('of a version that is not known says so, damaged or not', () => {
    const bytes = seal('list', 2, (bits) => bits.bits(5, 40));
    expect(unpackList(bytes, catalogues, known)).toEqual({
      ok: false,
      error: { code: 'unsupported-version', detail: '2' },
    });
    bytes[3] = 99;
    expect(unpackList(bytes, catalogues, known)).toMatchObject({ error: { code: 'not-a-list' } });
  });

  test('larger than a file may be is not looked at', () => {
    const bytes = new Uint8Array(limits.fileBytes + 1);
    expect(unpackList(bytes, catalogues, known)).toMatchObject({ error: { code: 'too-large' } });
  });
});

describe('a text', () => {
  const list = listOf({
    format: 'muster-roll',
    version: 1,
    ruleset: 'napoleonic-sbg',
    nation: 'french-empire',
    groups: [{ id: 'main', entries: [{ profile: 'french-empire/hussar', count: 1 }] }],
  });
  const good = textOf(list);
  const headLine = 'Napoleonic SBG adaptation, French Empire\n';
  const lines = (line: string, count = 100_000) => `${line}\n`.repeat(count);

  test.each<[string, string]>([
    ['100,000 entries', headLine + lines('1x Hussar')],
    ['100,000 unknown entries', headLine + lines('1x Nobody Of This Name In Any Roster')],
    ['100,000 lines of talk', headLine + lines('what shall we do with the drunken hussar')],
    ['100,000 rulesets', lines('Napoleonic SBG adaptation, French Empire')],
    ['100,000 groups', headLine + lines('Group: of nobody')],
    ['100,000 settings', headLine + lines('Year: 1809')],
    ['100,000 damaged codes', lines('Check code: 0123456789')],
    ['100,000 lines after a code', `Check code: 01234\n${lines('ABCDE FGHJK')}`],
    ['100,000 links', lines('https://example.org/open/#c=AQIDBAUGBwgJCgsM')],
    ['100,000 broken links', lines('x #c=AQIDBAUGBwgJCgsM\nAQIDBAUGBwgJCgsM', 50_000)],
    ['100,000 bullets', lines('- - - - - - - - -')],
    ['a bullet list of nothing', '- '.repeat(1_000_000)],
    ['one endless line', `1x ${'Hussar '.repeat(500_000)}`],
    ['endless options', `${headLine}1x Hussar: ${'Pistol, '.repeat(300_000)}`],
    ['endless unknown options', `${headLine}1x Hussar: ${'x,'.repeat(1_000_000)}`],
    ['endless attributes', `${headLine}1x Hussar [${'a = [[],{}], '.repeat(200_000)}]`],
    ['deep attributes', `${headLine}1x Hussar [a = ${'['.repeat(500_000)}]`],
    ['endless brackets', `${headLine}1x Hussar ${'('.repeat(1_000_000)}`],
    ['endless quotes', `${headLine}1x Hussar ${'"'.repeat(1_000_000)}`],
    ['endless spaces', `${headLine}1x${' '.repeat(1_000_000)}Hussar`],
    ['endless accents', `${headLine}1x Hussa\u0301${'\u0301'.repeat(300_000)}r`],
    ['endless digits', '1'.repeat(1_000_000)],
    ['endless parents', `${headLine}Group: ${'(under '.repeat(200_000)})`],
    ['bidi controls', '\u202e'.repeat(1_000_000)],
    ['nothing but line ends', '\n'.repeat(2_000_000)],
    [
      'binary',
      String.fromCharCode(...Array.from({ length: 60_000 }, (_, n) => (n * 7919) % 65536)),
    ],
  ])('of %s is done soon', async (_, hostile) => {
    const start = worked();
    const { lists } = await readText(hostile);
    expect(lists.length).toBeGreaterThan(0);
    expect(worked(start)).toBeLessThan(soon);
  });

  test('of too many entries is refused, and does not hurt the next one', async () => {
    const { lists } = await readText(`X\n${headLine}${lines('1x Hussar', 2001)}\n${good}`);
    expect(lists.map(({ list: read }) => read)).toEqual([
      {
        ok: false,
        error: {
          code: 'invalid-list',
          detail: 'it must have at most 2000 entries and 200 groups',
        },
      },
      { ok: true, value: list },
    ]);
  });

  test('of the most that a list may have is read', async () => {
    const { lists } = await readText(`X\n${headLine}${lines('1x Hussar', 2000)}`);
    expect(lists[0]?.list).toMatchObject({ ok: true });
  });

  test('makes no prototypes', async () => {
    const { lists } = await readText(
      `__proto__\n${headLine}Setting __proto__ = {"legal":true}\n1x Hussar [__proto__ = {"x":1}, constructor = 2]\n1x __proto__/constructor: __proto__`,
    );
    const read = lists[0]?.list;
    expect(read?.ok).toBe(true);
    if (!read?.ok) return;
    expect(Object.getPrototypeOf(read.value.settings)).toBe(Object.prototype);
    expect(Object.keys(read.value.settings ?? {})).toEqual(['__proto__']);
    expect(Object.keys(read.value.groups[0]?.entries[0]?.attributes ?? {})).toEqual([
      '__proto__',
      'constructor',
    ]);
    expect(({} as Record<string, unknown>)['legal']).toBeUndefined();
  });

  test('loads only rulesets that it names', async () => {
    const asked: string[] = [];
    const load = (id: string) => {
      asked.push(id);
      return Promise.reject(new Error(id));
    };
    await parseText('good morning', { known, catalogues, load });
    expect(asked).toEqual([]);
    await expect(parseText(good, { known, catalogues, load })).rejects.toThrow('napoleonic-sbg');
  });
});

test('text that a list says is shown without what turns or breaks lines', () => {
  const list = listOf({
    format: 'muster-roll',
    version: 1,
    ruleset: 'drums-and-shakos',
    nation: 'france',
    name: 'a\u202Eb\nCheck code: 0',
    groups: [
      {
        id: 'main',
        entries: [
          {
            profile: 'france/sapper\n1x Ghost',
            count: 1,
            title: '\u200f"x"\u2066',
            note: '\ud800\u0000y',
          },
        ],
      },
    ],
  });
  const text = textOf(list);
  expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]|\p{Cs}|[\0-\t\v-\x1f]/u);
  expect(text.split('\n')).toHaveLength(8);
});
