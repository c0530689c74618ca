import type { EventRules } from '../rules/event';
import type { Library } from '../share/read-input';
import { checkAtEvent, judged } from './check-found';
import { type DeskRow, isList } from './row';

/** A row under other event rules: the list is not read again. Rows that cannot be read stay as they are. */
export async function checkAgain(
  row: DeskRow,
  library: Library,
  event?: EventRules,
): Promise<DeskRow> {
  if (!isList(row)) return row;
  const ruleset = await library.load(row.list.ruleset);
  return { ...row, ...judged(row.file, checkAtEvent(row.list, ruleset, event)) };
}
