import { describe, expect, test } from 'vitest';
import { editsBetween, valuesOf } from '@/components/builder/settings/settings-values';
import { ruleset as drums } from '@/data/drums-and-shakos/ruleset';
import { ruleset as sbg } from '@/data/napoleonic-sbg/ruleset';
import type { List } from '@/lib/roster/list';
import type { Ruleset } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';

function shown(ruleset: Ruleset, more: Partial<List> = {}) {
  const nation = ruleset.card.nations[0]?.id ?? '';
  const list = { ruleset: ruleset.card.id, nation, name: '', groups: [{ id: 'g', entries: [] }] };
  return valuesOf(viewList({ ...list, ...more }, ruleset));
}

const never = () => false;

describe('what the form shows', () => {
  test.each([
    ['the usual cap', 'drums', {}, { cap: 'default', ownCap: '' }],
    ['the usual cap, said', 'drums', { cap: 400 }, { cap: 'default', ownCap: '' }],
    ['a size that is offered', 'drums', { cap: 500 }, { cap: '500', ownCap: '' }],
    ['another', 'drums', { cap: 333 }, { cap: 'default', ownCap: '333' }],
    ['no cap', 'drums', { cap: null }, { cap: 'none', ownCap: '' }],
    ['none, as the rules say', 'sbg', { cap: null }, { cap: 'default', ownCap: '' }],
    ['a year', 'sbg', { settings: { year: 1815 } }, { settings: { year: '1815', allies: false } }],
  ] as const)('%s', (_, rules, more, fields) => {
    expect(shown(rules === 'drums' ? drums : sbg, more)).toMatchObject(fields);
  });
});

describe('what a change comes to', () => {
  const before = shown(drums);

  test('nothing, when nothing was changed', () => {
    expect(editsBetween(drums, before, shown(drums), never)).toEqual([]);
  });

  test('a size, another, the rules’ own, none', () => {
    const cap = (fields: { cap?: string; ownCap?: string }) =>
      editsBetween(drums, { ...before, cap: 'x' }, { ...before, cap: 'default', ...fields }, never);
    expect(cap({ cap: '500' })).toEqual([{ do: 'cap', value: 500 }]);
    expect(cap({ ownCap: ' 333 ' })).toEqual([{ do: 'cap', value: 333 }]);
    expect(cap({ cap: 'none' })).toEqual([{ do: 'cap', value: null }]);
    expect(cap({})).toEqual([{ do: 'cap' }]);
  });

  test('a setting, and back to its default', () => {
    const on = { ...before, settings: { ...before.settings, nationalFeature: true } };
    const set = { do: 'setting', name: 'nationalFeature' };
    expect(editsBetween(drums, before, on, never)).toEqual([{ ...set, value: true }]);
    expect(editsBetween(drums, on, before, never)).toEqual([set]);
  });

  test('nothing for a field that is wrong', () => {
    const year = { ...shown(sbg), settings: { year: '1066', allies: true } };
    expect(editsBetween(sbg, shown(sbg), year, (field) => field === 'settings.year')).toEqual([
      { do: 'setting', name: 'allies', value: true },
    ]);
  });
});
