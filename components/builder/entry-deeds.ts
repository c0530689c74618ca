import { copyEntry, moveBeside, splitOff } from '@/lib/roster/arrange';
import { placeOf } from '@/lib/roster/list';
import { randomId } from '@/lib/store/random-id';
import { wordsOf } from '../language/area';
import type { Desk, Telling } from './desk';
import { focusOn, rowSelector } from './focus';
import { entryWords } from './words/entry';

/** What can be done with an entry once its row is open or held. Each is one step to undo. */

function nameOf(desk: Desk, key: string): string {
  const list = desk.checked()?.view.list;
  const profile = list && placeOf(list, key)?.entry.profile;
  return profile === undefined ? '' : (desk.ruleset.profiles.get(profile)?.name ?? profile);
}

/** Adds a row beside one that is there, opens it and goes to it. */
function addBeside(desk: Desk, key: string, make: typeof copyEntry, telling: Telling): void {
  const list = desk.checked()?.view.list;
  if (!list) return;
  const newKey = randomId();
  const edits = make(list, key, newKey);
  if (edits.length === 0) return;
  desk.expect(newKey);
  desk.perform(edits, telling);
  focusOn(rowSelector(newKey));
}

/** Parts one model from an entry. */
export function splitEntry(desk: Desk, key: string): void {
  const name = nameOf(desk, key);
  const { splitOff: off, standsAlone } = wordsOf(entryWords);
  addBeside(desk, key, splitOff, { label: off(name), said: standsAlone(name) });
}

/** Puts a copy of an entry after it. */
export function duplicateEntry(desk: Desk, key: string): void {
  addBeside(desk, key, copyEntry, { label: wordsOf(entryWords).duplicated(nameOf(desk, key)) });
}

/** Moves an entry to just before or just after another one. */
export function moveEntryBeside(
  desk: Desk,
  key: string,
  other: string,
  side: 'before' | 'after',
): void {
  const list = desk.checked()?.view.list;
  if (list) desk.perform(moveBeside(list, key, other, side));
}
