import type { Catalogue } from '../../roster/catalogue';
import type { KnownRuleset } from '../../roster/document';
import type { ReadError } from '../../roster/read-error';
import type { EventRules } from '../../rules/event';
import {
  type EventErrorCode,
  type ReadEvent,
  eventFailure,
  eventFormat,
  parseEvent,
} from '../../rules/event-document';
import type { BitReader } from './bit-reader';
import type { BitWriter } from './bit-writer';
import { Damage } from './damage';
import { readJson, writeJson } from './json-code';
import { type Tables, orders, tablesOf } from './list-code';
import { type Numbers, numbersOf, readReference, writeReference } from './reference';
import { seal, unseal } from './sealed';
import { readText, writeText } from './text-code';

/*
 * The layout of event rules in bits, version 1: the ruleset, then each field of the document in this
 * order, one bit for whether it is there and then its value.
 */
const eventCodeVersion = 1;

/** The version of the event document that this layout holds. */
const heldVersion = 1;

const values = [
  'name',
  'cap',
  'year',
  'allies',
  'scenario',
  'side',
  'maxCopies',
  'maxModels',
] as const;

const lists = ['nations', 'banned', 'required', 'waived'] as const;
type ListField = (typeof lists)[number];

const noNumbers = numbersOf([]);

/** The table that has the ids of a field. Rules have none: their ids go by letters. */
function idsOf(field: ListField, { nations, profiles }: Tables): Numbers {
  switch (field) {
    case 'nations':
      return nations;
    case 'banned':
    case 'required':
      return profiles;
    case 'waived':
      return noNumbers;
  }
}

function writeEvent(bits: BitWriter, event: EventRules, catalogues: readonly Catalogue[]): void {
  const catalogue = catalogues.find(({ ruleset }) => ruleset === event.ruleset);
  const tables = tablesOf(catalogue);
  bits.bit(event.ruleset !== undefined);
  if (event.ruleset !== undefined) {
    bits.number(catalogue?.number ?? 0, orders.ruleset);
    if (!catalogue) writeText(bits, event.ruleset);
  }
  for (const field of values) {
    const value = event[field];
    bits.bit(value !== undefined);
    if (value !== undefined) writeJson(bits, tables.words, value);
  }
  for (const field of lists) {
    const ids = event[field];
    bits.bit(ids !== undefined);
    if (ids === undefined) continue;
    bits.number(ids.length, 1);
    for (const id of ids) writeReference(bits, idsOf(field, tables), id, 4);
  }
}

function readEventDocument(bits: BitReader, catalogues: readonly Catalogue[]): unknown {
  const document: Record<string, unknown> = { format: eventFormat, version: heldVersion };
  const number = bits.bit() ? bits.number(orders.ruleset) : undefined;
  const catalogue = catalogues.find((one) => one.number === number);
  if (number && !catalogue) throw new Damage('newer');
  if (number !== undefined) document['ruleset'] = catalogue?.ruleset ?? readText(bits);
  const tables = tablesOf(catalogue);
  for (const field of values) if (bits.bit()) document[field] = readJson(bits, tables.words);
  for (const field of lists) {
    if (!bits.bit()) continue;
    const ids: string[] = [];
    for (let left = bits.count(1, 5); left > 0; left -= 1)
      ids.push(readReference(bits, idsOf(field, tables), 4));
    document[field] = ids;
  }
  return document;
}

/** The bytes of an event's code: all of its rules but unknown fields. */
export function packEvent(event: EventRules, catalogues: readonly Catalogue[]): Uint8Array {
  return seal('event', eventCodeVersion, (bits) => writeEvent(bits, event, catalogues));
}

/** What a fault of a code is for an event. */
const codes: Readonly<Partial<Record<ReadError['code'], EventErrorCode>>> = {
  'too-large': 'too-large',
  'unsupported-version': 'unsupported-version',
  'invalid-list': 'invalid-event',
};

/** Reads the bytes of an event's code, which may be anything. Never throws. */
export function unpackEvent(
  bytes: Uint8Array,
  catalogues: readonly Catalogue[],
  known: readonly KnownRuleset[],
): ReadEvent {
  const document = unseal('event', bytes, {
    1: (reader: BitReader) => readEventDocument(reader, catalogues),
  });
  if (document.ok) return parseEvent(document.value, known);
  const { code, detail } = document.error;
  return eventFailure(codes[code] ?? 'not-an-event', detail);
}
