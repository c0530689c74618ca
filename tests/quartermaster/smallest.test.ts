import { describe, expect, test } from 'vitest';
import { loadRuleset, registry } from '@/data';
import { finish } from '@/lib/quartermaster/finish';
import { usualBudget } from '@/lib/quartermaster/search';
import { smallestOf } from '@/lib/quartermaster/smallest';
import { checkList } from '@/lib/rules/check';
import { viewList } from '@/lib/rules/view';
import { muster } from '../fixtures/muster';
import { listsUpTo } from './brute-force';

const nations = registry
  .filter(({ card }) => card.points)
  .flatMap(({ card }) => card.nations.map((nation) => [card.id, nation.id] as const));

describe('the smallest legal list of a nation', () => {
  test.each(nations)('%s, %s: as trying every list finds it', async (id, nation) => {
    const ruleset = await loadRuleset(id);
    const list = muster(id, nation, [], { cap: null });
    const proof = finish(smallestOf(viewList(list, ruleset), usualBudget));
    if (proof.kind !== 'smallest') throw new Error(proof.kind);
    let fewest = Infinity;
    for (const other of listsUpTo(list, ruleset, proof.points)) {
      const { legal, view } = checkList(other, ruleset);
      if (legal) fewest = Math.min(fewest, view.points);
    }
    expect(proof.points).toBe(fewest);
  });

  test('the cap and the models of the list do not matter, its settings do', async () => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const points = (cap: number | null) => {
      const list = muster('drums-and-shakos', 'great-britain', ['9 drummer-boy'], { cap });
      const proof = finish(smallestOf(viewList(list, ruleset), usualBudget));
      return proof.kind === 'smallest' ? proof.points : proof.kind;
    };
    expect([points(null), points(10), points(400)]).toEqual([46, 46, 46]);
  });
});
