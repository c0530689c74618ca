import { describe, expect, test } from 'vitest';
import { woundChance } from '@/data/napoleonic-sbg/odds/wound';
import { ruleset } from '@/data/napoleonic-sbg/ruleset';
import { chartDefences, toWound, type WoundScore } from '@/data/napoleonic-sbg/to-wound';
import { readSituation } from '@/lib/odds/situation';
import { fighterOf } from '@/lib/rules/fighter';
import { counted, everyThrow, isWhole, told } from '../../../odds/count';
import { ask, ends, model, odds } from './kit';

const line = model('united-kingdom/line-infantry');
const fusilier = model('french-empire/fusilier-early-war');

/** Counts sequences of four dice: to hit, scatter, in the way, to wound. */
function byThrowing(
  needs: { hit: number; cover: number; wound: number },
  stray: number | undefined,
): Readonly<Record<string, string>> {
  const count: Record<string, number> = {};
  const throws = everyThrow(4);
  for (const [hit = 0, scatter = 0, cover = 0, wound = 0] of throws) {
    const end =
      hit < needs.hit
        ? 'missed'
        : stray !== undefined && scatter === 1
          ? 'own'
          : stray !== undefined && scatter < stray
            ? 'astray'
            : stray !== undefined && scatter < 6
              ? 'other'
              : cover < needs.cover
                ? 'blocked'
                : wound < needs.wound
                  ? 'unhurt'
                  : 'wounded';
    count[end] = (count[end] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(count).map(([end, ways]) => [
      end,
      told({ ways: BigInt(ways), of: BigInt(throws.length) }),
    ]),
  );
}

describe('to wound', () => {
  const scores: readonly WoundScore[] = ['1', '2', '3', '4', '5', '6', '6/4', '6/5', '6/6', null];

  test.each(scores.flatMap((score) => [0, 1].map((bonus) => [score, bonus] as const)))(
    '%s with %i more, over all pairs of dice',
    (score, bonus) => {
      const [first = 7, second = 1] = (score ?? '7').split('/').map(Number);
      const passes = ([a = 0, b = 0]: readonly number[]) =>
        score !== null && a + bonus >= first && b + bonus >= second;
      expect(told(woundChance(score, bonus))).toBe(told(counted(everyThrow(2), passes)));
    },
  );

  test('no more Strength is ever worse, no more Defence ever better', () => {
    const number = (strength: number, defence: number) => {
      const { ways, of } = woundChance(toWound(strength, defence));
      return Number(ways) / Number(of);
    };
    for (let strength = 1; strength < 15; strength += 1)
      for (const [at, defence] of chartDefences.entries()) {
        expect(number(strength + 1, defence)).toBeGreaterThanOrEqual(number(strength, defence));
        const harder = chartDefences[at + 1];
        if (harder !== undefined)
          expect(number(strength, harder)).toBeLessThanOrEqual(number(strength, defence));
      }
  });

  test('known values', () => {
    expect(told(woundChance('6/4'))).toBe('1/12');
    expect(told(woundChance('6/6'))).toBe('1/36');
    expect(told(woundChance('6/4', 1))).toBe('2/9');
    expect(told(woundChance(null, 1))).toBe('0/1');
  });
});

describe('a musket', () => {
  // British line: 3/5+, a musket of Strength 3 far and 4 near, at Defence 3: 4+ for both.
  test.each([
    ['far, nothing in the way', {}, { hit: 5, cover: 1, wound: 4 }, 5],
    ['near', { range: 'near' }, { hit: 4, cover: 1, wound: 4 }, 5],
    ['at a wall', { cover: '4' }, { hit: 5, cover: 4, wound: 4 }, 5],
    ['where four enemies stand', { 'enemies-near': 'some' }, { hit: 5, cover: 1, wound: 4 }, 4],
    ['where seven stand', { 'enemies-near': 'many' }, { hit: 5, cover: 1, wound: 4 }, 3],
    ['in a larger game', { large: 'on' }, { hit: 6, cover: 1, wound: 4 }, undefined],
    [
      'in a larger game, near',
      { large: 'on', range: 'near', cover: '5' },
      { hit: 5, cover: 5, wound: 4 },
      undefined,
    ],
  ])('%s, over all throws', (_name, set, needs, stray) => {
    expect(line.profile.stats).toMatchObject({ fight: '3/5+', strength: '3' });
    expect(fusilier.profile.stats).toMatchObject({ defence: '3' });
    expect(ends('shooting', line, fusilier, set)).toEqual(byThrowing(needs, stray));
  });

  test('a helmet saves a sixth of the wounds', () => {
    const bare = ends('shooting', line, fusilier, { large: 'on' });
    const helmet = ends('shooting', line, fusilier, { large: 'on', 'second-helmet': 'on' });
    expect(bare['wounded']).toBe('1/12');
    expect(helmet['wounded']).toBe('5/72');
    expect(helmet['saved']).toBe('1/72');
  });
});

describe('other weapons', () => {
  test('a rifle takes the place of the musket and does not scatter', () => {
    const skirmisher = model('united-kingdom/skirmisher', 'rifle');
    expect(skirmisher.items).not.toContain('Musket');
    const far = ends('shooting', skirmisher, fusilier);
    // 4+ to hit, Strength 4 at Defence 3: 4+.
    expect(far).toEqual({ missed: '1/2', unhurt: '1/4', wounded: '1/4' });
  });

  test('Plunket: +1 to wound, and D3 wounds on 5 or 6', () => {
    const bar = ask('shooting', model('united-kingdom/thomas-plunket'), fusilier, {
      range: 'near',
    });
    // 2+ to hit, Strength 5 at Defence 3: 3+, with the bonus 2+.
    const [wounded] = bar.outcomes;
    expect(told(wounded?.chance ?? { ways: 0n, of: 1n })).toBe('25/36');
    expect(bar.asides.map(({ id, value }) => [id, told(value)])).toEqual([['several', '5/18']]);
  });

  test('both pistols of a brace', () => {
    const captain = model('united-kingdom/line-infantry-captain', 'brace-of-pistols');
    const bar = ask('shooting', captain, fusilier, { both: 'on', large: 'on', range: 'near' });
    // 5+ less 1, plus 1; Strength 3 at Defence 3: one in six each.
    expect(told(bar.outcomes[0]?.chance ?? { ways: 0n, of: 1n })).toBe('1/6');
    expect(told(bar.asides[0]?.value ?? { ways: 0n, of: 1n })).toBe('11/36');
  });

  test('who has nothing to shoot with is not asked, nor a gun', () => {
    const shooting = odds.duels.find(({ id }) => id === 'shooting');
    expect(shooting?.refuse(model('united-kingdom/hussar'), line)).toBeDefined();
    expect(shooting?.refuse(model('united-kingdom/6-pdr-cannon'), line)).toBeDefined();
    expect(shooting?.refuse(line, model('united-kingdom/6-pdr-cannon'))).toBeUndefined();
  });
});

test('every question about every two models is answered, and comes to one', () => {
  const fighters = [...ruleset.profiles.values()].map((profile) =>
    fighterOf(
      profile,
      profile.options.map(({ id }) => id),
    ),
  );
  for (const question of odds.duels)
    for (const [at, first] of fighters.entries()) {
      const second = fighters[(at * 7 + 3) % fighters.length];
      if (!second || question.refuse(first, second)) continue;
      const switches = question.switches(first, second, {});
      // Everything as it is of itself, and everything as different from that as it can be.
      const turned = Object.fromEntries(
        switches.map(({ id, choices }) => [id, choices?.at(-1)?.id ?? 'on']),
      );
      for (const set of [{}, turned]) {
        const situation = readSituation(question.switches(first, second, set), set);
        const { bars, steps } = question.answer(first, second, situation);
        for (const { outcomes } of bars)
          expect(isWhole(outcomes.map(({ chance }) => chance))).toBe(true);
        expect(steps.length).toBeGreaterThan(2);
      }
    }
});
