import { describe, expect, test } from 'vitest';
import { ruleset } from '@/data/light-division/ruleset';
import { viewList } from '@/lib/rules/view';
import { muster } from '../../fixtures/muster';

function viewOf(nation: string, entries: readonly string[], settings = {}) {
  return viewList(muster('light-division', nation, entries, { settings }), ruleset);
}

function unitOf(nation: string, words: string, settings = {}) {
  const view = viewOf(nation, [words], settings);
  const [unit] = view.units;
  if (!unit) throw new Error(words);
  return { unit, view };
}

/** Figures of the one unit of a list, by their ids. */
function figuresOf(nation: string, words: string, settings = {}): Readonly<Record<string, string>> {
  const { unit, view } = unitOf(nation, words, settings);
  const figures = ruleset.unitFigures?.(unit, view) ?? [];
  return Object.fromEntries(figures.map(({ id, value }) => [id, value]));
}

describe('the rosters', () => {
  test('every nation has every kind of unit', () => {
    const slugs = (nation: string) =>
      ruleset.table.flatMap(({ id, nation: of }) => (of === nation ? [id.split('/')[1]] : []));
    for (const { id } of ruleset.card.nations) expect(slugs(id)).toEqual(slugs('france'));
    expect(slugs('france')).toHaveLength(17);
  });

  test.each([
    ['france/line-infantry', 4, 4],
    ['france/grenadiers', 3, 3],
    ['france/guard-infantry', 2, 2],
    ['france/light-infantry', 4, 4],
    ['france/militia', 5, 5],
    ['france/pike-levy', 5, 5],
    ['france/cuirassiers', 4, 4],
    ['france/irregular-light-horse', 5, 5],
    ['france/howitzer-battery', 4, 4],
    ['great-britain/line-infantry', 4, 3],
    ['great-britain/grenadiers', 3, 2],
    ['great-britain/guard-infantry', 2, 2],
    ['great-britain/militia', 5, 4],
    ['great-britain/light-cavalry', 4, 4],
    ['great-britain/horse-battery', 4, 4],
    ['kings-german-legion/light-infantry', 4, 3],
    ['kings-german-legion/heavy-cavalry', 4, 4],
    ['russia/line-infantry', 3, 5],
    ['russia/grenadiers', 2, 4],
    ['russia/guard-infantry', 2, 3],
    ['russia/militia', 4, 5],
    ['russia/irregular-light-horse', 5, 5],
    ['prussia/militia', 5, 5],
    ['austria/line-infantry', 4, 4],
    ['other/line-infantry', 4, 4],
  ])('%s: morale %i and training %i', (profile, morale, training) => {
    const { attributes } = unitOf('france', `${profile} [castings=20]`).unit;
    expect([attributes.get('morale'), attributes.get('training')]).toEqual([morale, training]);
  });

  test('a grade that is given does not change the other', () => {
    const { attributes } = unitOf('russia', 'line-infantry [castings=20, morale=2]').unit;
    expect([attributes.get('morale'), attributes.get('training')]).toEqual([2, 5]);
  });
});

