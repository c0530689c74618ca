import { describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data/index';
import { readLines } from '../fixtures/read-lines';

interface Reference {
  readonly id: string;
}

const pointsRulesets = knownRulesets.filter(({ points }) => points).map(({ id }) => id);

// The rosters were entered a second time from the books; that copy is the fixture.
describe.each(pointsRulesets)('the rows of %s', (id) => {
  test('are those of the book, field by field and in its order', async () => {
    const { table } = await loadRuleset(id);
    expect(table).toEqual(readLines<Reference>(`reference/${id}.jsonl`));
  });
});

test('the rosters have as many profiles as the books', () => {
  const counts = knownRulesets.map(({ id, nations }) => [
    id,
    nations.reduce((sum, { profiles }) => sum + profiles, 0),
  ]);
  expect(Object.fromEntries(counts)).toMatchObject({
    'drums-and-shakos': 165,
    'napoleonic-sbg': 101,
  });
});
