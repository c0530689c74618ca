import { expect, test } from 'vitest';
import { loadRuleset } from '@/data/index';
import { checkList } from '@/lib/rules/check';
import { compareSaid } from '@/lib/share/compare-said';
import type { Said } from '@/lib/share/text/read-list';
import { broken, rearguard } from '../print/support/lists';

const ruleset = await loadRuleset('drums-and-shakos');
const legal = checkList(rearguard, ruleset);
const illegal = checkList(broken, ruleset);
const none: ReadonlyMap<string, number> = new Map();

test.each<[string, Said, object | undefined]>([
  ['nothing claimed', { prices: none }, undefined],
  [
    'the same',
    { points: 376, models: 11, verdict: 'legal', dataVersion: '1.0', prices: new Map([['0', 60]]) },
    undefined,
  ],
  [
    'another data version',
    { dataVersion: '0.9', prices: none },
    { dataVersion: { said: '0.9', here: '1.0' }, prices: none },
  ],
  [
    'another total',
    { points: 370, prices: none },
    { points: { said: 370, here: 376 }, prices: none },
  ],
  ['other models', { models: 10, prices: none }, { models: { said: 10, here: 11 }, prices: none }],
  [
    'another price',
    {
      prices: new Map([
        ['0', 61],
        ['1', 56],
        ['gone', 3],
      ]),
    },
    { prices: new Map([['0', { said: 61, here: 60 }]]) },
  ],
  [
    'another verdict',
    { verdict: 'illegal, 2 rules broken', prices: none },
    { verdict: { said: 'illegal, 2 rules broken', here: 'Legal' }, prices: none },
  ],
  ['the same verdict in other words', { verdict: 'Legal, 1 to agree', prices: none }, undefined],
])('%s', (_, said, differences) => {
  expect(compareSaid(said, legal)).toEqual(differences);
});

test('a list that claims to be legal and is not', () => {
  expect(compareSaid({ verdict: 'legal', prices: none }, illegal)?.verdict?.said).toBe('legal');
});
