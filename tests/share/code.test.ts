import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { packList, unpackList } from '@/lib/share/code/list';
import { digits, linkLetters, textLetters } from '@/lib/share/code/spelling';
import { formatCode, linkOf, parseCode, printedLinkOf } from '@/lib/share/link';
import { tameLists, wildLists } from './arbitrary';
import { catalogues, expectList, known, verdictOf } from './library';

// These try thousands of inputs, which takes a busy machine a while.
vi.setConfig({ testTimeout: 120_000 });

const spellings = { linkLetters, textLetters, digits };

describe('codes of lists', () => {
  test.each(['tame', 'wild'])('%s lists come back whole, in every spelling', (kind) => {
    fc.assert(
      fc.property(kind === 'tame' ? tameLists : wildLists, (list) => {
        const bytes = packList(list, catalogues);
        expectList(unpackList(bytes, catalogues, known), list);
        for (const spelling of Object.values(spellings))
          expect(spelling.parse(spelling.format(bytes))).toEqual(bytes);
        const { address, digits: printed } = printedLinkOf('https://example.org/m/', bytes);
        for (const text of [
          linkOf('https://example.org', formatCode(list, catalogues)),
          `${address}${printed}`,
          textLetters.format(bytes),
        ])
          expectList(parseCode(text, catalogues, known), list);
      }),
      { numRuns: kind === 'tame' ? 120 : 70 },
    );
  });

  test('keep points, models and verdict', () => {
    fc.assert(
      fc.property(fc.oneof(tameLists, wildLists), (list) => {
        const read = unpackList(packList(list, catalogues), catalogues, known);
        expect(read.ok && verdictOf(read.value)).toEqual(verdictOf(list));
      }),
      { numRuns: 100 },
    );
  });

  test('say nothing of fields that this version does not know', () => {
    fc.assert(
      fc.property(tameLists, (list) => {
        const extended = {
          ...list,
          extra: { made: 'elsewhere' },
          groups: list.groups.map((group) => ({ ...group, extra: { colour: 1 } })),
        };
        expect(packList(extended, catalogues)).toEqual(packList(list, catalogues));
      }),
      { numRuns: 20 },
    );
  });
});
