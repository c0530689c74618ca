import { describe, expect, test } from 'vitest';
import { loadRuleset } from '@/data';
import type { Entry, List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import { english } from '@/lib/rules/en/speech';
import { describeVerdict, verdictOf } from '@/lib/rules/verdict';

const list = (...entries: readonly Omit<Entry, 'key'>[]): List => ({
  ruleset: 'drums-and-shakos',
  nation: 'france',
  name: '',
  groups: [{ id: 'main', entries: entries.map((entry, at) => ({ key: String(at), ...entry })) }],
});
const officer = { profile: 'france/infantry-officer', count: 1 };
const men = { profile: 'france/line-infantryman', count: 6 };

describe('a list', () => {
  test.each<[words: string, list: List]>([
    ['Nobody in it yet', list()],
    ['Legal', list(officer, men)],
    ['1 rule broken', list(officer, { profile: 'france/guard-officer', count: 1 }, men)],
    ['1 rule broken', list(officer, men, { profile: 'france/nobody', count: 1 })],
    ['1 rule broken', list(men)],
  ])('%s', async (words, of) => {
    const verdict = verdictOf(checkList(of, await loadRuleset('drums-and-shakos')));
    expect(describeVerdict(verdict, english)).toBe(words);
  });

  test('with something to agree is legal', () => {
    expect(describeVerdict({ mood: 'agree', warnings: 2 }, english)).toBe('Legal, 2 to agree');
    expect(describeVerdict({ mood: 'broken', errors: 2 }, english)).toBe('2 rules broken');
  });
});
