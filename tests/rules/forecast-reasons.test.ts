import { expect, test } from 'vitest';
import { ruleset } from '@/data/drums-and-shakos/ruleset';
import { reasonOf } from '@/lib/rules/check';
import { forecastProfiles } from '@/lib/rules/forecast';
import { viewList } from '@/lib/rules/view';

function reasonFor(profile: string, inList: Readonly<Record<string, number>>, cap = 400) {
  const view = viewList(
    {
      ruleset: 'drums-and-shakos',
      nation: 'france',
      name: '',
      cap,
      groups: [
        {
          id: 'g',
          entries: Object.entries(inList).map(([id, count]) => ({
            key: id,
            profile: `france/${id}`,
            count,
          })),
        },
      ],
    },
    ruleset,
  );
  const wanted = ruleset.profiles.get(`france/${profile}`);
  const finding = wanted && forecastProfiles(view, [wanted]).get(wanted.id);
  return finding && reasonOf(ruleset, finding);
}

test.each([
  ['infantry-nco', { 'infantry-officer': 1 }, 400, undefined],
  ['infantry-officer', {}, 400, undefined],
  ['line-infantryman', {}, 400, 'Nobody in command yet'],
  ['infantry-officer', { 'guard-officer': 1 }, 400, 'Only one Leader is allowed'],
  // What concerns entries is said before the points.
  ['infantry-officer', { 'guard-officer': 1 }, 80, 'Only one Leader is allowed'],
  ['line-infantryman', { 'infantry-officer': 1 }, 80, 'Would be 6 points over the cap'],
  // Two over is worse than one over; over the cap already, every profile would be.
  ['infantry-nco', { 'guard-nco': 2 }, 400, 'Only one NCO is allowed'],
  ['line-infantryman', { 'infantry-officer': 1 }, 50, undefined],
] as const)('%s to %o under %s: %s', (profile, inList, cap, reason) => {
  expect(reasonFor(profile, inList, cap)).toBe(reason);
});
