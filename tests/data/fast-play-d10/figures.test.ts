import { describe, expect, test } from 'vitest';
import { ruleset } from '@/data/fast-play-d10/ruleset';
import { half } from '@/data/fast-play-d10/fire';
import {
  artilleryRowOf,
  artilleryRows,
  bands,
  fireRowOf,
  fireRows,
} from '@/data/fast-play-d10/tables/fire';
import { meleeClassOf, moraleOf, signed } from '@/data/fast-play-d10/tables/modifiers';
import { viewList } from '@/lib/rules/view';
import { orderOfBattle, type UnitWords } from '../../fixtures/order-of-battle';

function viewOf(nation: string, ...units: readonly UnitWords[]) {
  return viewList(orderOfBattle('fast-play-d10', nation, [{ units }]), ruleset);
}

/** A value as it reads, whatever keeps its parts together. */
function plain(value: string): string {
  return value.replaceAll('\u00a0', ' ');
}

/** Figures of a force by id. */
function totals(nation: string, ...units: readonly UnitWords[]) {
  return Object.fromEntries(
    ruleset.figures(viewOf(nation, ...units)).map(({ id, value }) => [id, plain(value)]),
  );
}

/** Figures of one unit by id. */
function figuresOf(nation: string, unit: UnitWords): Readonly<Record<string, string>> {
  const view = viewOf(nation, unit);
  const [first] = view.units;
  if (!first) throw new Error('No such unit');
  const all = ruleset.unitFigures?.(first, view) ?? [];
  return Object.fromEntries(all.map(({ id, value }) => [id, plain(value)]));
}

describe('the fire of a unit', () => {
  test('a French guard battalion of 6 bases', () => {
    expect(figuresOf('france', ['infantry', { bases: 6, class: 'guard' }])).toMatchObject({
      'fire-points-each': '4″ 4, 8″ 3',
      'fire-points': '4″ 24, 8″ 18',
      'fire-row': '4″ 20–24, 8″ 15–19',
    });
  });

  test.each([
    ['elite', '4″ 4, 8″ 3'],
    ['line', '4″ 3, 8″ 2'],
    ['militia', '4″ 2, 8″ 1'],
  ])('a base of %s', (unitClass, wanted) => {
    const figures = figuresOf('other', ['infantry', { bases: 6, class: unitClass }]);
    expect(figures['fire-points-each']).toBe(wanted);
  });

  test('of no said class is that of the line, and of the elite for light infantry', () => {
    expect(figuresOf('other', ['infantry', { bases: 2 }])['fire-points']).toBe('4″ 6, 8″ 4');
    expect(figuresOf('other', ['light-infantry', { bases: 3 }])).toMatchObject({
      'fire-points': '4″ 12, 8″ 9',
      'skirmish-fire': '4″ 6, 8″ 4½',
    });
  });

  test('a Russian heavy battery of 2 guns fires in the best row', () => {
    const figures = figuresOf('russia', ['foot-artillery', { bases: 2, weight: 'heavy' }]);
    expect(figures).toMatchObject({
      'artillery-row': 'French Guard and Russian guns',
      'fire-points-each': '4″ 13, 8″ 10, 16″ 8, 24″ 6, 36″ 5',
      'fire-points': '4″ 26, 8″ 20, 16″ 16, 24″ 12, 36″ 10',
      'fire-row': '4″ 25–29, 8″ 20–24, 16″ 15–19, 24″ 12–14, 36″ 10–11',
    });
  });

  test.each([
    ['french guard', 'france', 'guard', 'best'],
    ['french elite', 'france', 'elite', 'second'],
    ['french line', 'france', 'line', 'second'],
    ['british guard', 'great-britain', 'guard', 'second'],
    ['russian militia', 'russia', 'militia', 'best'],
    ['prussian guard', 'other', 'guard', 'third'],
  ] as const)('the row of %s guns', (_name, nation, unitClass, row) => {
    expect(artilleryRowOf(nation, unitClass)).toBe(row);
  });

  test('horse artillery fires as medium guns', () => {
    expect(figuresOf('great-britain', ['horse-artillery', { bases: 1 }])['fire-points']).toBe(
      '4″ 10, 8″ 6, 16″ 5, 24″ 4, 36″ 3',
    );
    expect(figuresOf('other', ['foot-artillery', { bases: 1 }])['fire-points']).toBe(
      '4″ 9, 8″ 5, 16″ 4, 24″ 3, 36″ 2',
    );
  });

  test('cavalry and officers have none, and units of no said size no total', () => {
    expect(
      figuresOf('france', ['light-cavalry', { bases: 4 }])['fire-points-each'],
    ).toBeUndefined();
    expect(figuresOf('france', 'foot-officer')['fire-points-each']).toBeUndefined();
    const unsaid = figuresOf('france', 'infantry');
    expect(unsaid['fire-points-each']).toBe('4″ 3, 8″ 2');
    expect(unsaid['fire-points']).toBeUndefined();
    expect(unsaid['fire-row']).toBeUndefined();
  });

  test('halves as people write them', () => {
    expect([0, 1, 8, 9].map(half)).toEqual(['0', '½', '4', '4½']);
  });
});

