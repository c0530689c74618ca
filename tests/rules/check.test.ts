import { describe, expect, test } from 'vitest';
import { ruleset as drumsAndShakos } from '@/data/drums-and-shakos/ruleset';
import { checkList, describeFinding, metersOf } from '@/lib/rules/check';
import { identityOf } from '@/lib/rules/finding';
import { fixesFor } from '@/lib/rules/fix';
import type { Rule } from '@/lib/rules/rule';
import type { Ruleset } from '@/lib/rules/ruleset';
import { muster } from '../fixtures/muster';

/** The same ruleset, had it no points. */
function withoutPoints(): Ruleset {
  const copy: { -readonly [field in keyof Ruleset]: Ruleset[field] } = { ...drumsAndShakos };
  delete copy.cap;
  return { ...copy, rules: copy.rules.filter(({ id }) => id === 'cap-unused') };
}

describe('a cap where there are no points', () => {
  const check = (cap?: number | null) =>
    checkList(muster('x', 'france', ['sapper'], cap === undefined ? {} : { cap }), withoutPoints());

  test('is said to be unused', () => {
    const { view, findings, legal } = check(400);
    expect(legal).toBe(true);
    expect(view.cap).toBeNull();
    expect(findings).toMatchObject([
      { rule: 'cap-unused', severity: 'warning', basis: 'reading', subjects: [] },
    ]);
    const [finding] = findings;
    if (!finding) throw new Error('no finding');
    expect(describeFinding(view.ruleset, finding)).toBe(
      'The cap of 400 is not used: this ruleset has no points. A reading.',
    );
    expect(fixesFor(view, finding).map(({ edits }) => edits)).toEqual([[{ do: 'cap' }]]);
  });

  test('is nothing to speak of when there is none', () => {
    expect(check().findings).toEqual([]);
    expect(check(null).findings).toEqual([]);
  });
});

describe('findings', () => {
  const rule = (id: string, more: Partial<Rule> = {}): Rule => ({
    id,
    basis: 'rule',
    severity: 'error',
    source: 'a book',
    check: () => undefined,
    words: { summary: '', message: () => '' },
    ...more,
  });
  const with_ = (...rules: readonly Rule[]): Ruleset => ({ ...drumsAndShakos, rules });
  const nothing = { subjects: [], params: {} };
  const list = muster('x', 'france', ['sapper']);
  const ids = (ruleset: Ruleset) => checkList(list, ruleset).findings.map(({ rule: id }) => id);

  test('stand in the order of the rules', () => {
    const of = (id: string) => rule(id, { check: () => nothing });
    expect(ids(with_(of('b'), of('a'), of('c')))).toEqual(['b', 'a', 'c']);
  });

  test('of rules that wait for a legal list come when nothing else is an error', () => {
    const waiting = rule('waiting', {
      onlyWhenLegal: true,
      severity: 'advice',
      check: () => nothing,
    });
    const error = rule('error', { check: () => nothing });
    const warning = rule('warning', { severity: 'warning', check: () => nothing });
    expect(ids(with_(waiting, error))).toEqual(['error']);
    expect(ids(with_(waiting, warning))).toEqual(['warning', 'waiting']);
  });

  test('of rules that look at each group are told apart by it', () => {
    const each = rule('each', {
      check: () => ['a', 'b'].map((ofGroup) => ({ subjects: [], params: { ofGroup } })),
    });
    expect(checkList(list, with_(each)).findings.map(identityOf)).toEqual(['each@a', 'each@b']);
  });

  test('take severity and basis from the rule unless the list decides', () => {
    const mild = rule('mild', {
      check: () => ({ ...nothing, severity: 'advice', basis: 'reading' }),
    });
    const { findings, legal } = checkList(list, with_(mild, rule('x', { check: () => nothing })));
    expect(findings.map(({ severity, basis }) => `${severity} ${basis}`)).toEqual([
      'advice reading',
      'error rule',
    ]);
    expect(legal).toBe(false);
  });
});

test('meters come from the same numbers', () => {
  const { view } = checkList(
    muster('drums-and-shakos', 'france', ['infantry-officer', '4 old-guard']),
    drumsAndShakos,
  );
  expect(metersOf(view)).toEqual([
    { kind: 'limit', id: 'one-leader', name: 'Leader', value: 1, max: 1 },
    { kind: 'limit', id: 'one-nco', name: 'NCO', value: 0, max: 1 },
    { kind: 'limit', id: 'three-personalities', name: 'Over 80 points', value: 4, max: 3 },
  ]);
});
