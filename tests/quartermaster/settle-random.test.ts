import { describe, expect, test } from 'vitest';
import { settleRandom } from '@/lib/quartermaster/settle-random';

const cards = [
  { id: 'drums', nations: [{ id: 'france' }, { id: 'prussia' }] },
  { id: 'sbg', nations: [{ id: 'spain' }] },
];
const kinds = { arms: [{ id: 'foot' }], themes: [{ id: 'guard' }] };

describe('an address of a random squad', () => {
  test('that asks for what there is stays as it is', () => {
    const asked = {
      ruleset: 'drums',
      nation: 'prussia',
      arm: 'foot',
      theme: 'guard',
      cap: 300,
      seed: 'leipzig',
    };
    expect(settleRandom(asked, { cards, kinds })).toEqual({ asked, unknown: [] });
  });

  test('that leaves everything open is given the first ruleset and nation, and no notice', () => {
    expect(settleRandom({ seed: 's' }, { cards, kinds })).toEqual({
      asked: { ruleset: 'drums', nation: 'france', seed: 's' },
      unknown: [],
    });
  });

  test.each([
    [{ ruleset: 'nonsense' }, ['nonsense']],
    [{ ruleset: 'drums', nation: 'atlantis' }, ['atlantis']],
    // A nation of other rules.
    [{ ruleset: 'drums', nation: 'spain' }, ['spain']],
    [
      { nation: '__proto__', arm: 'zebras', theme: 'toString' },
      ['__proto__', 'zebras', 'toString'],
    ],
  ])('%j is told of %j, and corrected', (asked, unknown) => {
    const settled = settleRandom(asked, { cards, kinds });
    expect(settled).toEqual({ asked: { ruleset: 'drums', nation: 'france' }, unknown });
    expect(settleRandom(settled.asked, { cards, kinds })).toEqual({
      asked: settled.asked,
      unknown: [],
    });
  });

  test('keeps kinds until it is known which there are', () => {
    const { asked, unknown } = settleRandom({ arm: 'zebras' }, { cards });
    expect([asked.arm, unknown]).toEqual(['zebras', []]);
  });
});