describe('a unit', () => {
  test('a line battalion', () => {
    expect(
      figuresOf('great-britain', 'line-infantry [castings=30, organicGrenadiers=true]'),
    ).toEqual({
      men: '600',
      'morale-test': '4+ on a d10, adding 1',
      'training-test': '3+ on a d10',
      volley: '7 as three-rank infantry, 10 as two-rank or skirmishing',
      movement: 'road column 8″, attack column 6″, line 4″, square or backing up 2″',
      range: 'short 2″, long 4″',
      'may-not': 'skirmish, but for light companies within 6″',
    });
  });

  test('light infantry with another ratio', () => {
    expect(figuresOf('france', 'light-infantry [castings=24]', { ratio: 30 })).toMatchObject({
      men: '720',
      movement:
        'road column 8″, attack column 6″, line 4″, skirmishing 6″, square or backing up 2″',
      range: 'musket: short 2″, long 4″; rifle: short 4″, long 6″',
    });
    expect(figuresOf('france', 'light-infantry [castings=24]')).not.toHaveProperty('may-not');
  });

  test('pikes neither fire nor skirmish', () => {
    const figures = figuresOf('russia', 'pike-levy [castings=40]');
    expect(figures).toMatchObject({
      movement: 'road column 8″, attack column 6″',
      'may-not': 'skirmish; fire; form line or square',
    });
    for (const id of ['volley', 'range']) expect(figures).not.toHaveProperty(id);
  });

  test.each([
    ['light-cavalry', 'attack formed squares'],
    ['lancers', 'skirmish'],
    ['heavy-cavalry', 'skirmish; attack formed squares'],
    ['irregular-light-horse', 'attack formed units in good order in front'],
    ['grenadiers', 'skirmish'],
  ])('%s may not %s', (slug, ban) => {
    expect(figuresOf('france', `${slug} [castings=16]`)['may-not']).toBe(ban);
  });

  test.each([
    ['light-foot-battery', '9', '6d6', 'canister 7″, ball 14″', 'limbered 8″, unlimbered 4″'],
    ['medium-foot-battery', '9', '9d6', 'canister 8″, ball 16″', 'limbered 8″, unlimbered 4″'],
    ['12-pdr-battery', '9', '12d6', 'canister 10″, ball 20″', 'limbered 6″, unlimbered 2″'],
    ['howitzer-battery', '6', '12d6', 'canister 8″, shell 16″ to 24″', 'Not in the source'],
    [
      'horse-battery',
      '9',
      '6d6 as light guns, 9d6 as medium guns',
      'light guns: canister 7″, ball 14″; medium guns: canister 8″, ball 16″',
      'limbered 12″, unlimbered 4″',
    ],
  ])('%s', (slug, guns, canister, range, movement) => {
    expect(figuresOf('france', `${slug} [castings=3]`, { ratio: 30 })).toMatchObject({
      guns,
      canister,
      range,
      movement,
    });
  });

  test('what the source does not give is marked as that', () => {
    const { unit, view } = unitOf('france', 'howitzer-battery [castings=2]');
    const missing = ruleset.unitFigures?.(unit, view).filter(({ isMissing }) => isMissing);
    expect(missing?.map(({ id }) => id)).toEqual(['movement']);
  });

  test('without castings nothing is worked out from them', () => {
    const figures = figuresOf('france', 'line-infantry');
    for (const id of ['men', 'volley']) expect(figures).not.toHaveProperty(id);
    expect(figures).toHaveProperty('morale-test', '4+ on a d10');
  });

  test('a 1 fails and a 10 passes, whatever the grade', () => {
    expect(figuresOf('france', 'line-infantry [castings=9, morale=1, training=12]')).toMatchObject({
      'morale-test': '2+ on a d10',
      'training-test': '10+ on a d10',
    });
  });

  test('a general', () => {
    expect(figuresOf('austria', 'general')).toEqual({
      movement: '8″',
      'may-not': 'come within 6″ of the enemy alone',
    });
  });
});

describe('the list', () => {
  test('its totals', () => {
    const view = viewOf('france', [
      '2 general',
      '3 line-infantry [castings=30]',
      '2 light-cavalry [castings=16]',
      'horse-battery [castings=2]',
      '2 howitzer-battery [castings=2]',
    ]);
    const figures = ruleset.figures(view).map(({ id, value }) => [id, value]);
    expect(Object.fromEntries(figures)).toEqual({
      castings: '130',
      men: '2440',
      guns: '14',
      battalions: '3',
      regiments: '2',
      batteries: '3',
      generals: '2',
    });
    expect(view.models).toBe(130);
  });

  test('of nobody has none', () => {
    expect(ruleset.figures(viewOf('france', []))).toEqual([]);
    expect(ruleset.figureTables(viewOf('france', []))).toEqual([]);
    expect(ruleset.figureTables(viewOf('france', ['general']))).toEqual([]);
  });

  test('its fire table has the weapons that are there', () => {
    const [table] = ruleset.figureTables(
      viewOf('france', ['light-infantry [castings=9]', 'howitzer-battery [castings=2]']),
    );
    expect(table?.rows).toEqual([
      ['Musket', '2″', '4″', '–'],
      ['Rifle', '4″', '6″', '–'],
      ['Howitzers', '8″', '16″ to 24″', '4d6'],
    ]);
  });
});
