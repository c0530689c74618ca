import { describe, expect, test } from 'vitest';
import { choosesSide } from '@/data/drums-and-shakos/odds/squad';
import type { Situation } from '@/lib/odds/question';
import { counted, everyThrow, told } from '../../../odds/count';
import { asides, ask, ends, made, model, odds } from './kit';

const failures = (faces: readonly number[], quality: number) =>
  faces.filter((face) => face < quality).length;

/** Chances of 0 to 3 failures over so many dice, by what each throw comes to. */
function shares(dice: number, failed: (faces: readonly number[]) => number): readonly string[] {
  const throws = everyThrow(dice);
  return [0, 1, 2, 3].map((count) => told(counted(throws, (faces) => failed(faces) === count)));
}

describe('Britain’s Courageous', () => {
  const man = made(4, 2, [], [], 'great-britain');

  test.each([1, 2, 3])('a test thrown again from %i failures, over every throw', (from) => {
    const found = ends('morale', [man], { courageous: `${from}` });
    const expected = shares(6, (faces) => {
      const first = failures(faces.slice(0, 3), 4);
      return first >= from ? failures(faces.slice(3), 4) : first;
    });
    expect(['stands', 'flees', 'flees-twice', 'lost'].map((id) => found[id])).toEqual(expected);
  });

  test('is nobody else’s', () => {
    const french = [made(4, 2, [], [])];
    expect(ends('morale', french, { courageous: '1' })).toEqual(ends('morale', french));
  });
});

test('defenders of Foraging Mission are lost with two failures', () => {
  const throws = everyThrow(3);
  expect(ends('morale', [made(4, 2, [], [])], { foraging: 'on' })).toEqual({
    stands: told(counted(throws, (faces) => failures(faces, 4) === 0)),
    flees: told(counted(throws, (faces) => failures(faces, 4) === 1)),
    lost: told(counted(throws, (faces) => failures(faces, 4) >= 2)),
  });
});

describe('charging Fear', () => {
  test('needs three successes, 1 off', () => {
    const throws = everyThrow(3);
    expect(ends('dare', [made(4, 2, [], [])])['charges']).toBe(
      told(counted(throws, (faces) => failures(faces, 5) === 0)),
    );
    expect(ends('dare', [made(4, 2, [], ['Steadfast'])], { leader: 'near' })['charges']).toBe(
      told(counted(throws, (faces) => failures(faces, 3) === 0)),
    );
  });

  test('is not asked of who has no fear', () => {
    const question = odds.lone.find(({ id }) => id === 'dare');
    expect(question?.refuse(model('france/old-guard'))).toMatch(/not afraid/);
    expect(question?.refuse(model('france/line-infantryman'))).toBeUndefined();
  });
});

describe('a door', () => {
  /** What is left of a Combat after the pairs of dice of some attacks: nothing = it is down. */
  function bashed(faces: readonly number[], adds: number, combat: number): number | undefined {
    let stands = combat;
    for (let at = 0; at < faces.length; at += 2) {
      const [mine, its] = [(faces[at] ?? 0) + adds, (faces[at + 1] ?? 0) + stands];
      if (mine >= 2 * its) return undefined;
      if (mine > its) stands = Math.max(0, stands - 1);
    }
    return stands;
  }

  test.each([
    ['a sapper at a door', made(4, 2, ['Axe'], ['Engineer', 'Strong']), {}, 4, 2],
    ['a plain man at timber', made(4, 2, [], []), { feature: 'timber' }, 2, 3],
    ['at a damaged door', made(4, 2, [], ['Flag Bearer']), { damage: '1' }, 1, 1],
    ['at a damaged fence', made(4, 3, [], ['Weak']), { feature: 'fence', damage: '1' }, 2, 0],
  ] as const)(
    '%s, over every throw of one, two and three attacks',
    (_name, man, set, adds, combat) => {
      const found = ends('door', [man], set);
      const one = everyThrow(2);
      expect(found).toEqual(
        Object.fromEntries(
          (
            [
              ['through', (left) => left === undefined],
              [
                'damaged',
                (_left, [mine = 0, its = 0]) =>
                  mine + adds > its + combat && mine + adds < 2 * (its + combat),
              ],
              ['intact', (_left, [mine = 0, its = 0]) => mine + adds <= its + combat],
            ] satisfies [string, (left: number | undefined, faces: readonly number[]) => boolean][]
          ).flatMap(([id, test]) => {
            const share = counted(one, (faces) => test(bashed(faces, adds, combat), faces));
            return share.ways > 0n ? [[id, told(share)]] : [];
          }),
        ),
      );
      const later = asides(ask('door', [man], set)[0]);
      for (const attacks of [2, 3])
        expect(later[`after-${attacks}`]).toBe(
          told(
            counted(everyThrow(2 * attacks), (faces) => bashed(faces, adds, combat) === undefined),
          ),
        );
    },
  );
});

