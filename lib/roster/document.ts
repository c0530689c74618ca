import * as z from 'zod/mini';
import { fits } from './bounds';
import { type Entry, type Extra, type Group, type List, groupKinds, limits } from './list';
import { parseJson } from './parse-json';
import { type Read, failure } from './read-error';

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

export const documentFormat = 'muster-roll';
export const documentVersion = 1;

/** What a reader must know of the rulesets to tell a list from a foreign file. */
export interface KnownRuleset {
  readonly id: string;
  readonly nations: readonly { readonly id: string }[];
}

const string = z.string('must be a text');

const text = z
  .string('must be a text')
  .check(z.refine(fits, `must have at most ${limits.text} characters`));

const wholeNumber = (max: number) =>
  z
    .int(`must be a whole number from 1 to ${max}`)
    .check(
      z.gte(1, `must be a whole number from 1 to ${max}`),
      z.lte(max, `must be a whole number from 1 to ${max}`),
    );

/** Any JSON object. `z.record` would drop a key called `__proto__`; this keeps the object as it is. */
const anyObject = z.custom<Readonly<Record<string, unknown>>>(isObject, 'must be an object');

const optionsShape = z.custom<Readonly<Record<string, number>>>(
  (value) =>
    isObject(value) &&
    Object.values(value).every(
      (n) => Number.isInteger(n) && Number(n) >= 1 && Number(n) <= limits.quantity,
    ),
  `must give each option a whole number from 1 to ${limits.quantity}`,
);

const entryShape = z.looseObject(
  {
    profile: string,
    count: wholeNumber(limits.count),
    options: z.optional(optionsShape),
    attributes: z.optional(anyObject),
    title: z.optional(text),
    note: z.optional(text),
  },
  'must be an object',
);

const groupShape = z.looseObject(
  {
    id: string,
    name: z.optional(text),
    kind: z.optional(z.enum(groupKinds, `must be one of ${groupKinds.join(', ')}`)),
    parent: z.optional(string),
    entries: z.array(entryShape, 'must be a list of entries'),
  },
  'must be an object',
);

const listShape = z.looseObject({
  version: z.literal(documentVersion, 'must be a whole number'),
  ruleset: string,
  nation: string,
  name: z.optional(text),
  cap: z.optional(
    z.nullable(
      // Not `z.int`, which refuses large ones: the form sets no upper bound.
      z
        .number('must be a whole number above 0')
        .check(
          z.refine((cap) => Number.isInteger(cap) && cap >= 1, 'must be a whole number above 0'),
        ),
    ),
  ),
  settings: z.optional(anyObject),
  groups: z
    .array(groupShape, 'must be a list of groups')
    .check(
      z.minLength(1, 'must have at least one group'),
      z.maxLength(limits.groups, `must have at most ${limits.groups} groups`),
    ),
});

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `groups[0].entries[2].count`, as a person would look it up in the file. */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}

/** Counted before any field is looked at, so that a hostile file costs nothing. */
function tooMany(value: Readonly<Record<string, unknown>>): string | undefined {
  const groups = value['groups'];
  if (!Array.isArray(groups)) return undefined;
  if (groups.length > limits.groups) return `groups: must have at most ${limits.groups} groups`;
  let entries = 0;
  for (const group of groups) {
    if (isObject(group) && Array.isArray(group['entries'])) entries += group['entries'].length;
  }
  return entries > limits.entries
    ? `groups: must have at most ${limits.entries} entries in all`
    : undefined;
}

/** Looked for without recursion: printing a list that holds such a field would overflow the stack. */
function tooDeep(value: Readonly<Record<string, unknown>>): string | undefined {
  for (const [field, content] of Object.entries(value)) {
    let level: readonly unknown[] = [content];
    for (let depth = 1; level.length > 0; depth += 1) {
      if (depth > limits.depth) return `${field}: is nested more than ${limits.depth} levels deep`;
      level = level.flatMap((item) =>
        typeof item === 'object' && item !== null ? Object.values(item) : [],
      );
    }
  }
  return undefined;
}

/** Group ids are unique, and every parent is another group with no way back to itself. */
function badChain(groups: readonly { id: string; parent?: string | undefined }[]) {
  const parents = new Map<string, string | undefined>();
  for (const [index, { id, parent }] of groups.entries()) {
    if (parents.has(id)) return `groups[${index}].id: "${id}" stands twice`;
    parents.set(id, parent);
  }
  for (const [index, { id, parent }] of groups.entries()) {
    let steps = 0;
    for (let at = parent; at !== undefined; at = parents.get(at)) {
      if (!parents.has(at)) return `groups[${index}].parent: there is no group "${at}"`;
      steps += 1;
      if (at === id || steps > groups.length)
        return `groups[${index}].parent: the chain of command goes round in a circle`;
    }
  }
  return undefined;
}

