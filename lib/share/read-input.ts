import type { Catalogue } from '../roster/catalogue';
import { documentFormat, parseDocument, parseDocumentText } from '../roster/document';
import { limits } from '../roster/list';
import { parseJson } from '../roster/parse-json';
import { type Read, failure } from '../roster/read-error';
import { eventFormat } from '../rules/event-document';
import type { Ruleset, RulesetCard } from '../rules/ruleset';
import { backupFormat, mostBackupBytes, mostBackupLists, parseBackup } from './backup';
import { decodeText } from './decode-text';
import type { Form, Found, Input } from './found';
import { isPdf } from './pdf/info';
import { readPdf } from './pdf/read-pdf';
import { foreignKind } from './sniff';
import type { ReadText } from './text/parse-text';
import { tooLarge } from './too-large';

/** What reading takes; catalogues and rulesets are asked for only when an input needs them. */
export interface Library {
  readonly known: readonly RulesetCard[];
  readonly catalogues: () => Promise<readonly Catalogue[]>;
  readonly load: (ruleset: string) => Promise<Ruleset>;
}

export interface ReadOptions {
  /** The id of the one ruleset whose lists are wanted; those of others are `unknown-ruleset`. */
  readonly only?: string | undefined;
}

/** The first bytes of a file by which `isBackup` tells. */
export const backupHead = 200;

const backupStart = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${backupFormat}"`);
const decoder = new TextDecoder();

/**
 * Whether the bytes begin a backup, which may be larger than a list. Only that it says so at its
 * start is looked at, as this app writes it.
 */
export function isBackup(bytes: Uint8Array): boolean {
  return backupStart.test(decoder.decode(bytes.subarray(0, backupHead)));
}

/** The most bytes that an input may have that begins with these. */
export function mostBytes(head: Uint8Array): number {
  return isBackup(head) ? mostBackupBytes : limits.fileBytes;
}

/**
 * Reads whatever holds lists (a file, standard input, something pasted) by its content, not by its
 * name: list documents, backups, links and codes, plain text, and PDFs that the app printed. Every
 * list in it, or why it is none; one damaged list among several does not spoil the others.
 * Asynchronous, as text and codes need tables that are not always there.
 */
export async function readInput(
  bytes: Uint8Array,
  library: Library,
  options: ReadOptions = {},
): Promise<Input> {
  const most = mostBytes(bytes);
  if (bytes.length > most) return single('file', tooLarge(most));
  if (isPdf(bytes)) return { lists: readPdf(bytes, wanted(library, options)), notes: [] };
  const foreign = foreignKind(bytes);
  if (foreign !== undefined) return notAList('file', foreign);
  const text = decodeText(bytes);
  return text === undefined
    ? notAList('file', 'it is no text')
    : readPasted(text, library, options);
}

/** The same for a text. */
export async function readPasted(
  text: string,
  library: Library,
  options: ReadOptions = {},
): Promise<Input> {
  const whole = text.replace(/^\uFEFF/, '');
  const content = whole.trim();
  if (content.length > mostBackupBytes) return single('text', tooLarge(mostBackupBytes));
  if (content === '') return notAList('text', 'it is empty');
  // A number or a word alone is JSON, too, but nobody means it as such.
  if (content.startsWith('{') || content.startsWith('[')) {
    const json = parseJson(content);
    if (json.ok) return readJson(json.value as object, wanted(library, options));
    // What begins as a document does is a damaged file; the rest may be a text after all.
    if (content.startsWith('{')) return single('file', parseDocumentText(content, library.known));
  }
  if (content.length > limits.fileBytes) return single('text', tooLarge(limits.fileBytes));
  const [{ parseText }, catalogues] = await Promise.all([
    import('./text/parse-text'),
    library.catalogues(),
  ]);
  const { known, load } = library;
  const input = fromText(content, await parseText(whole, { known, catalogues, load }), options);
  return content.includes('#r=') ? withReveal(input, content) : input;
}