test('a powerful attack takes 1 off a door, which has no less than nought', () => {
  const man = [made(4, 2, [], [])];
  const powerful = { powerful: 'on' };
  expect(ends('door', man, powerful)).toEqual(ends('door', man, { damage: '1' }));
  const broken = { feature: 'fence', damage: '1' };
  expect(ends('door', man, { ...broken, ...powerful })).toEqual(ends('door', man, broken));
});

describe('a fall', () => {
  test.each([
    ['short', 1],
    ['medium', 2],
    ['long', 3],
  ])('from %s takes %i dice, and no Leader helps', (height, dice) => {
    const set = { height, leader: 'near' };
    const [bar] = ask('fall', [made(4, 2, [], ['Élan'])], set);
    const throws = everyThrow(dice);
    expect(ends('fall', [made(4, 2, [], ['Élan'])], set)['lands']).toBe(
      told(counted(throws, (faces) => failures(faces, 4) === 0)),
    );
    // On stairs he does.
    expect(asides(bar)['slips']).toBe('1/3');
  });

  test('an Unreliable man alone needs 5+ here, too', () => {
    expect(ends('fall', [made(3, 2, [], ['Unreliable'])], { height: 'short' })['lands']).toBe(
      '1/3',
    );
  });
});

describe('contact', () => {
  const two: Situation = { 'free-hack': 'on' };
  const [one, other] = [made(4, 2, ['Musket'], []), made(4, 2, ['Musket'], [])];

  test('who flees and is beaten at all is wounded', () => {
    const throws = everyThrow(2);
    const strong = made(4, 4, ['Musket'], []);
    const beats = ([a = 0, b = 0]: readonly number[]) => a + 4 > b + 2;
    const trebles = ([a = 0, b = 0]: readonly number[]) => a + 4 >= 3 * (b + 2);
    expect(ends('hand-to-hand', [strong, other], { ...two, routed: 'on' })).toEqual({
      'second-killed': told(counted(throws, trebles)),
      'second-wounded': told(counted(throws, (faces) => beats(faces) && !trebles(faces))),
      drawn: told(counted(throws, (faces) => !beats(faces))),
    });
    expect(ends('hand-to-hand', [one, other], { routed: 'on' })).toEqual(
      ends('hand-to-hand', [one, other]),
    );
  });

  test('a flag that is dropped weighs nothing', () => {
    const [bearer, plain] = [made(4, 2, ['Sword'], ['Flag Bearer']), made(4, 2, ['Sword'], [])];
    expect(ends('hand-to-hand', [bearer, other], { 'first-dropped': 'on' })).toEqual(
      ends('hand-to-hand', [plain, other]),
    );
    expect(ends('hand-to-hand', [bearer, other])).not.toEqual(ends('hand-to-hand', [plain, other]));
  });

  test('a blunderbuss strikes who stands beside its target with one less', () => {
    const shooter = made(4, 2, ['Blunderbuss'], []);
    // Against a target of one more Combat an aimed shot of +1 is no other thing than one of +2.
    expect(ends('shooting', [shooter, made(4, 2, [], [])], { beside: 'on' })).toEqual(
      ends('shooting', [made(4, 1, ['Blunderbuss'], []), made(4, 2, [], [])]),
    );
    expect(ends('shooting', [one, other], { beside: 'on' })).toEqual(
      ends('shooting', [one, other]),
    );
  });
});

test.each([
  [0, 0],
  [2, 0],
  [1, 4],
  [6, 0],
])('who chooses with %i Scouts against %i, over every throw', (own, enemy) => {
  const throws = everyThrow(2).filter(([a = 0, b = 0]) => a + own !== b + enemy);
  expect(told(choosesSide(own, enemy))).toBe(
    told(counted(throws, ([a = 0, b = 0]) => a + own > b + enemy)),
  );
});
