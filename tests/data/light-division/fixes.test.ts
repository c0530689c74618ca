import { expect, test } from 'vitest';
import { ruleset } from '@/data/light-division/ruleset';
import { applyEdits } from '@/lib/roster/edit';
import { checkList } from '@/lib/rules/check';
import { fixesFor } from '@/lib/rules/fix';
import { type Grouped, orderOfBattle } from '../../fixtures/muster';

const brigade = (id: string): Grouped => ({
  id,
  kind: 'command',
  entries: ['general', '2 line-infantry [castings=30]'],
});

test('commands are put under a division that was begun for them, the cheapest first', () => {
  const division: Grouped = { id: 'top', kind: 'formation', entries: ['general'] };
  const list = orderOfBattle('light-division', 'france', [brigade('a'), brigade('b'), division]);
  const { view, findings } = checkList(list, ruleset);
  const finding = findings.find(({ rule }) => rule === 'chain-of-command');
  if (!finding) throw new Error('Somebody leads them');
  const [first] = fixesFor(view, finding);
  const after = applyEdits(list, first?.edits ?? []).list;
  expect(after.groups.map(({ id, parent }) => [id, parent])).toEqual([
    ['a', 'top'],
    ['b', 'top'],
    ['top', undefined],
  ]);
  expect(checkList(after, ruleset).findings).toEqual([]);
});
