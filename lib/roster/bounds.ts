import { type Entry, type List, limits } from './list';

/** Whether a text fits into a list file, by code points. */
export function fits(text: string): boolean {
  return text.length <= limits.text || [...text].length <= limits.text;
}

export function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

/** Whether a file may hold this entry: edits come from other tabs and forms, too. */
export function isReadable({ count, options = {}, title = '', note = '' }: Entry): boolean {
  return (
    isWhole(count, 1, limits.count) &&
    Object.values(options).every((quantity) => isWhole(quantity, 1, limits.quantity)) &&
    fits(title) &&
    fits(note)
  );
}

/** Entries in all groups. */
export function entriesOf({ groups }: List): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0);
}
