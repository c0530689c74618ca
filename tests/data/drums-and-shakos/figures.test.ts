import { describe, expect, test } from 'vitest';
import { fittedCost, oddRow } from '@/data/drums-and-shakos/cost';
import { activationChances, successChance } from '@/data/drums-and-shakos/figures';
import { austria } from '@/data/drums-and-shakos/roster/austria';
import { france } from '@/data/drums-and-shakos/roster/france';
import { greatBritain } from '@/data/drums-and-shakos/roster/great-britain';
import { prussia } from '@/data/drums-and-shakos/roster/prussia';
import { russia } from '@/data/drums-and-shakos/roster/russia';
import { ruleset } from '@/data/drums-and-shakos/ruleset';
import { viewList } from '@/lib/rules/view';
import { muster } from '../../fixtures/muster';

function figure(id: string, nation: string, entries: readonly string[], feature = false) {
  const list = muster('drums-and-shakos', nation, entries, {
    settings: { nationalFeature: feature },
  });
  return ruleset.figures(viewList(list, ruleset)).find((one) => one.id === id)?.value;
}

describe('the figures of a squad', () => {
  test.each([
    ['the 5th of 9', 'france', '9 sapper', false, '5 of 9'],
    ['the 6th of 10', 'france', '10 sapper', false, '6 of 10'],
    ['the 6th of 11', 'france', '11 sapper', true, '6 of 11'],
    ['one later for Russia with its feature', 'russia', '11 sapper', true, '7 of 11'],
    ['no later for Russia without', 'russia', '11 sapper', false, '6 of 11'],
  ])('morale test at %s', (_name, nation, words, feature, wanted) => {
    expect(figure('morale-test', nation, [words], feature)).toBe(wanted);
  });

  test('scouts', () => {
    expect(figure('scouting', 'france', ['sapper'])).toBeUndefined();
    expect(figure('scouting', 'france', ['2 chasseur', 'sapper'])).toBe('+2');
    expect(figure('scouting', 'austria', ['hussar'], true)).toBe('+2');
    expect(figure('scouting', 'austria', ['sapper'], true)).toBe('+1');
    expect(figure('scouting', 'austria', ['hussar'], false)).toBe('+1');
  });

  test('average Quality, by models', () => {
    expect(figure('quality', 'france', ['guard-officer', '3 line-infantryman'])).toBe('3.5');
  });

  test('firearms by kind', () => {
    const entries = ['infantry-officer', '4 line-infantryman', 'hussar'];
    expect(figure('musket', 'france', entries)).toBe('4');
    expect(figure('pistol', 'france', entries)).toBe('1');
    expect(figure('rifle', 'france', entries)).toBeUndefined();
  });

  test('none of an empty list', () => {
    expect(ruleset.figures(viewList(muster('x', 'france', []), ruleset))).toEqual([]);
  });
});

describe('activation', () => {
  test('one die at each Quality: a 1 fails, a 6 succeeds', () => {
    expect([2, 3, 4, 5, 6].map((quality) => Math.round(6 * successChance(quality)))).toEqual([
      5, 4, 3, 2, 1,
    ]);
    expect(successChance(1)).toBe(5 / 6);
    expect(successChance(7)).toBe(1 / 6);
  });

  test.each([
    [4, 1, [1 / 2, 1 / 2], 0],
    [4, 2, [1 / 4, 1 / 2, 1 / 4], 1 / 4],
    [4, 3, [1 / 8, 3 / 8, 3 / 8, 1 / 8], 1 / 2],
    [3, 3, [1 / 27, 6 / 27, 12 / 27, 8 / 27], 7 / 27],
  ] as const)('Quality %i with %i dice', (quality, dice, actions, turnover) => {
    const chances = activationChances(quality, dice);
    expect(chances.actions).toHaveLength(dice + 1);
    for (const [n, chance] of actions.entries()) expect(chances.actions[n]).toBeCloseTo(chance);
    expect(chances.turnover).toBeCloseTo(turnover);
    expect(chances.actions.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  });
});

describe('the fitted cost formula', () => {
  const rows = [...france, ...greatBritain, ...prussia, ...austria, ...russia];

  test('gives every printed price but one', () => {
    const odd = rows
      .filter((row) => fittedCost(row).points !== row.points)
      .map((row) => ({
        id: row.id,
        printedPoints: row.points,
        fittedPoints: fittedCost(row).points,
      }));
    expect(odd).toEqual([oddRow]);
  });

  test('takes a price apart into what makes it', () => {
    for (const row of rows) {
      const { base, parts, sum, factor, points } = fittedCost(row);
      expect(base).toBe(5 * row.combat);
      expect(parts.reduce((total, { value }) => total + value, base)).toBe(sum);
      expect(parts).toHaveLength(row.weapons.length + row.rules.length);
      expect(points).toBe(Math.round(sum * factor));
    }
  });
});
