import { addProfile, trialKey } from '@/lib/roster/add';
import { countIn, unitsIn } from '@/lib/rules/chain';
import type { Fault } from '@/lib/rules/finding';
import { groupName } from '@/lib/rules/group-name';
import { withTrait } from '@/lib/rules/kit/pick';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import type { View } from '@/lib/rules/view';
import { sources } from '../source';
import { natives } from '../units';
import { sideOf } from './side';

const isCombat = withTrait('combat');
const isTransport = withTrait('transport');

/** Combat units and transport of a formation, and how much transport is advised for it. */
type Counts = {
  readonly combat: number;
  readonly transport: number;
  readonly advised: number;
};

/** A formation with them. Types, so that they are plain data. */
export type Train = Counts & { readonly ofGroup: string; readonly group: string };

/** One for each regular combat unit and one for two native ones; a single unit is no larger formation. */
function trainOf(view: View, group: string): Counts {
  const combat = countIn(view, group, isCombat);
  const native = countIn(view, group, (profile) => isCombat(profile) && profile.nation === natives);
  return {
    combat,
    transport: countIn(view, group, isTransport),
    advised: combat < 2 ? 0 : combat - native + Math.ceil(native / 2),
  };
}

/** Each formation with its train, in the order of the list. */
function trainsOf(view: View) {
  return view.list.groups
    .filter(({ kind }) => kind === 'formation')
    .map((group) => ({ group, train: trainOf(view, group.id) }));
}

/** Formations with less transport than the source advises. */
export const transportRecommended = (words: RuleWords<Train>): Rule<Train> => ({
  id: 'transport-recommended',
  basis: 'rule',
  severity: 'warning',
  source: sources.units,
  check: (view) =>
    trainsOf(view).flatMap(({ group, train }): readonly Fault<Train>[] =>
      train.transport >= train.advised
        ? []
        : [
            {
              subjects: [{ group: group.id }],
              params: {
                ofGroup: group.id,
                group: groupName(view.ruleset, view.list, group),
                ...train,
              },
            },
          ],
    ),
  *propose(view, { params: { ofGroup, transport, advised } }) {
    const side = sideOf(view, unitsIn(view, ofGroup));
    const profile = view.ruleset.profiles.get(`${side}/transport`);
    if (!profile) return;
    const key = trialKey(view.list, profile.id);
    yield addProfile(view.list, profile, key, { group: ofGroup, count: advised - transport });
  },
  words,
});
