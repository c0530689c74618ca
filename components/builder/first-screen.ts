import type { ArrangedSection } from './arrange-list';
import { holds, phone } from './use-media';

/** What stands above the first row at least: masthead and head of the list. Pixels at the usual size. */
const above = 136;

/** No row is lower than these. */
const leastRow = { phone: 72, wider: 48 } as const;

/** So many rows fill the window, and more. */
export function rowsOnScreen(): number {
  const row = holds(phone) ? leastRow.phone : leastRow.wider;
  return Math.max(1, Math.ceil((window.innerHeight - above) / row));
}

/** The sections with the first rows of a list, and no more rows than that. */
export function firstRows(
  sections: readonly ArrangedSection[],
  most: number,
): readonly ArrangedSection[] {
  let room = most;
  return sections.flatMap((section) => {
    if (room <= 0) return [];
    const entries = section.entries.slice(0, room);
    room -= entries.length;
    return [{ ...section, entries }];
  });
}
