import { describe, expect, test } from 'vitest';
import type { Answer, Fighter, Situation } from '@/lib/odds/question';
import { readSituation } from '@/lib/odds/situation';
import { told } from '../../../odds/count';
import { byThrowing, model, odds } from './kit';

/** A test as some rulebook has it: the player says so, the source does not. */
const rule: Situation = { 'courage-dice': '2', 'courage-total': '10' };

function answer(fighter: Fighter, set: Situation): Answer {
  const question = odds.lone.find(({ id }) => id === 'courage');
  if (!question) throw new Error('No question');
  return question.answer(fighter, readSituation(question.switches(fighter, set), set));
}

function ends(fighter: Fighter, set: Situation): Readonly<Record<string, string>> {
  const [bar] = answer(fighter, set).bars;
  return Object.fromEntries((bar?.outcomes ?? []).map(({ id, chance }) => [id, told(chance)]));
}

function passing(courage: number): string | undefined {
  return byThrowing(2, ([a = 0, b = 0]) => (a + b + courage >= 10 ? 'passes' : 'fails'))['passes'];
}

const line = model('united-kingdom/line-infantry');
const sergeant = model('united-kingdom/line-infantry-sergeant');
const captain = model('united-kingdom/line-infantry-captain');
const paget = model('united-kingdom/henry-william-paget-the-earl-of-uxbridge');

describe('a Courage test', () => {
  test('has no answer until the player says how his rulebook tests', () => {
    const { bars, open, steps } = answer(line, {});
    expect(bars).toEqual([]);
    expect(open).toMatch(/core rulebook/);
    expect(steps[0]).toMatchObject({ kind: 'sum', total: { value: '2' } });
  });

  test.each([
    ['as printed', line, {}, 2],
    ['near a comrade', line, { circle: 'near' }, 3],
    ['near an officer who failed', line, { circle: 'failed' }, 1],
    [
      'a private with all that helps',
      line,
      { circle: 'near', banner: 'on', music: 'on', general: 'on' },
      6,
    ],
    [
      'a sergeant has no music of a drum',
      sergeant,
      { circle: 'near', banner: 'on', general: 'on' },
      7,
    ],
    ['an officer is not shaken by another', captain, { circle: 'failed' }, 5],
    ['an officer has no music', captain, { music: 'on' }, 5],
    ['a General has no circle', paget, { circle: 'near', banner: 'on', general: 'on' }, 8],
    ['Paget beside Wellington', paget, { resent: 'on' }, 5],
    ['a banner helps its bearer', model('united-kingdom/line-infantry', 'banner'), {}, 3],
    ['a dragoon on foot', model('united-kingdom/heavy-dragoon'), {}, 3],
    ['a dragoon on horseback', model('united-kingdom/heavy-dragoon', 'horse'), {}, 4],
    ['Scots Greys elsewhere', model('united-kingdom/scots-greys-dragoon'), { test: 'terror' }, 4],
    ['Scots Greys at a wall', model('united-kingdom/scots-greys-dragoon'), { test: 'wall' }, 5],
  ] as const)('%s', (_name, fighter, set, courage) => {
    expect(ends(fighter, { ...rule, ...set })['passes']).toBe(passing(courage));
  });

  test('who fails alone runs either way, by a second die', () => {
    expect(ends(line, { ...rule, test: 'alone' })).toEqual(
      byThrowing(3, ([a = 0, b = 0, way = 0]) => {
        if (a + b + 2 >= 10) return 'passes';
        return way <= 3 ? 'flees' : 'rallies';
      }),
    );
  });

  test('Lasalle has it thrown again, for two tests alone, for Frenchmen alone', () => {
    const french = model('french-empire/fusilier-early-war');
    const again = byThrowing(4, ([a = 0, b = 0, c = 0, d = 0]) =>
      a + b + 2 >= 10 || c + d + 2 >= 10 ? 'passes' : 'dives',
    );
    const set = { ...rule, lasalle: 'on' };
    expect(ends(french, { ...set, test: 'dive' })).toEqual(again);
    expect(ends(french, { ...set, test: 'broken' })['passes']).toBe(passing(2));
    expect(ends(line, { ...set, test: 'dive' })['passes']).toBe(passing(2));
  });

  test('the Guard passes where Napoleon is, whatever the dice of a test are', () => {
    expect(ends(model('french-empire/old-guard-grenadier'), { passes: 'on' })['passes']).toBe(
      '1/1',
    );
    expect(ends(model('united-kingdom/aide-de-camp'), { passes: 'on' })['passes']).toBe('1/1');
    expect(answer(line, { passes: 'on' }).bars).toEqual([]);
  });

  test('a Disciplinarian kills who runs past him', () => {
    const [bar] = answer(line, { ...rule, test: 'broken' }).bars;
    const discipline = bar?.asides.find(({ id }) => id === 'discipline');
    // Strength 4 at Defence 3: 4+.
    const expected = byThrowing(3, ([a = 0, b = 0, blow = 0]) =>
      a + b + 2 < 10 && blow >= 4 ? 'killed' : 'not',
    );
    expect(discipline && told(discipline.value)).toBe(expected['killed']);
    // His one hit does not kill who has two Wounds.
    expect(answer(captain, { ...rule, test: 'broken' }).bars[0]?.asides).toEqual([]);
  });

  test('every Courage is listed', () => {
    const list = answer(line, rule).steps.find(({ kind }) => kind === 'list');
    const parts = list?.kind === 'list' ? list.parts : [];
    expect(parts.map(({ chance }) => told(chance))).toEqual(
      parts.map((_, at) => passing(at + 1) ?? '0/1'),
    );
    expect(parts).toHaveLength(10);
  });
});
