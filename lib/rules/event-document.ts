import * as z from 'zod/mini';
import { limits } from '../roster/list';
import type { KnownRuleset } from '../roster/document';
import { parseJson } from '../roster/parse-json';
import type { EventRules } from './event';

// zod would probe `new Function`, which the site's content security policy forbids.
z.config({ jitless: true });

export const eventFormat = 'muster-event';
const eventVersion = 1;

/** Why an input holds no event rules, in the order in which they are looked for. */
export const eventErrorCodes = [
  'too-large',
  'not-an-event',
  'unsupported-version',
  'unknown-ruleset',
  'unknown-nation',
  'invalid-event',
] as const;
export type EventErrorCode = (typeof eventErrorCodes)[number];

export interface EventError {
  readonly code: EventErrorCode;
  readonly detail?: string;
}

export type ReadEvent =
  | { readonly ok: true; readonly value: EventRules }
  | { readonly ok: false; readonly error: EventError };

export function eventFailure(code: EventErrorCode, detail?: string): ReadEvent {
  return { ok: false, error: detail === undefined ? { code } : { code, detail } };
}

/** One plain sentence for people. */
export function describeEventError({ code, detail }: EventError): string {
  switch (code) {
    case 'too-large':
      return 'These event rules are larger than 5 MiB, the most that they may have.';
    case 'not-an-event':
      return `These are no event rules of Muster Roll${detail ? `: ${detail}` : ''}.`;
    case 'unsupported-version':
      return `These event rules have format version ${detail ?? '?'}, which this version of Muster Roll does not know. Update Muster Roll to use them.`;
    case 'unknown-ruleset':
      return `The event plays "${detail ?? ''}", which is no ruleset that is known here.`;
    case 'unknown-nation':
      return `The event names the nation "${detail ?? ''}", which its ruleset does not have.`;
    case 'invalid-event':
      return `These event rules are damaged: ${detail ?? 'a field has a wrong value'}.`;
  }
}

/** The most ids that one field of an event may list. */
const mostIds = 2000;

const text = z
  .string('must be a text')
  .check(
    z.refine(
      (value) => value.length <= limits.text || [...value].length <= limits.text,
      `must have at most ${limits.text} characters`,
    ),
  );

const ids = z
  .array(z.string('must be a text'), 'must be a list of ids')
  .check(z.maxLength(mostIds, `must have at most ${mostIds} ids`));

const above0 = z
  .int('must be a whole number above 0')
  .check(z.gte(1, 'must be a whole number above 0'));

const shape = z.looseObject({
  version: z.literal(eventVersion, 'must be a whole number'),
  name: z.optional(text),
  ruleset: z.optional(z.string('must be a text')),
  cap: z.optional(z.nullable(above0)),
  nations: z.optional(ids),
  year: z.optional(z.int('must be a whole number')),
  allies: z.optional(z.boolean('must be true or false')),
  scenario: z.optional(z.string('must be a text')),
  side: z.optional(z.string('must be a text')),
  banned: z.optional(ids),
  required: z.optional(ids),
  maxCopies: z.optional(above0),
  maxModels: z.optional(above0),
  waived: z.optional(ids),
});

const fields = new Set([...Object.keys(shape.shape), 'format']);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A nation that no ruleset has, or not the one that the event plays. */
function strangeNation(event: EventRules, known: readonly KnownRuleset[]): string | undefined {
  const rulesets = known.filter(({ id }) => event.ruleset === undefined || id === event.ruleset);
  const nations = new Set(rulesets.flatMap((one) => one.nations.map(({ id }) => id)));
  return event.nations?.find((nation) => !nations.has(nation));
}

/** Reads the rules of an event (any parsed JSON value). Unknown fields are kept. Never throws. */
export function parseEvent(value: unknown, known: readonly KnownRuleset[]): ReadEvent {
  if (!isObject(value) || value['format'] !== eventFormat) return eventFailure('not-an-event');
  const { version, ruleset } = value;
  if (Number.isInteger(version) && version !== eventVersion)
    return eventFailure('unsupported-version', String(version));
  if (typeof ruleset === 'string' && !known.some(({ id }) => id === ruleset))
    return eventFailure('unknown-ruleset', ruleset);
  const shaped = shape.safeParse(value);
  if (!shaped.success) {
    const issue = shaped.error.issues[0];
    const path = (issue?.path ?? []).map(String).join('.') || 'the document';
    return eventFailure('invalid-event', `${path}: ${issue?.message ?? 'wrong'}`);
  }
  const extra = Object.entries(value).filter(([field]) => !fields.has(field));
  const given = Object.entries(shaped.data).filter(
    ([field, content]) =>
      fields.has(field) && field !== 'format' && field !== 'version' && content !== undefined,
  );
  const event: EventRules = {
    ...Object.fromEntries(given),
    ...(extra.length > 0 && { extra: Object.fromEntries(extra) }),
  };
  const nation = strangeNation(event, known);
  return nation === undefined ? { ok: true, value: event } : eventFailure('unknown-nation', nation);
}

/** Reads the text of an event's file. */
export function parseEventText(source: string, known: readonly KnownRuleset[]): ReadEvent {
  if (source.length > limits.fileBytes) return eventFailure('too-large');
  const json = parseJson(source.replace(/^\uFEFF/, ''));
  if (json.ok) return parseEvent(json.value, known);
  return json.why === 'too-deep'
    ? eventFailure('invalid-event', 'its brackets are nested too deeply')
    : eventFailure('not-an-event', 'it is no JSON');
}

/** The rules of an event as a document of the current version. */
export function formatEvent({ extra, ...event }: EventRules): Readonly<Record<string, unknown>> {
  return { ...extra, format: eventFormat, version: eventVersion, ...event };
}
