import { trialKey } from '@/lib/roster/add';
import type { Edit } from '@/lib/roster/edit';
import { taking } from '@/lib/rules/kit/pick';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import type { Names } from '@/lib/rules/speech/kit-figures';
import { subjectOf, type Unit, type View } from '@/lib/rules/view';
import { officerOf } from '../described';
import { leaderOf, leaders } from '../leaders';
import { sources } from '../source';

interface Doubled {
  readonly name: string;
  readonly units: readonly Unit[];
}

/** Great commanders who are there more than once, by entries or by the count of one. */
function doubledIn(view: View): readonly Doubled[] {
  return leaders.flatMap(({ id, name }) => {
    const units = view.units.filter((unit) => leaderOf(officerOf(unit)?.leader)?.id === id);
    const times = units.reduce((sum, { entry }) => sum + entry.count, 0);
    return times > 1 ? [{ name, units }] : [];
  });
}

/** Makes all but the first of them officers without a name. */
function unnamed(view: View, { units: [first, ...others] }: Doubled): readonly Edit[] {
  const edits: Edit[] = others.map(({ entry: { key } }) => ({
    do: 'attribute',
    key,
    name: 'leader',
  }));
  if (!first || first.entry.count === 1) return edits;
  // The entry keeps the one; his fellows become an entry of their own beside him.
  const { entry, group, at } = first;
  const key = trialKey(view.list, entry.key);
  return [
    ...edits,
    { do: 'count', key: entry.key, by: 1 - entry.count },
    { do: 'add', group, at: at + 1, entry: { ...entry, key, count: entry.count - 1 } },
    { do: 'attribute', key, name: 'leader' },
  ];
}

/** Takes off all but one of them. */
function taken({ units }: Doubled): readonly Edit[] {
  return units.flatMap((unit, index) => {
    const extra = index === 0 ? unit.entry.count - 1 : unit.entry.count;
    return extra > 0 ? taking(unit, extra) : [];
  });
}

/** A great commander is one person. */
export const leaderTwice = (words: RuleWords<Names>): Rule<Names> => ({
  id: 'leader-twice',
  basis: 'reading',
  severity: 'error',
  source: sources.points,
  check(view) {
    const doubled = doubledIn(view);
    if (doubled.length === 0) return undefined;
    return {
      subjects: doubled.flatMap(({ units }) => units.map(subjectOf)),
      params: { names: doubled.map(({ name }) => name) },
    };
  },
  *propose(view) {
    const doubled = doubledIn(view);
    yield doubled.flatMap((one) => unnamed(view, one));
    yield doubled.flatMap(taken);
  },
  words,
});
