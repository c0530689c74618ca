import { adding, withTrait } from '@/lib/rules/kit/pick';
import type { Fault } from '@/lib/rules/finding';
import type { Rule } from '@/lib/rules/rule';
import { sources } from '../source';
import { natives, regulars } from '../units';
import { nameOf, sideOf, unitsByGroup } from './groups';

const isHeadquarters = withTrait('headquarters');

type Params = { readonly ofGroup: string; readonly group: string };

/** A formation is commanded by a general with his staff, or a native leader with his retinue. */
export const formationWithoutHeadquarters: Rule<Params> = {
  id: 'formation-without-headquarters',
  basis: 'reading',
  severity: 'error',
  source: sources.units,
  check(view) {
    const byGroup = unitsByGroup(view);
    return view.list.groups.flatMap((group): readonly Fault<Params>[] =>
      group.kind !== 'formation' ||
      byGroup.get(group.id)?.some(({ profile }) => isHeadquarters(profile))
        ? []
        : [
            {
              subjects: [{ group: group.id }],
              params: { ofGroup: group.id, group: nameOf(view, group) },
            },
          ],
    );
  },
  *propose(view, { params: { ofGroup } }) {
    const side = sideOf(view, unitsByGroup(view).get(ofGroup) ?? []);
    const sides = [side, ...[regulars, natives].filter((other) => other !== side)];
    for (const nation of sides) {
      const profile = view.ruleset.profiles.get(`${nation}/headquarters`);
      if (profile) yield adding(view, profile, ofGroup);
    }
    yield [{ do: 'group', id: ofGroup, field: 'kind' }];
  },
  words: {
    en: {
      summary:
        'A formation has a headquarters: a general with his staff, or a leader with his retinue.',
      message: ({ group }) => `${group} is a formation without a headquarters.`,
      reason: () => 'No headquarters',
      mends: 'gives a formation its headquarters',
    },
  },
};
