import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDuel, parseDuel } from '@/lib/odds/duel-address';

const duel = {
  ruleset: 'napoleonic-sbg',
  fighters: {
    first: { profile: 'united-kingdom/skirmisher', options: ['rifle'] },
    second: { profile: 'french-empire/fusilier-early-war', options: [] },
  },
  question: 'shooting',
  set: { range: 'near', large: 'on' },
};

test('an address is short and can be read', () => {
  expect(formatDuel(duel)).toBe(
    '?rules=napoleonic-sbg&a=united-kingdom/skirmisher~rifle&b=french-empire/fusilier-early-war&ask=shooting&with=range.near,large',
  );
});

test('of nothing', () => {
  expect(formatDuel({ fighters: {}, set: {} })).toBe('');
  expect(parseDuel(new URLSearchParams(''))).toEqual({ fighters: {}, set: {} });
});

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,11}$/);
const named = fc.record({
  profile: fc.tuple(id, id).map(([nation, slug]) => `${nation}/${slug}`),
  options: fc.array(id, { maxLength: 3 }),
});

test('comes back as it was', () => {
  fc.assert(
    fc.property(
      fc.record({
        ruleset: id,
        fighters: fc.record({ first: named, second: named }),
        question: id,
        set: fc.dictionary(id, fc.oneof(id, fc.constant('on')), { maxKeys: 5 }),
      }),
      (some) => {
        const back = parseDuel(new URLSearchParams(formatDuel(some)));
        expect({ ...back, set: { ...back.set } }).toEqual({ ...some, set: { ...some.set } });
      },
    ),
  );
});

test('anything can be read', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(parseDuel(new URLSearchParams(text))).toHaveProperty('fighters');
    }),
  );
});
