import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Collection, mostOwned } from '@/lib/collection/collection';
import { formatCollectionCsv, readCollectionCsv } from '@/lib/collection/csv';
import { differencesTo } from '@/lib/collection/difference';
import {
  formatCollectionFile,
  mostCollectionBytes,
  readCollectionFile,
} from '@/lib/collection/file';
import { owned } from '../fixtures/owned';

const id = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' })
  .map((text) => text.replaceAll(/["\s=+@'-]/g, 'x'));

const collections: fc.Arbitrary<Collection> = fc
  .array(fc.tuple(id, id, fc.integer({ min: 0, max: mostOwned })))
  .map((rows) => owned(...rows));

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('both files bring back what was written, whatever the names are', () => {
  fc.assert(
    fc.property(collections, fc.string(), (collection, name) => {
      expect(readCollectionFile(bytesOf(formatCollectionFile(collection)))).toEqual({
        ok: true,
        value: collection,
      });
      const csv = formatCollectionCsv(collection, () => name);
      expect(readCollectionFile(bytesOf(csv))).toEqual({ ok: true, value: collection });
    }),
  );
});

const sixChasseurs = ['drums-and-shakos', 'france/chasseur', 6] as const;
const chasseurs = owned(sixChasseurs);

describe('a table is read after a spreadsheet had it', () => {
  test.each([
    ['as it is written', formatCollectionCsv(chasseurs, () => 'Chasseur')],
    [
      'with semicolons',
      'ruleset;profile;name;owned\ndrums-and-shakos;france/chasseur;Chasseur;6\n',
    ],
    [
      'in another order',
      'owned,name,profile,ruleset\n6,"Chasseur, old",france/chasseur,drums-and-shakos',
    ],
    [
      'with a mark of its encoding',
      '\uFEFFRuleset,Profile,Owned\r\ndrums-and-shakos,france/chasseur,6\r\n\r\n',
    ],
    [
      'with a name on two lines',
      'ruleset,profile,name,owned\r\ndrums-and-shakos,france/chasseur,"Chasseur\r\n(""old"")",6',
    ],
    [
      'with semicolons and a comma in a head',
      'ruleset;profile;"name, of it";owned\ndrums-and-shakos;france/chasseur;Chasseur;6',
    ],
    [
      'with a line that tells the separator',
      'sep=;\r\nruleset;profile;owned\r\ndrums-and-shakos;france/chasseur;6\r\n',
    ],
    [
      'with commas, where it was told to have semicolons',
      'sep=;,,\r\nruleset,profile,owned\r\ndrums-and-shakos,france/chasseur,6\r\n',
    ],
    ['with tabs', 'ruleset\tprofile\towned\ndrums-and-shakos\tfrance/chasseur\t6\n'],
    [
      'with spaces, and a separator too many',
      'ruleset , profile , owned ,\n drums-and-shakos , france/chasseur , 6 ,',
    ],
    ['all in quotes', '"ruleset","profile","owned"\n"drums-and-shakos","france/chasseur","6"'],
  ])('%s', (_, text) => {
    expect(readCollectionFile(bytesOf(text))).toEqual({ ok: true, value: chasseurs });
  });
});

describe('what is wrong is refused whole, with its line', () => {
  const head = 'ruleset,profile,name,owned\n';
  test.each([
    ['no table', 'hello', 'not-a-list', undefined],
    ['no column of counts', 'ruleset,profile\na,b', 'not-a-list', undefined],
    ['a count below 0', `${head}a,b,c,1\na,c,d,-1`, 'invalid-list', '3'],
    ['a number as a spreadsheet shortens it', `${head}a,b,c,1e3`, 'invalid-list', '2'],
    ['half a model', `${head}a,b,c,1.5`, 'invalid-list', '2'],
    ['too many', `${head}a,b,c,10000`, 'invalid-list', '2'],
    ['no profile', `${head}a,,c,1`, 'invalid-list', '2'],
    ['one profile twice', `${head}a,b,c,1\na,b,c,2`, 'invalid-list', '3 twice'],
    ['a quote that does not end', `${head}"a,b,c,1`, 'invalid-list', '2 quotes'],
    ['text after a quote', `${head}a,b,"c"d,1`, 'invalid-list', '2 quotes'],
    ['a line after quoted ones', `${head}a,b,"c\nd\r\ne",1\na,c,d,x`, 'invalid-list', '5'],
    ['damaged JSON', '{"format": "muster-roll-collection"', 'not-a-list', undefined],
    ['a list', '{"format": "muster-roll", "version": 1}', 'not-a-list', undefined],
  ])('%s', (_, text, code, detail) => {
    expect(readCollectionFile(bytesOf(text))).toEqual({
      ok: false,
      error: detail === undefined ? { code } : { code, detail },
    });
  });

  test('a huge file', () => {
    expect(readCollectionFile(new Uint8Array(mostCollectionBytes + 1))).toEqual({
      ok: false,
      error: { code: 'too-large' },
    });
  });
});

test('a field that a spreadsheet would run is written as text', () => {
  expect(formatCollectionCsv(chasseurs, () => '=1+1')).toContain("'=1+1");
});

test('a count of none is one', () => {
  expect(readCollectionCsv('ruleset,profile,owned\na,b,0')).toEqual({
    ok: true,
    value: owned(['a', 'b', 0]),
  });
});

test('what an import would change is said, and what it does not name stays', () => {
  const other = owned(
    sixChasseurs,
    ['drums-and-shakos', 'france/hussar', 2],
    ['drums-and-shakos', 'france/sapper', 0],
    ['napoleonic-sbg', 'x/y', 1],
    ['napoleonic-sbg', 'x/z', 0],
  );
  const present = owned(
    sixChasseurs,
    ['drums-and-shakos', 'france/hussar', 5],
    ['drums-and-shakos', 'france/sapper', 2],
    ['drums-and-shakos', 'prussia/jager', 3],
  );
  expect(differencesTo(present, other)).toEqual([
    { ruleset: 'drums-and-shakos', profile: 'france/hussar', now: 5, then: 2 },
    { ruleset: 'drums-and-shakos', profile: 'france/sapper', now: 2, then: 0 },
    { ruleset: 'napoleonic-sbg', profile: 'x/y', now: 0, then: 1 },
  ]);
  expect(differencesTo(other, other)).toEqual([]);
});
