import { describe, expect, test } from 'vitest';
import { ruleset } from '@/data/bundok-and-bayonet/ruleset';
import { moraleDice } from '@/data/bundok-and-bayonet/tables/dice';
import { distance } from '@/data/bundok-and-bayonet/tables/ranges';
import { viewList } from '@/lib/rules/view';
import { orderOfBattle, type UnitWords } from '../../fixtures/order-of-battle';

const regular = 'european-regular';
const native = 'irregular-native';
const lost = 'not in the source';

function viewOf(nation: string, units: readonly UnitWords[], settings = {}) {
  const list = orderOfBattle('bundok-and-bayonet', nation, [{ units }], { settings });
  return viewList(list, ruleset);
}

function figuresIn(nation: string, unit: UnitWords) {
  const view = viewOf(nation, [unit]);
  const [first] = view.units;
  if (!first) throw new Error('No such unit');
  return ruleset.unitFigures?.(first, view) ?? [];
}

/** Figures of one unit by id. */
function figuresOf(nation: string, unit: UnitWords): Readonly<Record<string, string>> {
  return Object.fromEntries(figuresIn(nation, unit).map(({ id, value }) => [id, value]));
}

function totals(nation: string, units: readonly UnitWords[], settings = {}) {
  const all = ruleset.figures(viewOf(nation, units, settings));
  return Object.fromEntries(all.map(({ id, value }) => [id, value]));
}

describe('morale dice', () => {
  test.each([
    ['a company', regular, 'infantry-company', '1'],
    ['a squadron', regular, 'cavalry-squadron', '1'],
    ['transport, as a full company', regular, 'transport', '1'],
    ['native transport', native, 'transport', '1'],
    ['a battalion', regular, 'infantry-battalion', lost],
    ['a regiment', regular, 'cavalry-regiment', lost],
    ['a foot unit', native, ['foot-unit', { figures: 9 }], lost],
    ['a mounted unit', native, ['mounted-unit', { figures: 9 }], lost],
    ['a machine-gun', regular, 'machine-gun-detachment', 'none: it takes no check'],
    ['a field gun', regular, 'field-gun-battery', 'none: it takes no check'],
    ['native guns', native, ['artillery-unit', { figures: 3 }], 'none: it takes no check'],
    ['a general', regular, ['headquarters', { figures: 2 }], 'none: it takes no check'],
    ['an elite company', regular, ['infantry-company', { quality: 'elite' }], '0 (1, elite −1)'],
    [
      'a new company',
      regular,
      ['infantry-company', { quality: 'inexperienced' }],
      '2 (1, inexperienced +1)',
    ],
    [
      'a militia company',
      regular,
      ['infantry-company', { quality: 'militia' }],
      '3 (1, militia +2)',
    ],
    [
      'an elite gun',
      regular,
      ['field-gun-battery', { quality: 'elite' }],
      'none: it takes no check',
    ],
    ['a battalion filled in', regular, ['infantry-battalion', { moraleDice: 4 }], '4'],
    [
      'a militia battalion filled in',
      regular,
      ['infantry-battalion', { moraleDice: 4, quality: 'militia' }],
      '6 (4, militia +2)',
    ],
    [
      'elite horsemen without their dice',
      native,
      ['mounted-unit', { figures: 9, quality: 'elite' }],
      lost,
    ],
  ] as readonly (readonly [string, string, UnitWords, string])[])(
    'of %s',
    (_name, nation, unit, wanted) => {
      expect(figuresOf(nation, unit)['morale-dice']).toBe(wanted);
    },
  );

  test('a die less in fortifications, and never fewer than none', () => {
    const fortified = (unit: UnitWords) => figuresOf(regular, unit)['morale-dice-fortified'];
    expect(fortified('infantry-company')).toBe('0');
    expect(fortified(['infantry-company', { quality: 'elite' }])).toBe('0');
    expect(fortified(['infantry-company', { quality: 'militia' }])).toBe('2');
    expect(fortified(['infantry-battalion', { moraleDice: 4 }])).toBe('3');
    expect(fortified('infantry-battalion')).toBeUndefined();
    expect(fortified('field-gun-battery')).toBeUndefined();
  });

  test('what the source has lost is marked as missing, and nothing else', () => {
    const missing = (unit: UnitWords, nation = regular) =>
      figuresIn(nation, unit).flatMap(({ id, isMissing }) => (isMissing ? [id] : []));
    expect(missing('infantry-battalion')).toEqual(['morale-dice', 'movement-dice']);
    expect(missing(['infantry-battalion', { moraleDice: 4, movementDice: 3 }])).toEqual([]);
    expect(missing('infantry-company')).toEqual(['movement-dice']);
  });

  test('never fewer than none', () => {
    expect(moraleDice(1, 'elite')).toBe(0);
    expect(moraleDice(0, 'elite')).toBe(0);
  });
});

test('movement dice are what the player fills in, for every unit', () => {
  for (const profile of ruleset.profiles.values()) {
    const of = (attributes: Readonly<Record<string, unknown>>) =>
      figuresOf(profile.nation, [profile.id, attributes])['movement-dice'];
    expect(of({})).toBe(lost);
    expect(of({ movementDice: 3 })).toBe('3; 6 at the double; 1 more in open terrain');
  }
});

