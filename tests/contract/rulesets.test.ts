import { describe, expect, test } from 'vitest';
import { cardOf, knownRulesets, loadRuleset, registry } from '@/data/index';
import { nationOf, tinctures } from '@/lib/rules/ruleset';
import { allows } from '@/lib/rules/setting';
import { profileSchema } from './profile-schema';

const rulesets = await Promise.all(knownRulesets.map(({ id }) => loadRuleset(id)));

function twice(values: readonly string[]): readonly string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('the registry', () => {
  test('has every ruleset once', () => {
    expect(twice(knownRulesets.map(({ id }) => id))).toEqual([]);
    expect(rulesets.map(({ card }) => card)).toEqual(registry.map(({ card }) => card));
  });

  test('knows its cards and no others', () => {
    for (const card of knownRulesets) expect(cardOf(card.id)).toBe(card);
    expect(cardOf('warhammer')).toBeUndefined();
    expect(cardOf('constructor')).toBeUndefined();
    expect(() => loadRuleset('warhammer')).toThrow('warhammer');
  });
});

describe.each(rulesets.map((ruleset) => ({ id: ruleset.card.id, ruleset })))(
  '$id',
  ({ ruleset }) => {
    const { card, sections, arms, columns, settings } = ruleset;
    const profiles = [...ruleset.profiles.values()];
    const nations = card.nations.map(({ id }) => id);

    test.each(profiles.map((profile) => [profile.id, profile] as const))(
      '%s is a whole profile',
      (id, profile) => {
        expect(profileSchema.safeParse(profile).error).toBeUndefined();
        expect(nationOf(id)).toBe(profile.nation);
        expect(nations).toContain(profile.nation);
        expect(sections.map((section) => section.id)).toContain(profile.section);
        expect(Object.keys(profile.stats).sort()).toEqual(
          columns.map((column) => column.id).sort(),
        );
        expect(twice(profile.options.map((option) => option.id))).toEqual([]);
        for (const { replaces } of profile.options)
          if (replaces !== undefined) expect(profile.carries).toContain(replaces);
      },
    );

    test('its rows and profiles are the same, each once', () => {
      expect(ruleset.table.map(({ id }) => id)).toEqual(profiles.map(({ id }) => id));
      for (const row of ruleset.table) expect(row.nation).toBe(nationOf(row.id));
      for (const [id, profile] of ruleset.profiles) expect(profile.id).toBe(id);
    });

    test('its card counts its rosters', () => {
      expect(card.nations.map(({ id, profiles: count }) => ({ id, count }))).toEqual(
        nations.map((id) => ({ id, count: profiles.filter(({ nation }) => nation === id).length })),
      );
    });

    test('its card is complete', () => {
      expect(card.dataVersion).toMatch(/^\d+\.\d+/);
      expect(card.dataDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(Number.isNaN(Date.parse(card.dataDate))).toBe(false);
      expect(twice(nations)).toEqual([]);
      for (const { tincture } of card.nations) expect(tinctures).toContain(tincture);
      for (const words of [card.name, card.shortName, card.author, card.kind])
        expect(words).not.toBe('');
    });

    test('sections, arms and columns are named once and used', () => {
      for (const named of [sections, arms, columns])
        expect(twice(named.map(({ id }) => id))).toEqual([]);
      for (const section of sections)
        expect(profiles.some((profile) => profile.section === section.id)).toBe(true);
      for (const arm of arms) expect(profiles.some((profile) => arm.has(profile))).toBe(true);
    });

    test('settings have allowed defaults and unlike choices', () => {
      expect(twice(settings.map(({ id }) => id))).toEqual([]);
      for (const setting of settings) {
        if (setting.initial !== undefined) expect(allows(setting, setting.initial)).toBe(true);
        if (setting.needs !== undefined)
          expect(settings.map(({ id }) => id)).toContain(setting.needs);
        if (setting.kind === 'choice')
          expect(twice(setting.choices.map(({ id }) => id))).toEqual([]);
      }
    });

    test('a nation is let into its own lists', () => {
      for (const nation of nations) expect(ruleset.lets(nation, nation, new Map())).toBe(true);
    });

    test('points and cap go together', () => {
      expect(ruleset.cap !== undefined).toBe(card.points);
      for (const usual of ruleset.cap?.usual ?? []) expect(usual).toBeGreaterThan(0);
      if (!card.points) for (const { points } of profiles) expect(points).toBe(0);
    });
  },
);
