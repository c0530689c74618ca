import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '@/lib/roster/catalogue';
import { catalogues, known, rulesets } from './library';

/**
 * What was published once. Only ever add to this file, at the end of its lists: a number that
 * changes makes every link, text and printed code out there mean something else.
 */
const frozen = JSON.parse(
  readFileSync(new URL('../fixtures/share/catalogues.json', import.meta.url), 'utf8'),
) as readonly Catalogue[];

const tables = ['nations', 'profiles', 'options', 'words'] as const;

describe.each(frozen.map((was) => [was.ruleset, was] as const))('numbers of %s', (id, was) => {
  const now = catalogues.find(({ ruleset }) => ruleset === id);

  test('the ruleset has the number that it always had', () => {
    expect(now?.number).toBe(was.number);
  });

  test.each(tables)('%s only grew at the end', (table) => {
    expect(now?.[table].slice(0, was[table].length)).toEqual(was[table]);
  });

  test.each(tables)('what was added to %s is frozen, too: add it to the fixture', (table) => {
    expect(was[table]).toEqual(now?.[table]);
  });
});

describe.each(rulesets.map((ruleset) => [ruleset.card.id, ruleset] as const))(
  'the catalogue of %s',
  (id, ruleset) => {
    const catalogue = catalogues.find((one) => one.ruleset === id);
    const profiles = [...ruleset.profiles.values()];
    const described = [...ruleset.settings, ...profiles.flatMap(({ attributes }) => attributes)];

    test('is frozen', () => {
      expect(frozen.map(({ ruleset: frozenId }) => frozenId)).toContain(id);
    });

    test('has a number for every id of the ruleset', () => {
      expect(catalogue?.nations).toEqual(
        expect.arrayContaining(ruleset.card.nations.map((nation) => nation.id)),
      );
      expect(catalogue?.profiles).toEqual(expect.arrayContaining(profiles.map((one) => one.id)));
      expect(catalogue?.options).toEqual(
        expect.arrayContaining(profiles.flatMap(({ options }) => options.map((one) => one.id))),
      );
      expect(catalogue?.words).toEqual(
        expect.arrayContaining(
          described.flatMap((one) => [
            one.id,
            ...(one.kind === 'choice' ? one.choices.map((choice) => choice.id) : []),
          ]),
        ),
      );
    });

    test.each(tables)('names no id twice in %s', (table) => {
      expect(new Set(catalogue?.[table]).size).toBe(catalogue?.[table].length);
    });
  },
);

test('no two rulesets share a number', () => {
  const numbers = catalogues.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(known.length);
  expect(Math.min(...numbers)).toBeGreaterThan(0);
});
