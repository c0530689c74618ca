import type { BesideRead } from '@/lib/backup/beside';
import type { Extra, List } from '@/lib/roster/list';
import { type Read, type ReadError, failure } from '@/lib/roster/read-error';
import type { Form, Found, Input } from '@/lib/share/found';
import type { Note } from '@/lib/share/text/note';
import { languageNow, wordsOf } from '../language/area';
import { libraryIn } from './library';
import { receiveWords } from './words';

/** What somebody brings: files, or a text that may be a link. */
export interface Brought {
  readonly files?: readonly File[];
  readonly text?: string;
}

/** A list that can be added. */
export interface Candidate extends Found {
  /** Tells it from the others of its haul. */
  readonly key: string;
  /** The file from which it comes; nothing for what was pasted. */
  readonly file?: string;
  readonly value: List;
}

/** Something that cannot be read, and why. */
export interface Refusal {
  readonly key: string;
  readonly file?: string;
  readonly form: Form;
  readonly error: ReadError;
}

/** Everything that was found in what somebody brought. */
export interface Haul {
  readonly candidates: readonly Candidate[];
  readonly refusals: readonly Refusal[];
  /** Lines of texts that belong to none of their lists. */
  readonly notes: readonly Note[];
  /** There is a backup among it, or several. */
  readonly backup?: BackupHaul;
}

/** When a backup was made, if it says so, and what it holds besides lists. */
export interface BackupHaul {
  readonly made?: number;
  readonly beside: BesideRead | undefined;
}

/** A haul while it is read. */
interface Gathered {
  readonly candidates: Candidate[];
  readonly refusals: Refusal[];
  readonly notes: Note[];
  readonly backups: BackupHaul[];
}

/** Which part of an input: its file, and its number where the file holds several lists. */
function nameOf(file: string | undefined, at: number, of: number): { readonly file?: string } {
  if (file === undefined) return {};
  return { file: of > 1 ? wordsOf(receiveWords).nthList(file, at + 1) : file };
}

async function add(
  input: Input,
  file: string | undefined,
  source: number,
  into: Gathered,
): Promise<void> {
  const { backup } = input;
  const beside = backup && (await readFields(backup.beside));
  if (backup) {
    const { made } = backup;
    into.backups.push({ ...(made !== undefined && { made }), beside });
  }
  // That it has no list is no fault of one that has other things.
  if (backup?.isBare && beside) return;
  for (const [at, found] of input.lists.entries()) {
    const part = { key: `${source}.${at}`, ...nameOf(file, at, input.lists.length) };
    const { list, form, notes } = found;
    if (list.ok) into.candidates.push({ ...found, ...part, value: list.value });
    else {
      into.refusals.push({ ...part, form, error: list.error });
      into.notes.push(...notes.slice(0, mostNotes));
    }
  }
  into.notes.push(...input.notes.slice(0, mostNotes));
}

/** What is kept beside lists, if there is anything. */
async function readFields(fields: Extra): Promise<BesideRead | undefined> {
  if (['games', 'seals', 'collection'].every((field) => fields[field] === undefined))
    return undefined;
  const { readBeside } = await import('@/lib/backup/beside');
  return readBeside(fields);
}

/** What backups hold together. Of several counts of one profile that of the newest backup is shown. */
function joined(backups: readonly BackupHaul[]): BackupHaul | undefined {
  const [oldest, ...newer] = backups.toSorted((a, b) => (a.made ?? 0) - (b.made ?? 0));
  if (!oldest) return undefined;
  return newer.reduce<BackupHaul>(
    (so, next) => ({ ...so, ...next, beside: joinedBeside(so.beside, next.beside) }),
    oldest,
  );
}

function joinedBeside(
  older: BesideRead | undefined,
  newer: BesideRead | undefined,
): BesideRead | undefined {
  if (!older || !newer) return older ?? newer;
  const collection = new Map(older.collection);
  for (const [ruleset, counts] of newer.collection)
    collection.set(ruleset, new Map([...(older.collection.get(ruleset) ?? []), ...counts]));
  return {
    games: [...older.games, ...newer.games],
    seals: [...older.seals, ...newer.seals],
    collection,
    damaged: [...older.damaged, ...newer.damaged],
  };
}

/** Nobody reads more of them. */
const mostNotes = 100;

/** A file, which is not opened when it is too large for what it begins like. */
async function readFile(file: File): Promise<Input> {
  const [{ backupHead, mostBytes, readInput }, { foreignKind }, { tooLarge }] = await Promise.all([
    import('@/lib/share/read-input'),
    import('@/lib/share/sniff'),
    import('@/lib/share/too-large'),
  ]);
  const refuse = (list: Read<never>): Input => ({
    lists: [{ form: 'file', list, notes: [] }],
    notes: [],
  });
  let bytes: Uint8Array;
  try {
    const head = new Uint8Array(await file.slice(0, backupHead).arrayBuffer());
    const most = mostBytes(head);
    if (file.size > most) {
      const foreign = foreignKind(head);
      return refuse(foreign === undefined ? tooLarge(most) : failure('not-a-list', foreign));
    }
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // Moved since it was chosen, or a folder.
    return refuse(failure('not-found', 'it cannot be opened'));
  }
  return readInput(bytes, libraryIn(languageNow()));
}

/**
 * Reads what was brought, one after the other. Rejects only when a part of the site that it takes
 * cannot be loaded.
 */
export async function readBrought(
  { files = [], text }: Brought,
  onProgress: (done: number, of: number) => void,
  isCancelled: () => boolean,
): Promise<Haul> {
  const into: Gathered = { candidates: [], refusals: [], notes: [], backups: [] };
  for (const [at, file] of files.entries()) {
    if (isCancelled()) break;
    onProgress(at, files.length);
    await add(await readFile(file), file.name, at, into);
  }
  if (text !== undefined) {
    const { readPasted } = await import('@/lib/share/read-input');
    await add(await readPasted(text, libraryIn(languageNow())), undefined, files.length, into);
  }
  const { backups, ...found } = into;
  const backup = joined(backups);
  return { ...found, ...(backup && { backup }) };
}
