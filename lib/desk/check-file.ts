import { limits } from '../roster/list';
import type { EventRules } from '../rules/event';
import { decodeText } from '../share/decode-text';
import type { Found, Input } from '../share/found';
import { isPdf } from '../share/pdf/info';
import { type Library, isBackup, readInput, readPasted } from '../share/read-input';
import { foreignKind } from '../share/sniff';
import { type DeskFinds, type FoundEvent, type LooseNotes, noFinds } from './batch';
import { type Place, checkFound } from './check-found';
import { findEvents } from './find-events';
import type { DeskFile } from './open-source';
import { readEvent } from './read-event';
import { type DeskRow, mostNotes } from './row';

/** Everything that a file holds. */
interface Contents extends Pick<Input, 'lists' | 'notes'> {
  readonly events: readonly FoundEvent[];
}

/** The text of a file that may hold the rules of an event. */
function textOf(bytes: Uint8Array): string | undefined {
  const isOther = isPdf(bytes) || isBackup(bytes) || foreignKind(bytes) !== undefined;
  return isOther || bytes.length > limits.fileBytes ? undefined : decodeText(bytes);
}

async function readContents({ name, bytes }: DeskFile, library: Library): Promise<Contents> {
  if (!bytes.ok)
    return { lists: [{ form: 'file', list: bytes, notes: [] }], notes: [], events: [] };
  const text = textOf(bytes.value);
  if (text === undefined) {
    const { lists, notes } = await readInput(bytes.value, library);
    return { lists, notes, events: [] };
  }
  const { events, rest } = findEvents(text);
  const found: FoundEvent[] = [];
  for (const event of events) found.push({ file: name, read: await readEvent(event, library) });
  if (found.length > 0 && rest.trim() === '') return { lists: [], notes: [], events: found };
  const { lists, notes } = await readPasted(rest, library);
  return { lists, notes, events: found };
}

function placeOf({ id, name, path }: DeskFile, { form }: Found, at: number, of: number): Place {
  const isAlone = of === 1 && form !== 'backup';
  return {
    id: `${id}:${at}`,
    file: of > 1 ? `${name}#${at + 1}` : name,
    ...(isAlone && path !== undefined && { path }),
  };
}

function looseNotes(file: string, notes: Contents['notes']): readonly LooseNotes[] {
  if (notes.length === 0) return [];
  const further = Math.max(0, notes.length - mostNotes);
  return [{ file, notes: notes.slice(0, mostNotes), further }];
}

/** Lists that are checked before anybody is told. */
const batchSize = 25;

/** A part of what a file holds; the last one ends the file. */
export interface FileFinds extends DeskFinds {
  readonly isLast: boolean;
}

/** Reads and checks a file, a batch at a time; at least one. */
export async function* checkFile(
  file: DeskFile,
  library: Library,
  event: EventRules | undefined,
): AsyncGenerator<FileFinds, void, void> {
  const { lists, notes, events } = await readContents(file, library);
  let rows: DeskRow[] = [];
  for (const [at, found] of lists.entries()) {
    rows.push(await checkFound(placeOf(file, found, at, lists.length), found, library, event));
    if (rows.length < batchSize || at + 1 === lists.length) continue;
    yield { ...noFinds, rows, isLast: false };
    rows = [];
  }
  yield { rows, events, skipped: [], notes: looseNotes(file.name, notes), isLast: true };
}