/** No input holds more; what does is refused whole. */
const mostLists = mostBackupLists;
const tooMany = failure('invalid-list', `it holds more than ${mostLists} lists`);

/** Rulesets whose lists are wanted. */
function wanted({ known }: Library, { only }: ReadOptions): readonly RulesetCard[] {
  return only === undefined ? known : known.filter(({ id }) => id === only);
}

function notAList(form: Form, detail: string): Input {
  return single(form, failure('not-a-list', detail));
}

function single(form: Form, list: Found['list']): Input {
  return { lists: [{ form, list, notes: [] }], notes: [] };
}

function formatOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'format' in value
    ? value.format
    : undefined;
}

function readJson(value: object, known: readonly RulesetCard[]): Input {
  if (Array.isArray(value)) return readArray(value, known);
  const format = formatOf(value);
  if (format === backupFormat) return readBackup(value, known);
  if (format === eventFormat)
    return notAList('file', 'it holds the rules of an event, for the check desk');
  return single('file', readDocument(value, known));
}

function readDocument(value: unknown, known: readonly RulesetCard[]): Found['list'] {
  const list = parseDocument(value, known);
  if (list.ok || list.error.code !== 'not-a-list' || list.error.detail !== undefined) return list;
  return failure('not-a-list', `it does not say that its format is "${documentFormat}"`);
}

function readArray(values: readonly unknown[], known: readonly RulesetCard[]): Input {
  if (values.length === 0) return notAList('file', 'it is empty');
  if (values.length > mostLists) return single('file', tooMany);
  return {
    lists: values.map((value) => ({ form: 'file', list: readDocument(value, known), notes: [] })),
    notes: [],
  };
}

/** The lists of a backup in their order, those that cannot be read in their places. */
function readBackup(value: unknown, known: readonly RulesetCard[]): Input {
  const read = parseBackup(value, known);
  if (!read.ok) return single('backup', read);
  const { lists, unreadable, made, beside } = read.value;
  const found: Found[] = lists.map((kept) => ({
    form: 'backup',
    list: { ok: true, value: kept.list },
    notes: [],
    kept,
  }));
  for (const { at, error } of unreadable)
    found.splice(at, 0, { form: 'backup', list: { ok: false, error }, notes: [] });
  const isBare = found.length === 0;
  const backup = { ...(made !== undefined && { made }), beside, isBare };
  return isBare
    ? { ...notAList('backup', 'it is a backup with no list in it'), backup }
    : { lists: found, notes: [], backup };
}

function fromText(content: string, { lists, notes }: ReadText, { only }: ReadOptions): Input {
  const isMarkup = content.startsWith('<');
  return {
    lists: lists.map(({ list, notes: own, said }): Found => ({
      form: said ? 'text' : 'code',
      list: isMarkup ? orMarkup(list) : orOther(list, only),
      notes: own,
      ...(said && { said }),
    })),
    notes,
  };
}

/** A list that came with what opens its seal; among several nobody could say whose it is. */
async function withReveal(input: Input, content: string): Promise<Input> {
  const [{ revealIn }, { unpackReveal }] = await Promise.all([
    import('./link'),
    import('./code/reveal'),
  ]);
  const [only] = input.lists;
  const bytes = revealIn(content);
  if (!only || input.lists.length > 1 || !bytes) return input;
  return { ...input, lists: [{ ...only, reveal: unpackReveal(bytes) }] };
}

function orOther(list: Found['list'], only: string | undefined): Found['list'] {
  return list.ok && only !== undefined && list.value.ruleset !== only
    ? failure('unknown-ruleset', list.value.ruleset)
    : list;
}

function orMarkup<T>(list: Read<T>): Read<T> {
  return list.ok || list.error.code !== 'not-a-list'
    ? list
    : failure('not-a-list', 'it is a web page, or a file of another program');
}