describe('the fire table', () => {
  test.each([
    [0, undefined],
    [1, '1'],
    [5, '5'],
    [6, '6–7'],
    [7, '6–7'],
    [8, '8–9'],
    [14, '12–14'],
    [15, '15–19'],
    [49, '45–49'],
    [50, '50+'],
    [999, '50+'],
  ])('%i points are row %s', (points, row) => {
    expect(fireRowOf(points)?.name).toBe(row);
  });

  test('rows follow one another without a gap', () => {
    const bounds = fireRows.map(({ most }) => most);
    expect(bounds).toEqual([...bounds].sort((a, b) => a - b));
    expect(new Set(bounds).size).toBe(bounds.length);
  });

  test('every roll has one effect, but for the last row, which is printed otherwise', () => {
    const rollsOf = (cell: string): readonly number[] => {
      const [first = Number.NaN, last = first] = cell
        .replaceAll('−', '-')
        .split(/[–,]/)
        .map(Number);
      return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    };
    for (const { rolls } of fireRows.slice(0, -1)) {
      const [none, ...hits] = rolls;
      const from = Number(none.replace('≤ ', '').replace('−', '-')) + 1;
      const told = hits.filter((cell) => cell !== '–').flatMap(rollsOf);
      expect(told).toEqual(told.map((_, n) => from + n));
      expect(told.at(-1)).toBeGreaterThanOrEqual(10);
    }
    expect(fireRows.at(-1)?.rolls).toEqual(['−1', '0', '−1, 1, 2', '3, 4', '5–10']);
  });

  test('the rows of artillery reach every band, each less with distance and worse than the last', () => {
    const rows = Object.values(artilleryRows);
    for (const [at, row] of rows.entries())
      for (const points of [row.heavy, row.medium]) {
        expect(points).toHaveLength(bands.length);
        expect([...points]).toEqual([...points].sort((a, b) => b - a));
        const next = rows[at + 1];
        if (next) expect(next.heavy[0]).toBeLessThan(row.heavy[0]);
      }
  });
});

describe('morale and melee', () => {
  test.each([
    ['infantry', 'militia', -1],
    ['infantry', 'line', 0],
    ['infantry', 'elite', 1],
    ['infantry', 'guard', 2],
    ['light-infantry', 'elite', 1],
    ['light-infantry', 'guard', 2],
    ['heavy-cavalry', 'elite', 1],
    ['heavy-cavalry', 'guard', 2],
    ['light-cavalry', 'line', 0],
    ['foot-artillery', 'guard', 2],
  ] as const)('morale of %s, %s', (arm, unitClass, wanted) => {
    expect(moraleOf(arm, unitClass)).toBe(wanted);
  });

  test('the French add 1 to morale, and nobody else', () => {
    const guard: UnitWords = ['infantry', { bases: 6, class: 'guard' }];
    expect(figuresOf('france', guard)['morale']).toBe('+3 (+2 and French +1)');
    expect(figuresOf('russia', guard)['morale']).toBe('+2');
    expect(figuresOf('france', ['infantry', { bases: 6, class: 'militia' }])['morale']).toBe(
      '0 (−1 and French +1)',
    );
  });

  test('heavy cavalry of the guard has +3 in melee, weight and class', () => {
    expect(figuresOf('france', ['heavy-cavalry', { bases: 4, class: 'guard' }])).toMatchObject({
      morale: '+3 (+2 and French +1)',
      melee: '+3 (guard +2, heavy cavalry +1)',
    });
    expect(meleeClassOf('heavy-cavalry', 'guard')).toBe(2);
  });

  test('armour and lances add to it', () => {
    expect(
      figuresOf('russia', ['heavy-cavalry', { bases: 4, armoured: true, lancers: true }]),
    ).toMatchObject({
      melee: '+4 (elite +1, heavy cavalry +1, armour +2)',
      charge: 'charging +1, infantry in the open +2, lances on infantry +1',
    });
    expect(figuresOf('russia', ['light-cavalry', { bases: 4 }])).toMatchObject({
      melee: '0',
      charge: 'charging +1, infantry in the open +2',
    });
  });

  test('signs are those of print', () => {
    expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3']);
  });
});

describe('movement and officers', () => {
  test('infantry has two rows of the table', () => {
    expect(figuresOf('other', ['infantry', { bases: 6 }])).toMatchObject({
      'movement-line': '6″, road nil, charge 8″, rough ½',
      'movement-column': '9″, road 12″, charge 11″, rough ½',
    });
  });

  test('officers by what they say', () => {
    expect(figuresOf('france', 'foot-officer')).toMatchObject({
      'officer-value': '+1',
      falls: 'on 1 to 4 of a D10, each base lost',
      'movement-foot-officer': '16″, road –, charge –, rough nil',
    });
    expect(
      figuresOf('france', ['mounted-officer', { value: 3, leader: 'napoleon' }]),
    ).toMatchObject({ 'officer-value': '+3', falls: 'in melee only' });
  });
});

describe('the figures of a force', () => {
  test('bases, guns, officers, and what adds up: the guns', () => {
    expect(
      totals(
        'france',
        ['2 infantry', { bases: 6 }],
        ['2 foot-artillery', { bases: 2 }],
        ['foot-artillery', { bases: 1, class: 'guard', weight: 'heavy' }],
        'mounted-officer',
      ),
    ).toEqual({
      bases: '12',
      guns: '5',
      officers: '1',
      'guns-together': '4″ 53, 8″ 34, 16″ 28, 24″ 22, 36″ 17',
      'first-move': '+1',
    });
  });

  test('no guns, no fire together; no French, no bonus', () => {
    expect(totals('russia', ['infantry', { bases: 6 }])).toEqual({ bases: '6' });
    expect(totals('russia')).toEqual({});
  });

  test('the charts show the rows that are reached', () => {
    const tables = ruleset.figureTables(
      viewOf('france', ['infantry', { bases: 6, class: 'guard' }], 'foot-officer'),
    );
    expect(tables.map(({ name }) => name)).toEqual(['Fire', 'Movement']);
    expect(tables[0]?.rows.map(([points]) => points)).toEqual(['15–19', '20–24']);
    expect(tables[1]?.rows.map(([unit]) => unit)).toEqual([
      'Infantry in line',
      'Infantry in column',
      'Foot officers',
    ]);
  });
});
