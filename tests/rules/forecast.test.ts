import { describe, expect, test } from 'vitest';
import { ruleset as drumsAndShakos } from '@/data/drums-and-shakos/ruleset';
import { ruleset as napoleonicSbg } from '@/data/napoleonic-sbg/ruleset';
import type { List } from '@/lib/roster/list';
import { forecastEdits, forecastProfiles } from '@/lib/rules/forecast';
import type { Ruleset } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';
import { muster } from '../fixtures/muster';

/** The rule that adding one of a profile would break. */
function broken(ruleset: Ruleset, list: List, profile: string): string | undefined {
  const view = viewList(list, ruleset);
  return forecastProfiles(view, ruleset.profiles.values()).get(profile)?.rule;
}

describe('before the click', () => {
  const drums = (...entries: string[]) => muster('drums-and-shakos', 'france', entries);
  const sbg = (...entries: string[]) => muster('napoleonic-sbg', 'united-kingdom', entries);

  test.each<
    readonly [name: string, ruleset: Ruleset, list: List, profile: string, rule: string | undefined]
  >([
    ['a first Leader', drumsAndShakos, drums(), 'france/infantry-officer', undefined],
    [
      'a second Leader',
      drumsAndShakos,
      drums('infantry-officer'),
      'france/guard-officer',
      'one-leader',
    ],
    [
      'a third Leader, worse than two',
      drumsAndShakos,
      drums('2 infantry-officer'),
      'france/guard-officer',
      'one-leader',
    ],
    [
      'a sapper beside two Leaders, no worse',
      drumsAndShakos,
      drums('2 infantry-officer'),
      'france/sapper',
      undefined,
    ],
    [
      'a sapper as the only one: still nobody in command',
      drumsAndShakos,
      drums(),
      'france/sapper',
      'leader-or-nco-required',
    ],
    [
      'an Austrian',
      drumsAndShakos,
      drums('infantry-officer'),
      'austria/hussar',
      'historical-alliance',
    ],
    [
      'a fourth personality',
      drumsAndShakos,
      muster('drums-and-shakos', 'france', ['infantry-officer', '3 old-guard'], { cap: null }),
      'france/old-guard',
      'three-personalities',
    ],
    [
      'one point too many',
      drumsAndShakos,
      muster('drums-and-shakos', 'france', ['infantry-officer'], { cap: 71 }),
      'france/national-guard',
      'points-cap',
    ],
    [
      'just within the cap',
      drumsAndShakos,
      muster('drums-and-shakos', 'france', ['infantry-officer'], { cap: 72 }),
      'france/national-guard',
      undefined,
    ],
    [
      'troops without an officer',
      napoleonicSbg,
      sbg('sapper'),
      'united-kingdom/hussar',
      'officer-per-troop-type',
    ],
    ['their officer', napoleonicSbg, sbg('hussar'), 'united-kingdom/hussar-captain', undefined],
    [
      'a person who is there',
      napoleonicSbg,
      sbg('thomas-plunket'),
      'united-kingdom/thomas-plunket',
      'unique-personality',
    ],
  ])('%s', (_name, ruleset, list, profile, rule) => {
    expect(broken(ruleset, list, profile)).toBe(rule);
  });

  test('options say what they would break', () => {
    const list = sbg('light-dragoon-sergeant: horse');
    const view = viewList(list, napoleonicSbg);
    const taking = (option: string) =>
      forecastEdits(view, [{ do: 'option', key: '0.0', option, quantity: 1 }]).map(
        ({ rule }) => rule,
      );
    expect(taking('musket')).toEqual(['cavalry-firearms']);
    expect(taking('bayonet')).toEqual(['bayonet-needs-firearm']);
    expect(taking('rifled-carbine')).toEqual([]);
    expect(taking('siege-veterans')).toEqual(['unknown-option']);
  });
});
