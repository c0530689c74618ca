import { describe, expect, test } from 'vitest';
import { loadRuleset } from '@/data';
import { diffOf } from '@/lib/quartermaster/diff';
import {
  describeCost,
  describeFilled,
  describeLine,
  describeProof,
} from '@/lib/quartermaster/words';
import { viewList } from '@/lib/rules/view';
import { muster } from '../fixtures/muster';

test('a proof names its figure and what the rules ask', async () => {
  const ruleset = await loadRuleset('drums-and-shakos');
  const view = viewList(muster('drums-and-shakos', 'great-britain', [], { cap: 40 }), ruleset);
  expect(
    describeProof(view, { kind: 'smallest', points: 46, because: ['leader-or-nco-required'] }),
  ).toBe(
    'No legal list of Great Britain has fewer than 46 points. A list has at least a Leader or an NCO.',
  );
  expect(describeFilled(view, { kind: 'over', over: 1 })).toBe(
    'This list is 1 point over its cap: repair it first.',
  );
});

describe('what changes', () => {
  test('is told by kind, options apart, what goes before what comes', async () => {
    const ruleset = await loadRuleset('napoleonic-sbg');
    const viewOf = (...entries: readonly string[]) =>
      viewList(muster('napoleonic-sbg', 'united-kingdom', entries), ruleset);
    const lines = diffOf(
      viewOf('4 hussar: pistol', '1 nobody', '2 sapper'),
      viewOf('1 sapper', '1 hussar', '2 hussar: pistol', '1 sapper'),
    );
    expect(lines.map(describeLine)).toEqual([
      '−2 Hussars (Pistol)',
      '−1 united-kingdom/nobody',
      '+1 Hussar',
    ]);
    expect(lines.map(({ points }) => points)).toEqual([-32, 0, 15]);
  });

  test('costs are counted', () => {
    expect(describeCost({ models: 1, points: 26, dear: 0, options: 0 })).toBe(
      '1 model changed, 26 points moved',
    );
  });
});
