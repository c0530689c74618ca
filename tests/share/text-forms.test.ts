import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { List } from '@/lib/roster/list';
import { tameLists, wildLists } from './arbitrary';
import { expectList, listOf, readText, rulesetOf, textOf, verdictOf } from './library';

// These try thousands of inputs, which takes a busy machine a while.
vi.setConfig({ testTimeout: 120_000 });

/** What places where people post lists do to a text. */
const mangles: Readonly<Record<string, (text: string) => string>> = {
  nothing: (text) => text,
  'large letters': (text) => text.toUpperCase(),
  'small letters': (text) => text.toLowerCase(),
  'Windows lines': (text) => text.replaceAll('\n', '\r\n'),
  'old Mac lines': (text) => text.replaceAll('\n', '\r'),
  'lost blank lines': (text) => text.replace(/\n{2,}/g, '\n'),
  'double spacing': (text) => text.replaceAll('\n', '\n\n'),
  'spaces at the ends': (text) => text.replace(/^|$/gm, '  '),
  'spaces that do not break': (text) => text.replaceAll(' ', '\u00a0'),
  'double spaces': (text) => text.replaceAll(' ', '  '),
  'lost accents': (text) => text.normalize('NFD').replace(/\p{Mn}/gu, ''),
  'decomposed accents': (text) => text.normalize('NFD'),
  'curly quotes': (text) => text.replace(/"([^"\n]*)"/g, '“$1”').replaceAll("'", '’'),
  guillemets: (text) => text.replace(/"([^"\n]*)"/g, '«\u00a0$1\u00a0»'),
  'long dashes': (text) => text.replaceAll(' - ', ' – ').replaceAll('-', '\u2011'),
  'em dashes': (text) => text.replaceAll(' - ', ' — '),
  'times signs': (text) => text.replace(/^(\d+)x /gm, '$1× '),
  bullets: (text) => text.replace(/^(?=.)/gm, '• '),
  'Markdown bullets': (text) => text.replace(/^(?=\d)/gm, '- '),
  'numbered lines': (text) => text.replace(/^(?=\d+x)/gm, '12. '),
  'mail quotation': (text) => text.replace(/^/gm, '> '),
  'reply to a reply': (text) => text.replace(/^/gm, '>> '),
  'zero-width spaces': (text) => text.replaceAll(' ', ' \u200b').replaceAll('x', 'x\u200d'),
  'soft hyphens and byte order mark': (text) => `\ufeff${text.replaceAll('an', 'a\u00adn')}`,
  'bidi marks': (text) => text.replace(/^(?=.)/gm, '\u200e').replace(/(?<=.)$/gm, '\u202c'),
  'ellipsis signs': (text) => text.replaceAll('...', '…'),
};

const names = Object.keys(mangles);

/** What becomes of the ends of lines: here a text can only be made out as a whole. */
const rejoined: Readonly<Record<string, (text: string) => string>> = {
  'lines joined to paragraphs': (text) => text.replace(/(?<!\n)\n(?!\n)/g, ' '),
  'all on one line': (text) => text.replace(/\n+/g, ' '),
  'lines broken by mail': (text) => text.replace(/(.{1,50})(?: |$)/gm, '$1\n'),
};

async function expectSame(list: List, text: string): Promise<void> {
  const { lists, notes } = await readText(text);
  expect(notes).toEqual([]);
  expect(lists).toHaveLength(1);
  expectList(lists[0]?.list, list);
  expect(lists[0]?.notes).toEqual([]);
  expect(lists[0]?.exact).toBe(true);
}

describe('plain text', () => {
  test.each(names)('%s: the same list comes back', async (name) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(tameLists, wildLists), async (list) => {
        await expectSame(list, mangles[name]?.(textOf(list)) ?? '');
      }),
      { numRuns: 25 },
    );
  });

  test.each(Object.keys(rejoined))('%s: the same list comes back', async (name) => {
    await fc.assert(
      fc.asyncProperty(tameLists, async (list) => {
        await expectSame(list, rejoined[name]?.(textOf(list)) ?? '');
        const upper = textOf(list).toUpperCase();
        await expectSame(list, rejoined[name]?.(upper) ?? '');
      }),
      { numRuns: 25 },
    );
  });

  test('several at once', async () => {
    const some = fc.shuffledSubarray(names, { minLength: 2, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(tameLists, some, async (list, chosen) => {
        await expectSame(
          list,
          chosen.reduce((text, name) => mangles[name]?.(text) ?? text, textOf(list)),
        );
      }),
      { numRuns: 100 },
    );
  });

  // Folding makes spaces of marks that stand alone, and takes marks off that stand behind spaces.
  test.each([
    '\u1fbd',
    '\u00a8',
    '\u1fbdx\u1fbd',
    'a \u0301',
    'a \u0301 b',
    '\u00af\u02d8',
    '\ufe70',
  ])('a title, a note and a name of %j, whatever is done to them', async (word) => {
    const twin = { profile: 'united-kingdom/sapper', count: 1, title: word, note: word };
    const list = listOf({
      format: 'muster-roll',
      version: 1,
      ruleset: 'napoleonic-sbg',
      nation: 'united-kingdom',
      name: word,
      groups: [
        { id: 'a', name: word, entries: [{ ...twin, options: { '': 2 } }, twin] },
        { id: 'b', entries: [{ ...twin, attributes: { [word]: word } }] },
      ],
    });
    for (const name of names) await expectSame(list, mangles[name]?.(textOf(list)) ?? '');
  });

  test('says figures as the list has them', async () => {
    await fc.assert(
      fc.asyncProperty(tameLists, async (list) => {
        const { lists } = await readText(textOf(list));
        const { points, models } = verdictOf(list);
        const { card } = rulesetOf(list);
        expect(lists[0]?.said).toMatchObject({ models, ...(card.points && { points }) });
        const prices = [...(lists[0]?.said?.prices.values() ?? [])];
        expect(prices.reduce((sum, price) => sum + price, 0)).toBe(points);
      }),
      { numRuns: 50 },
    );
  });
});

describe('plain text without its code', () => {
  /** What lines cannot say: a single group's name, a cap that is the default anyway. */
  function spoken(list: List): unknown {
    const [first, ...others] = list.groups;
    const groups = others.length > 0 ? list.groups : [{ ...first, name: undefined }];
    return {
      ...list,
      cap: undefined,
      groups: groups.map((group, at) => ({ ...group, id: at, parent: undefined })),
    };
  }

  test('gives lists as players make them back all the same', async () => {
    await fc.assert(
      fc.asyncProperty(tameLists, async (list) => {
        const { lists } = await readText(textOf(list).replace(/Check code.*/, ''));
        const read = lists[0]?.list;
        expect(lists[0]?.notes).toEqual([]);
        expect(read?.ok && spoken(read.value)).toEqual(spoken(list));
        expect(read?.ok && verdictOf(read.value)).toMatchObject({
          points: verdictOf(list).points,
          models: verdictOf(list).models,
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('several lists in one text', () => {
  test.each(['nothing', 'lost blank lines', 'large letters', 'bullets'])(
    '%s: each comes back, in order',
    async (name) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.oneof(tameLists, wildLists), { minLength: 2, maxLength: 4 }),
          async (all) => {
            const { lists, notes } = await readText(
              mangles[name]?.(all.map(textOf).join('\n')) ?? '',
            );
            expect(notes).toEqual([]);
            expect(lists).toHaveLength(all.length);
            for (const [at, list] of all.entries()) expectList(lists[at]?.list, list);
          },
        ),
        { numRuns: 20 },
      );
    },
  );
});
