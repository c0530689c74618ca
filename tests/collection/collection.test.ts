import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Collection,
  collectionDocument,
  missingFrom,
  mostOwned,
  readCollection,
} from '@/lib/collection/collection';
import { owned } from '../fixtures/owned';
import { muster } from '../fixtures/muster';

const collections: fc.Arbitrary<Collection> = fc
  .array(
    fc.tuple(
      fc.constantFrom('drums-and-shakos', 'napoleonic-sbg', '__proto__'),
      fc.constantFrom('france/chasseur', 'constructor', '__proto__', 'a/b'),
      fc.integer({ min: 0, max: mostOwned }),
    ),
  )
  .map((rows) => owned(...rows));

test('a file brings back what was written', () => {
  fc.assert(
    fc.property(collections, (collection) => {
      const text = JSON.stringify(collectionDocument(collection));
      expect(readCollection(JSON.parse(text))).toEqual({ ok: true, value: collection });
    }),
  );
});

describe('what is no collection is refused, and where', () => {
  const own = (owned: unknown) => ({ format: 'muster-roll-collection', version: 1, owned });
  test.each([
    [null, 'not-a-list', undefined],
    [{ format: 'muster-roll' }, 'not-a-list', undefined],
    [{ format: 'muster-roll-collection', version: 2 }, 'unsupported-version', '2'],
    [own([]), 'invalid-list', 'owned'],
    [own({ x: 3 }), 'invalid-list', 'owned.x'],
    [own({ x: { 'a/b': -1 } }), 'invalid-list', 'owned.x.a/b'],
    [own({ x: { 'a/b': 1.5 } }), 'invalid-list', 'owned.x.a/b'],
    [own({ x: { 'a/b': '3' } }), 'invalid-list', 'owned.x.a/b'],
  ])('%j', (document, code, detail) => {
    expect(readCollection(document)).toEqual({
      ok: false,
      error: detail === undefined ? { code } : { code, detail },
    });
  });
});

test('a list is short of what it has more of than is owned, all entries together', () => {
  const list = muster('drums-and-shakos', 'france', ['2 chasseur', '3 chasseur', '1 hussar']);
  const chasseurs = ['drums-and-shakos', 'france/chasseur', 4] as const;
  expect(missingFrom(list, owned(chasseurs))).toEqual([
    { profile: 'france/chasseur', needed: 5, owned: 4 },
    { profile: 'france/hussar', needed: 1, owned: 0 },
  ]);
  const enough = owned(
    ['drums-and-shakos', 'france/chasseur', 5],
    ['drums-and-shakos', 'france/hussar', 1],
  );
  expect(missingFrom(list, enough)).toEqual([]);
});
