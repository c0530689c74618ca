import { describe, expect, test } from 'vitest';
import { loadRuleset } from '@/data';
import { entryOf, holdersOf, profilesWith } from '@/lib/rules/terms';
import { viewList } from '@/lib/rules/view';

describe('profilesWith', () => {
  test('counts what is carried, had by rule, bought, or is the profile itself', async () => {
    const sbg = await loadRuleset('napoleonic-sbg');
    const names = (term: string) => profilesWith(sbg, term).map(({ id }) => id);
    expect(names('Brace of Pistols')).toContain('french-empire/michel-ney');
    expect(names('Terror')).toContain('french-empire/old-guard-grenadier');
    expect(names('8 Pdr Cannon')).toContain('french-empire/8-pdr-cannon');
    expect(names('Master Gunner')).toContain('french-empire/8-pdr-cannon');
    expect(names('No such thing')).toEqual([]);
  });
});

describe('holdersOf', () => {
  test('names who has it now, each once', async () => {
    const sbg = await loadRuleset('napoleonic-sbg');
    const [sample] = sbg.samples;
    if (!sample) throw new Error('A sample is missing');
    const view = viewList(sample, sbg);
    expect(holdersOf(view, 'Carbine')).toEqual(['Dragoon Sergeant', 'Dragoon']);
    expect(holdersOf(view, 'Siege Veterans')).toEqual(['8 Pdr Cannon']);
    expect(holdersOf(view, 'Grape Shot')).toEqual([]);
  });
});

test('entryOf finds an entry by the name that profiles use', async () => {
  const drums = await loadRuleset('drums-and-shakos');
  const glossary = await drums.glossary();
  expect(entryOf(glossary, 'Élan')?.id).toBe('elan');
  expect(entryOf(glossary, 'élan')).toBeUndefined();
});
