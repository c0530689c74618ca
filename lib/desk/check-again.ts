import type { EventRules } from '../rules/event';
import type { Library } from '../share/read-input';
import type { DeskRow } from './row';

/** A row under other event rules: the list is not read again. Rows that cannot be read stay as they are. */
export async function checkAgain(
  row: DeskRow,
  library: Library,
  event?: EventRules,
): Promise<DeskRow> {
  void library;
  void event;
  return row;
}
