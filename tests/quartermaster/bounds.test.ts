import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRuleset, registry } from '@/data';
import type { Bound } from '@/lib/rules/bound';
import { rulesetAtEvent } from '@/lib/rules/event';
import type { Rule } from '@/lib/rules/rule';
import { type View, viewList } from '@/lib/rules/view';
import { anyList } from '../contract/arbitrary-list';

/** Units of profiles of a kind. */
function sum({ units }: View, which: (unit: View['units'][number]) => boolean): number {
  return units.reduce((all, unit) => all + (which(unit) ? unit.entry.count : 0), 0);
}

/** Whether a list keeps to a bound, told from the list as it is and not by counting on. */
function keeps(view: View, bound: Bound): boolean {
  switch (bound.kind) {
    case 'points':
      return view.points <= bound.max;
    case 'at-most':
      return sum(view, ({ profile }) => bound.which(profile)) <= bound.max;
    case 'at-least':
      return sum(view, ({ profile }) => bound.which(profile)) >= bound.min;
    case 'models':
      return view.models <= bound.max;
    case 'copies':
      return view.units.every(
        ({ profile }) => sum(view, (other) => other.profile === profile) <= bound.most(profile),
      );
    case 'needs':
      return (
        sum(view, ({ profile }) => bound.who(profile)) === 0 ||
        sum(view, ({ profile }) => bound.needs(profile)) > 0
      );
    case 'apart':
      return (
        sum(view, ({ profile }) => bound.one(profile)) === 0 ||
        sum(view, ({ profile }) => bound.other(profile)) === 0
      );
    case 'cover': {
      const types = new Set(view.units.flatMap(({ profile }) => bound.typeOf(profile) ?? []));
      const open = [...types].filter(
        (type) =>
          !view.units.some(({ profile }) => bound.typeOf(profile) === type && bound.leads(profile)),
      );
      return open.length <= sum(view, ({ profile }) => bound.standsIn(profile));
    }
    case 'each':
      return view.units.every((unit) => bound.allows(unit));
  }
}

function hasError(rule: Rule, view: View): boolean {
  const faults = rule.check(view);
  return (
    faults !== undefined &&
    [faults].flat().some(({ severity }) => (severity ?? rule.severity) === 'error')
  );
}

const event = {
  nations: ['france', 'great-britain', 'french-empire', 'united-kingdom'],
  banned: ['great-britain/rifleman', 'united-kingdom/sapper'],
  required: ['france/voltigeur', 'united-kingdom/line-infantry'],
  maxCopies: 4,
  maxModels: 9,
  waived: ['unique-personality', 'historical-alliance'],
};

describe('what rules say of themselves is what they find', () => {
  test.each(registry.map(({ card }) => card.id))('%s', async (id) => {
    const own = await loadRuleset(id);
    for (const ruleset of [own, rulesetAtEvent(own, event)])
      fc.assert(
        fc.property(anyList(ruleset), (list) => {
          const view = viewList(list, ruleset);
          for (const rule of ruleset.rules) {
            const bounds = rule.bounds?.(view);
            if (!bounds || bounds.length === 0) continue;
            const isKept = bounds.every((bound) => keeps(view, bound));
            // Nobody over points or without a leader is missed in an empty list: another rule speaks.
            if (view.units.length === 0 && rule.id !== 'empty-list') continue;
            expect(`${rule.id} ${isKept}`).toBe(`${rule.id} ${!hasError(rule, view)}`);
          }
        }),
        { numRuns: 150 },
      );
  });

  test('all rules of the rulesets with points that can be errors of models say something', async () => {
    for (const id of ['drums-and-shakos', 'napoleonic-sbg']) {
      const { rules } = await loadRuleset(id);
      const silent = rules.filter(({ severity, bounds }) => severity === 'error' && !bounds);
      expect(silent.map((rule) => rule.id).sort()).toEqual([
        'attribute-invalid',
        'setting-invalid',
        'unknown-profile',
      ]);
    }
  });
});
