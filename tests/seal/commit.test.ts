import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { type Edit, applyEdits } from '@/lib/roster/edit';
import { formatDocument } from '@/lib/roster/document';
import { sealCodeOf } from '@/lib/seal/commit';
import { judge } from '@/lib/seal/judge';
import { packList } from '@/lib/share/code/list';
import { packReveal, unpackReveal } from '@/lib/share/code/reveal';
import { linkLetters } from '@/lib/share/code/spelling';
import { parseCode, revealIn, revealLinkOf } from '@/lib/share/link';
import { catalogues, expectList, known, listOf } from '../share/library';
import { tameLists } from '../share/arbitrary';

interface Frozen {
  readonly what: string;
  readonly document: unknown;
  readonly nonce: string;
  readonly code: string;
  readonly reveal: string;
}

/** What was sealed once. This file never changes: codes like these have been exchanged. */
const frozen = JSON.parse(
  readFileSync(new URL('../fixtures/seals/seals-v1.json', import.meta.url), 'utf8'),
) as readonly Frozen[];

const nonceOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const [first] = frozen;
if (!first) throw new Error('nothing is frozen');
const list = listOf(first.document);
const nonce = nonceOf(first.nonce);
const seal = (bytes: Uint8Array, secret = nonce) =>
  sealCodeOf(crypto.subtle, { list: bytes, nonce: secret });

test.each(frozen.map((one) => [one.what, one] as const))('frozen: %s', async (_, one) => {
  const bytes = packList(listOf(one.document), catalogues);
  expect(await seal(bytes, nonceOf(one.nonce))).toBe(one.code);
  const reveal = packReveal({ list: bytes, nonce: nonceOf(one.nonce) });
  expect(linkLetters.format(reveal)).toBe(one.reveal);
  const opened = unpackReveal(linkLetters.parse(one.reveal) ?? new Uint8Array());
  expect(opened).toEqual({ ok: true, value: { list: bytes, nonce: nonceOf(one.nonce) } });
});

const [group] = list.groups;
const [officer, grenadier] = group?.entries ?? [];
if (!group || !officer || !grenadier) throw new Error('The first list has a group of two entries');
const { key } = officer;

/** Every one thing of a list that can be different. */
const changes: readonly (readonly [what: string, edit: Edit])[] = [
  ['its name', { do: 'name', value: `${list.name}.` }],
  ['its nation', { do: 'nation', value: 'great-britain' }],
  ['its cap', { do: 'cap', value: 399 }],
  ['a setting', { do: 'setting', name: 'scenario', value: 'forlorn-hope' }],
  ['the name of a group', { do: 'group', id: group.id, field: 'name', value: 'Van' }],
  ['a count', { do: 'count', key, by: 1 }],
  ['a profile', { do: 'profile', key, profile: 'france/sapper' }],
  ['an option', { do: 'option', key, option: 'x', quantity: 1 }],
  ['an attribute', { do: 'attribute', key, name: 'morale', value: 7 }],
  ['a title', { do: 'text', key, field: 'title', value: 'Ney' }],
  ['a note', { do: 'text', key, field: 'note', value: 'hidden' }],
  ['the order of entries', { do: 'move', key, group: group.id, at: 1 }],
  ['an entry that is taken out', { do: 'remove', key: grenadier.key }],
];

test.each(changes)('another code when %s changes', async (_, edit) => {
  const { list: changed } = applyEdits(list, [edit]);
  expect(formatDocument(changed)).not.toEqual(formatDocument(list));
  expect(await seal(packList(changed, catalogues))).not.toBe(first.code);
});

test('another code with any bit of the secret or of the list changed', async () => {
  const bytes = packList(list, catalogues);
  const bits = [...Array(nonce.length * 8).keys(), ...Array(bytes.length * 8).keys()];
  const sample = fc.sample(fc.constantFrom(...bits.keys()), { numRuns: 24, seed: 1815 });
  for (const bit of sample) {
    const isNonce = bit < nonce.length * 8;
    const place = isNonce ? bit : bit - nonce.length * 8;
    const changed = (isNonce ? nonce : bytes).slice();
    changed[place >> 3] = (changed[place >> 3] ?? 0) ^ (1 << (place & 7));
    expect(await (isNonce ? seal(bytes, changed) : seal(changed))).not.toBe(first.code);
  }
});

test('any two lists that differ have two codes, the same list has one', async () => {
  await fc.assert(
    fc.asyncProperty(tameLists, tameLists, async (one, other) => {
      const [a, b] = [packList(one, catalogues), packList(other, catalogues)];
      const isSame = linkLetters.format(a) === linkLetters.format(b);
      expect((await seal(a)) === (await seal(b))).toBe(isSame);
    }),
    { numRuns: 15 },
  );
});

test('a reveal goes by a link, by digits and in a message, and is a list like any other', () => {
  const bytes = packList(list, catalogues);
  const reveal = packReveal({ list: bytes, nonce });
  const { link, address, digits } = revealLinkOf('https://example.org/', reveal);
  expect(link).toBe(`https://example.org/open/#r=${first.reveal}`);
  for (const text of [link, address + digits, `Mine:\n${link}\nGood game`]) {
    expect(revealIn(text)).toEqual(reveal);
    expectList(parseCode(text, catalogues, known), list);
  }
  expect(revealIn('https://example.org/?r=12345 and #r=short')).toBeUndefined();
});

test('a damaged reveal is told from one that proves nothing', () => {
  const reveal = packReveal({ list: packList(list, catalogues), nonce });
  for (let at = 0; at < reveal.length; at += 1) {
    const changed = reveal.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unpackReveal(changed)).toMatchObject({ ok: false, error: { code: 'invalid-list' } });
    expect(unpackReveal(reveal.subarray(0, at)).ok).toBe(false);
  }
});

test('a reveal is judged by the codes that were kept', () => {
  const own = { code: 'A' };
  const waiting = { code: 'B' };
  const opened = { code: 'C', opened: 1 };
  expect(judge('B', [own], [waiting, opened])).toEqual({ kind: 'kept', kept: waiting });
  expect(judge('C', [own], [waiting, opened])).toEqual({ kind: 'kept', kept: opened });
  expect(judge('A', [own], [waiting])).toEqual({ kind: 'own', own });
  expect(judge('X', [own], [waiting, opened])).toEqual({ kind: 'other', waiting: [waiting] });
  expect(judge('X', [own], [opened])).toEqual({ kind: 'nothing-kept' });
});
