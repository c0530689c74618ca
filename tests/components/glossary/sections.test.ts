import { describe, expect, test } from 'vitest';
import { findEntries, sectionOf } from '@/components/glossary/sections';
import { loadRuleset, registry } from '@/data';

describe.each(registry)('the glossary of $card.name', ({ card, load }) => {
  test('shows every entry once, under its kind', async () => {
    const ruleset = await load.en();
    const { kinds } = await sectionOf(ruleset);
    const listed = kinds.flatMap(({ kind, listed: of }) => of.map(({ entry }) => [kind, entry]));
    const glossary = await ruleset.glossary();
    expect(listed).toHaveLength(glossary.length);
    for (const entry of glossary) expect(listed).toContainEqual([entry.kind, entry]);
  });

  test('tells in how many profiles a weapon occurs', async () => {
    const ruleset = await loadRuleset(card.id);
    const { kinds } = await sectionOf(ruleset);
    const weapons = kinds.find(({ kind }) => kind === 'weapon')?.listed ?? [];
    for (const { entry, profiles } of weapons) {
      const having = [...ruleset.profiles.values()].filter(({ carries, options }) =>
        [...carries, ...options.flatMap(({ gives }) => gives)].includes(entry.term),
      );
      expect(profiles).toBeGreaterThanOrEqual(having.length);
    }
  });
});

test('a search keeps entries with every word, also those of their tables', async () => {
  const sections = [await sectionOf(await loadRuleset('drums-and-shakos'))];
  const found = (query: string) =>
    findEntries(sections, query).flatMap(({ kinds }) =>
      kinds.flatMap(({ listed }) => listed.map(({ entry }) => entry.id)),
    );
  expect(found('ELAN activate')).toContain('elan');
  expect(found('obsolete firearm')).toContain('firearms');
  expect(found('no such word')).toEqual([]);
  expect(found(' ').length).toBeGreaterThan(70);
});

test('another language has the same entries, found by its own names too', async () => {
  const english = await sectionOf(await loadRuleset('drums-and-shakos'));
  const french = await sectionOf(await loadRuleset('drums-and-shakos', 'fr'));
  const terms = ({ kinds }: typeof english) =>
    kinds.map(({ listed }) => listed.map(({ entry }) => entry.term).toSorted());
  expect(terms(french)).toEqual(terms(english));
  const found = findEntries([french], 'tir de salve').flatMap(({ kinds }) =>
    kinds.flatMap(({ listed }) => listed.map(({ entry }) => entry.name)),
  );
  expect(found).toContain('Tir de salve');
});
