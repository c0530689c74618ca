import type { List } from '@/lib/roster/list';
import type { RuleCases, RuleTable } from './rule-case';

/** Severities and bases of the rules that hold in every ruleset. */
export const alwaysTable: RuleTable = {
  'unknown-profile': ['error rule'],
  'unknown-option': ['error rule'],
  'attribute-invalid': ['error rule'],
  'setting-invalid': ['error reading'],
  'unknown-setting': ['warning reading'],
  'cap-unused': ['warning reading'],
};

/** The list with attributes on its first entry. */
export function described(list: List, attributes: Readonly<Record<string, unknown>>): List {
  return {
    ...list,
    groups: list.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry, at) => (at === 0 ? { ...entry, attributes } : entry)),
    })),
  };
}

/** Cases that any points ruleset has alike, from a way to make a legal list with more entries or settings. */
export function alwaysCases(
  legal: (more?: readonly string[], settings?: Readonly<Record<string, unknown>>) => List,
  wrongSettings: readonly (readonly [name: string, settings: Readonly<Record<string, unknown>>])[],
): RuleCases {
  const kept = Object.fromEntries([['__proto__', 1]]);
  return {
    'unknown-profile': [
      { name: 'profiles of the roster', list: legal(), findings: [] },
      {
        name: 'a profile of nobody, beside others',
        list: legal(['3 old-guard-marine']),
        findings: ['error unknown-profile'],
      },
      {
        name: 'a profile of another nation by the wrong name',
        list: legal(['atlantis/hoplite']),
        findings: ['error unknown-profile'],
      },
      {
        name: 'names that every object has',
        list: legal(['constructor', '__proto__', 'toString']),
        findings: ['error unknown-profile'],
      },
    ],
    'setting-invalid': [
      { name: 'no settings', list: legal([], {}), findings: [] },
      ...wrongSettings.map(([name, settings]) => ({
        name,
        list: legal([], settings),
        findings: ['error setting-invalid'],
      })),
    ],
    'unknown-setting': [
      { name: 'none', list: legal([], {}), findings: [] },
      { name: 'one', list: legal([], { weather: 'rain' }), findings: ['warning unknown-setting'] },
      {
        name: 'names that every object has',
        list: legal([], { constructor: true, ...kept }),
        findings: ['warning unknown-setting'],
      },
    ],
    'attribute-invalid': [
      { name: 'no attributes', list: legal(), findings: [] },
      {
        name: 'any attribute',
        list: described(legal(), { grade: 'veteran' }),
        findings: ['error attribute-invalid'],
      },
      {
        name: 'an attribute that every object has',
        list: described(legal(), { constructor: 1 }),
        findings: ['error attribute-invalid'],
      },
    ],
  };
}
