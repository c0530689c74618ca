import type { List } from '@/lib/roster/list';
import { type Checked, checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';

const known = new WeakMap<List, Checked>();

/** The list, seen and checked: once for each state of it, whoever asks. */
export function checkedOf(list: List, ruleset: Ruleset): Checked {
  const before = known.get(list);
  if (before?.view.ruleset === ruleset) return before;
  const checked = checkList(list, ruleset);
  known.set(list, checked);
  return checked;
}