function restOf(value: Readonly<Record<string, unknown>>, known: readonly string[]) {
  const rest = Object.entries(value).filter(([field]) => !known.includes(field));
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

const entryFields = Object.keys(entryShape.shape);
const groupFields = Object.keys(groupShape.shape);
const listFields = [...Object.keys(listShape.shape), 'format'];

type ShapedEntry = z.infer<typeof entryShape>;

function openEntry(entry: ShapedEntry, key: string): Entry {
  const { profile, count, options, attributes, title, note } = entry;
  const extra: Extra | undefined = restOf(entry, entryFields);
  return {
    key,
    profile,
    count,
    ...(options && Object.keys(options).length > 0 && { options }),
    ...(attributes && Object.keys(attributes).length > 0 && { attributes }),
    ...(title && { title }),
    ...(note && { note }),
    ...(extra && { extra }),
  };
}

function openGroup(group: z.infer<typeof groupShape>, at: number): Group {
  const { id, name, kind, parent } = group;
  const extra = restOf(group, groupFields);
  return {
    id,
    ...(name !== undefined && { name }),
    ...(kind && { kind }),
    ...(parent !== undefined && { parent }),
    // Keys of a file's entries are their places; those of later ones are random and longer.
    entries: group.entries.map((entry, index) => openEntry(entry, `${at}.${index}`)),
    ...(extra && { extra }),
  };
}

/**
 * Reads a list document (any parsed JSON value) into a list. Everything in it is kept: unknown
 * fields, unknown profiles, illegal choices. Fails with the first read error that applies; never
 * throws.
 */
export function parseDocument(value: unknown, known: readonly KnownRuleset[]): Read<List> {
  if (!isObject(value) || value['format'] !== documentFormat) return failure('not-a-list');
  const { version, ruleset, nation } = value;
  if (Number.isInteger(version) && version !== documentVersion)
    return failure('unsupported-version', String(version));
  const rules = known.find(({ id }) => id === ruleset);
  if (typeof ruleset === 'string' && !rules) return failure('unknown-ruleset', ruleset);
  if (rules && typeof nation === 'string' && !rules.nations.some(({ id }) => id === nation))
    return failure('unknown-nation', nation);
  const excess = tooMany(value) ?? tooDeep(value);
  if (excess) return failure('invalid-list', excess);
  const shaped = listShape.safeParse(value);
  if (!shaped.success) {
    const issue = shaped.error.issues[0];
    const path = formatPath(issue?.path ?? []);
    return failure('invalid-list', `${path || 'the document'}: ${issue?.message ?? 'wrong'}`);
  }
  const chain = badChain(shaped.data.groups);
  if (chain) return failure('invalid-list', chain);
  // The document itself, not zod's copy of it, which would lose unknown fields called `__proto__`.
  const whole = value as z.infer<typeof listShape>;
  const { name, cap, settings, groups } = whole;
  const extra = restOf(value, listFields);
  return {
    ok: true,
    value: {
      ruleset: whole.ruleset,
      nation: whole.nation,
      name: name ?? '',
      ...(cap !== undefined && { cap }),
      ...(settings && Object.keys(settings).length > 0 && { settings }),
      groups: groups.map(openGroup),
      ...(extra && { extra }),
    },
  };
}

/** Reads the text of a `*.muster.json` file; a byte order mark is no part of it. */
export function parseDocumentText(source: string, known: readonly KnownRuleset[]): Read<List> {
  const content = source.replace(/^\uFEFF/, '');
  if (content.trim() === '') return failure('not-a-list', 'it is empty');
  const json = parseJson(content);
  return json.ok ? parseDocument(json.value, known) : noJson(content, json.why);
}

/** What is said of a text that was to be JSON and is none. */
export function noJson(text: string, why: 'damaged' | 'too-deep'): Read<never> {
  if (why === 'too-deep') return failure('invalid-list', 'its brackets are nested too deeply');
  const cut = text.trimStart().startsWith('{');
  return failure('not-a-list', cut ? 'its JSON is damaged or cut short' : 'it is no JSON');
}

function formatEntry({ profile, count, options, attributes, title, note, extra }: Entry) {
  return {
    ...extra,
    profile,
    count,
    ...(options && { options }),
    ...(attributes && { attributes }),
    ...(title !== undefined && { title }),
    ...(note !== undefined && { note }),
  };
}

/** The list as a document of the current version: what files hold. Its unknown fields come along. */
export function formatDocument(list: List): Readonly<Record<string, unknown>> {
  const { ruleset, nation, name, cap, settings, groups, extra } = list;
  return {
    ...extra,
    format: documentFormat,
    version: documentVersion,
    ruleset,
    nation,
    name,
    ...(cap !== undefined && { cap }),
    ...(settings && { settings }),
    groups: groups.map(({ entries, extra: unknown, ...group }) => ({
      ...unknown,
      ...group,
      entries: entries.map(formatEntry),
    })),
  };
}
