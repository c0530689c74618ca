import { describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data/index';
import { glossaryKinds } from '@/lib/roster/glossary';
import { sentencesOf } from './sentences';

const rulesets = await Promise.all(
  knownRulesets.map(async ({ id }) => {
    const ruleset = await loadRuleset(id);
    return { id, ruleset, glossary: await ruleset.glossary() };
  }),
);

test('sentences are counted as people do', () => {
  expect(sentencesOf('One.')).toBe(1);
  expect(sentencesOf('Half of 4.5 is 2.25. Two more.')).toBe(2);
  expect(sentencesOf('No end')).toBe(0);
});

describe.each(rulesets)('$id', ({ ruleset, glossary }) => {
  const ids = new Set(glossary.map(({ id }) => id));

  test.each(glossary.map((entry) => [entry.id, entry] as const))('%s', (_id, entry) => {
    expect(entry.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(glossaryKinds).toContain(entry.kind);
    expect(entry.term).not.toBe('');
    expect(entry.source).not.toBe('');
    expect(sentencesOf(entry.summary)).toBeGreaterThanOrEqual(1);
    expect(sentencesOf(entry.summary)).toBeLessThanOrEqual(2);
    expect(entry.summary).toMatch(/[.!?]$/);
    for (const other of entry.see ?? []) {
      expect(ids).toContain(other);
      expect(other).not.toBe(entry.id);
    }
    for (const row of entry.table?.rows ?? [])
      expect(row).toHaveLength(entry.table?.head.length ?? 0);
  });

  test('no id stands twice, and no term twice for one kind', () => {
    expect(ids.size).toBe(glossary.length);
    const terms = glossary.map(({ kind, term }) => `${kind} ${term}`);
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
  });

  test('whatever a profile names is explained', () => {
    const terms = new Set(glossary.map(({ term }) => term));
    const named = [...ruleset.profiles.values()].flatMap(({ carries, rules, options }) => [
      ...carries,
      ...rules,
      ...options.map(({ name }) => name),
    ]);
    expect([...new Set(named)].filter((name) => !terms.has(name))).toEqual([]);
  });
});
