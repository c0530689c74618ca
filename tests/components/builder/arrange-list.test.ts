import { expect, test } from 'vitest';
import { arrangeList, faultsOf } from '@/components/builder/arrange-list';
import { ruleset } from '@/data/drums-and-shakos/ruleset';
import { checkList } from '@/lib/rules/check';

const entries = [
  { key: 'a', profile: 'france/line-infantryman', count: 3 },
  { key: 'b', profile: 'france/infantry-nco', count: 1 },
  { key: 'c', profile: 'france/nobody', count: 2 },
  { key: 'd', profile: 'france/guard-nco', count: 1 },
  { key: 'e', profile: 'france/hussar', count: 1 },
];
const checked = checkList(
  { ruleset: 'drums-and-shakos', nation: 'france', name: '', groups: [{ id: 'g', entries }] },
  ruleset,
);

test('entries stand under their headings, in their order, strangers last', () => {
  const [group] = arrangeList(checked);
  expect(
    group?.sections.map(({ section, entries: of, models, points }) => [
      section?.name,
      of.map(({ key }) => key).join(''),
      models,
      points,
    ]),
  ).toEqual([
    ['Leaders and NCOs', 'bd', 2, 122],
    ['Infantry', 'a', 3, 78],
    ['Cavalry', 'e', 1, 44],
    [undefined, 'c', 0, 0],
  ]);
});

test('each entry that breaks a rule says which', () => {
  const faults = faultsOf(checked);
  expect([...faults].map(([{ key }, reason]) => [key, reason])).toEqual([
    ['b', 'Only one NCO is allowed'],
    ['d', 'Only one NCO is allowed'],
    ['c', 'Not in this roster'],
  ]);
});
