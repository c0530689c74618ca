import { describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data/index';
import { checkList, describeFinding, metersOf, reasonOf } from '@/lib/rules/check';
import { describeEdits } from '@/lib/rules/describe-edits';
import { fixesFor } from '@/lib/rules/fix';
import type { RuleCases, RuleTable } from '../data/rule-case';

/** A ruleset that is registered brings its cases and the table of its rules. */
interface CaseFile {
  readonly cases: RuleCases;
  readonly table: RuleTable;
}

const rulesets = await Promise.all(
  knownRulesets.map(async ({ id }) => {
    const { cases, table }: CaseFile = await import(`../data/${id}/cases.ts`);
    const ruleset = await loadRuleset(id);
    const checked = Object.values(cases)
      .flat()
      .map(({ name, list }) => ({ name, checked: checkList(list, ruleset) }));
    return { id, ruleset, table, checked };
  }),
);

/** Words that show that a figure was missing. */
const broken = /undefined|\[object|NaN|null|\$\{|Infinity/;

/** A sentence for people: it begins, it ends, and nothing in it went wrong. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\d"“]/u);
  expect(text).toMatch(/\.$/);
  expect(text).not.toMatch(broken);
  expect(text).not.toMatch(/ {2}|\.\.|,,| [.,;:]/);
}

describe.each(rulesets)('$id', ({ ruleset, table, checked }) => {
  const findings = checked.flatMap(({ checked: { findings: found } }) => found);
  // Rules that cannot be broken here: a cap is used wherever there are points, and where there are
  // no settings none has a wrong value.
  const rules = ruleset.rules.filter(
    ({ id }) =>
      !(ruleset.cap && id === 'cap-unused') &&
      !(ruleset.settings.length === 0 && id === 'setting-invalid'),
  );

  test('has the rules of its specification, each once', () => {
    const ids = ruleset.rules.map(({ id }) => id);
    expect([...ids].sort()).toEqual(Object.keys(table).sort());
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(ruleset.rules.map((rule) => [rule.id, rule] as const))(
    '%s has a summary and a source',
    (_id, rule) => {
      expectSentence(rule.words.summary);
      expect(rule.source).not.toBe('');
    },
  );

  test.each(rules.map((rule) => [rule.id, rule] as const))(
    '%s has a legal and an illegal case',
    (id) => {
      const has = ({ checked: { findings: found } }: (typeof checked)[number]) =>
        found.some(({ rule }) => rule === id);
      expect(checked.some(has)).toBe(true);
      expect(checked.some((one) => !has(one))).toBe(true);
    },
  );

  test('every severity and basis is that of the specification', () => {
    for (const { rule, severity, basis } of findings)
      expect(table[rule], rule).toContain(`${severity} ${basis}`);
  });

  test('every severity of the specification occurs', () => {
    const seen = new Set(findings.map(({ rule, severity }) => `${rule} ${severity}`));
    const wanted = rules.flatMap(({ id }) =>
      (table[id] ?? []).map((words) => `${id} ${words.split(' ')[0] ?? ''}`),
    );
    expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
  });

  test('one finding per rule, or per group', () => {
    for (const {
      name,
      checked: { findings: found },
    } of checked) {
      const ids = found.map(({ rule, params }) => `${rule} ${String(params['ofGroup'])}`);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  test('subjects are groups, entries and options of the list, each once', () => {
    for (const {
      checked: { view, findings: found },
    } of checked)
      for (const { subjects } of found) {
        expect(new Set(subjects.map((one) => JSON.stringify(one))).size).toBe(subjects.length);
        for (const { group, entry, option } of subjects) {
          const at = view.list.groups.find(({ id }) => id === group)?.entries[entry ?? -1];
          if (entry !== undefined) expect(at).toBeDefined();
          if (option !== undefined) expect(Object.keys(at?.options ?? {})).toContain(option);
        }
      }
  });

  test('every message and reason reads as a sentence', () => {
    for (const finding of findings) {
      expectSentence(describeFinding(ruleset, finding));
      expect(reasonOf(ruleset, finding)).not.toMatch(broken);
    }
  });

  test('a message says that a reading is one', () => {
    for (const finding of findings)
      expect(describeFinding(ruleset, finding).endsWith(' A reading.'), finding.rule).toBe(
        finding.basis === 'reading',
      );
  });

  test('every fix has a label that reads as one', () => {
    for (const {
      checked: { view, findings: found },
    } of checked)
      for (const finding of found)
        for (const { edits } of fixesFor(view, finding)) {
          const label = describeEdits(view, edits);
          expect(label).toMatch(/^[\p{Lu}\d"]/u);
          expect(label).not.toMatch(broken);
          expect(label).not.toMatch(/ {2}|^\s|\s$|\.$/);
        }
  });

  test('meters, figures and boxes are whole', () => {
    for (const {
      checked: { view },
    } of checked) {
      const shown = JSON.stringify([
        metersOf(view),
        ruleset.figures(view),
        ruleset.figureTables(view),
        view.units.map((unit) => ruleset.unitFigures?.(unit, view) ?? []),
      ]);
      expect(shown).not.toMatch(/undefined|\[object|NaN|null|Infinity/);
      for (const { head, rows } of ruleset.figureTables(view))
        for (const row of rows) expect(row).toHaveLength(head.length);
    }
    for (const profile of ruleset.profiles.values())
      for (const { name, boxes } of ruleset.tallies(profile)) {
        expect(name).not.toBe('');
        expect(Number.isInteger(boxes) && boxes >= 1).toBe(true);
      }
  });
});