describe('fire', () => {
  test.each([
    [regular, ['infantry-company', { weapon: 'pistols' }], '3″ (7.5 cm)', 'none'],
    [regular, ['infantry-company', { weapon: 'single-shot-rifles' }], '4″ (10 cm)', '12″ (30 cm)'],
    [regular, ['cavalry-regiment', { weapon: 'magazine-rifles' }], '6″ (15 cm)', '18″ (45 cm)'],
    [regular, 'machine-gun-detachment', '8″ (20 cm)', '24″ (60 cm)'],
    [regular, 'mountain-gun-battery', '10″ (25 cm)', '30″ (75 cm)'],
    [regular, 'field-gun-battery', '12″ (30 cm)', '36″ (90 cm)'],
    [regular, 'medium-gun-battery', '14″ (35 cm)', '42″ (105 cm)'],
    [regular, 'heavy-gun-battery', '16″ (40 cm)', '48″ (120 cm)'],
    [native, ['foot-unit', { figures: 9, weapon: 'throwing-spears' }], '3″ (7.5 cm)', 'none'],
    [native, ['mounted-unit', { figures: 9, weapon: 'muskets' }], '3″ (7.5 cm)', '9″ (22.5 cm)'],
    [
      native,
      ['foot-unit', { figures: 9, weapon: 'single-shot-rifles' }],
      '4″ (10 cm)',
      '12″ (30 cm)',
    ],
    [native, ['artillery-unit', { figures: 3 }], '8″ (20 cm)', '24″ (60 cm)'],
    [native, ['artillery-unit', { figures: 3, gun: 'medium' }], '10″ (25 cm)', '30″ (75 cm)'],
    [native, ['artillery-unit', { figures: 3, gun: 'heavy' }], '12″ (30 cm)', '36″ (90 cm)'],
  ] as readonly (readonly [string, UnitWords, string, string])[])(
    '%s %j reaches %s and %s',
    (nation, unit, short, long) => {
      expect(figuresOf(nation, unit)).toMatchObject({ 'short-range': short, 'long-range': long });
    },
  );

  test('an unchosen weapon has no range, and a headquarters and transport have none at all', () => {
    expect(figuresOf(regular, 'infantry-company')['range']).toBe('weapon not chosen');
    for (const unit of [['headquarters', { figures: 2 }], 'transport'] as const)
      expect(Object.keys(figuresOf(regular, unit))).not.toContain('short-range');
  });

  test.each([
    [regular, 'infantry-battalion', '21'],
    [regular, ['cavalry-regiment', { weapon: 'pistols' }], '9, at short range only'],
    [regular, 'machine-gun-detachment', '6 (3 a figure)'],
    [regular, 'heavy-gun-battery', '15 (3 a figure)'],
    [native, ['artillery-unit', { figures: 4 }], '12 (3 a figure)'],
    [native, ['foot-unit', { figures: 14 }], '14'],
    [native, 'foot-unit', undefined],
    [regular, ['headquarters', { figures: 3 }], '3, with a unit that they touch'],
    [regular, 'transport', undefined],
  ] as readonly (readonly [string, UnitWords, string | undefined])[])(
    '%s %j throws %s',
    (nation, unit, wanted) => {
      expect(figuresOf(nation, unit)['firing-dice']).toBe(wanted);
    },
  );

  test('casualties by range', () => {
    expect(figuresOf(regular, 'field-gun-battery')).toMatchObject({
      'casualty-short': 'each 6',
      'casualty-long': 'each pair of 6s',
    });
    const pistols = figuresOf(regular, ['infantry-company', { weapon: 'pistols' }]);
    expect(pistols['casualty-short']).toBe('each 6');
    expect(pistols['casualty-long']).toBeUndefined();
    expect(figuresOf(regular, 'transport')['casualty-short']).toBeUndefined();
  });

  test('inches and centimetres', () => {
    expect([3, 9, 48].map(distance)).toEqual(['3″ (7.5 cm)', '9″ (22.5 cm)', '48″ (120 cm)']);
  });
});

describe('the figures of a force', () => {
  test('add up, those of a headquarters and of transport apart', () => {
    expect(
      totals(
        regular,
        [
          ['headquarters', { figures: 3 }],
          ['2 infantry-company', { weapon: 'single-shot-rifles' }],
          ['cavalry-squadron', { weapon: 'pistols' }],
          'infantry-battalion',
          'machine-gun-detachment',
          '3 transport',
        ],
        { suit: 'red' },
      ),
    ).toEqual({
      figures: '40',
      combat: '5',
      transport: '3',
      'firing-dice-short': '20',
      'firing-dice-long': '16',
      'firing-dice-unarmed': '21',
      suit: 'Red: hearts and diamonds',
    });
  });

  test('of nobody are none', () => {
    expect(totals(native, [])).toEqual({});
  });

  test('the ranges are those of what the force fires, each once', () => {
    const tables = ruleset.figureTables(
      viewOf(regular, [
        '2 field-gun-battery',
        'field-gun-battery',
        'infantry-company',
        ['infantry-company', { weapon: 'pistols' }],
      ]),
    );
    expect(tables.map(({ rows }) => rows)).toEqual([
      [
        ['Field guns', '12″ (30 cm)', '36″ (90 cm)'],
        ['Pistols', '3″ (7.5 cm)', '–'],
      ],
    ]);
    expect(ruleset.figureTables(viewOf(regular, ['infantry-company']))).toEqual([]);
  });
});
