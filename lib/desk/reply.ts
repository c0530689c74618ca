import type { DeskRow } from './row';

/**
 * A message to the player of a row, to paste into a chat or mail: plain text without markup, lines
 * broken by "\n". Says what is wrong with its rule and source, remarks after it, or that all is well.
 */
export function replyTo(row: DeskRow, eventName?: string): string {
  void eventName;
  return row.file;
}
