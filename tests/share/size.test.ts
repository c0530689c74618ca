import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { List } from '@/lib/roster/list';
import type { Profile } from '@/lib/roster/profile';
import type { Ruleset } from '@/lib/rules/ruleset';
import { packList } from '@/lib/share/code/list';
import { digits, linkLetters } from '@/lib/share/code/spelling';
import { printedLinkOf } from '@/lib/share/link';
import { catalogues, listOf, rulesets } from './library';

/** Digits that the numeric segment of a QR code of level M holds, by its version (ISO/IEC 18004). */
const numericCapacity = [
  34, 63, 101, 149, 202, 255, 293, 365, 432, 513, 604, 691, 796, 871, 991, 1082,
] as const;

/** The version that a link with its code in digits needs: bytes for the address, then a numeric segment. */
function qrVersion(address: string, code: string): number {
  const version = numericCapacity.findIndex((capacity, at) => {
    const isLong = at + 1 >= 10;
    const addressBits = 4 + (isLong ? 16 : 8) + 8 * address.length;
    const codeBits = 4 + (isLong ? 12 : 10) + Math.ceil((code.length * 10) / 3);
    // A capacity in digits stands for so many bits after the head of its own segment.
    const bits = 4 + (isLong ? 12 : 10) + Math.ceil((capacity * 10) / 3);
    return addressBits + codeBits <= bits;
  });
  return version + 1;
}

const seeds = { numRuns: 200, seed: 7 };

/** Entries of one nation, with about one and a half options where there are any. */
function entriesOf(ruleset: Ruleset, count: number): fc.Arbitrary<List> {
  const optionSets = (profile: Profile) =>
    fc
      .subarray([...profile.options], { maxLength: Math.min(3, profile.options.length) })
      .map((some) => Object.fromEntries(some.map(({ id }) => [id, 1])));
  return fc.constantFrom(...ruleset.card.nations).chain(({ id: nation }) => {
    const own = [...ruleset.profiles.values()].filter((profile) => profile.nation === nation);
    const entry = fc.constantFrom(...own).chain((profile) =>
      fc.record({
        profile: fc.constant(profile.id),
        count: fc.integer({ min: 1, max: 12 }),
        options: optionSets(profile),
      }),
    );
    return fc.array(entry, { minLength: count, maxLength: count }).map((entries) =>
      listOf({
        format: 'muster-roll',
        version: 1,
        ruleset: ruleset.card.id,
        nation,
        cap: 500,
        groups: [{ id: 'main', entries }],
      }),
    );
  });
}

/** The largest figures over many lists of so many entries. */
function largest(ruleset: Ruleset, count: number) {
  const sizes = fc.sample(entriesOf(ruleset, count), seeds).map((list) => {
    const bytes = packList(list, catalogues);
    const printed = printedLinkOf('https://roll.example.org/muster', bytes);
    return {
      letters: linkLetters.format(bytes).length,
      digits: digits.format(bytes).length,
      version: qrVersion(printed.address, printed.digits),
    };
  });
  return {
    letters: Math.max(...sizes.map((size) => size.letters)),
    digits: Math.max(...sizes.map((size) => size.digits)),
    version: Math.max(...sizes.map((size) => size.version)),
  };
}

describe.each(rulesets.map((ruleset) => [ruleset.card.id, ruleset] as const))(
  '%s',
  (_, ruleset) => {
    test('15 entries stay under 120 letters', () => {
      expect(largest(ruleset, 15).letters).toBeLessThan(120);
    });

    test('25 entries fit a QR code of version 11 at level M', () => {
      expect(largest(ruleset, 25).version).toBeLessThanOrEqual(11);
    });

    test('40 entries with options stay under 300 letters', () => {
      expect(largest(ruleset, 40).letters).toBeLessThan(300);
    });
  },
);
