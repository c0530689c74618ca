import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { formatEventFile, readEvent } from '@/lib/desk/read-event';
import { isList } from '@/lib/desk/row';
import { formatDocument, parseDocument } from '@/lib/roster/document';
import { limits } from '@/lib/roster/list';
import type { EventRules } from '@/lib/rules/event';
import { packEvent, unpackEvent } from '@/lib/share/code/event';
import { packList, unpackList } from '@/lib/share/code/list';
import { seal } from '@/lib/share/code/sealed';
import { formatEventCode, linkOf } from '@/lib/share/link';
import { mixedInputs } from '@/scripts/bench/mixed-inputs';
import { numbers } from '@/scripts/bench/random-list';
import { bytesOf, drop, file, library } from '../desk/kit';
import { makeZip } from '../desk/make-zip';
import { corpus } from './corpus';
import { catalogues, known } from './library';

/** Milliseconds of work for one input of a few kilobytes: far above what any takes. */
const soon = 6_000;

/** What mends nothing and may break much, wherever it is put. */
const words = [
  '"__proto__":{"polluted":true},',
  '"constructor":{"prototype":{"polluted":true}},',
  '__proto__',
  '{"a":',
  '[[[[[[',
  '}]',
  '"',
  '\\u0000\\ud800',
  '\0',
  '\ud83d',
  '\u202e',
  '1e999',
  '-0',
  '99999999999999999999',
  'null,',
  '\n\n',
  '999x ',
  'Check code: ',
  '#c=',
  '%PDF-1.7',
  ' 0 R',
  'muster-roll',
  'muster-event',
  'muster-backup',
  'PK\x05\x06',
].map(bytesOf);

type Next = (below: number) => number;

const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(Buffer.concat(parts));

/** One thing that happens to bytes on their way, or that somebody does to them. */
const changes: readonly ((bytes: Uint8Array, next: Next, other: Uint8Array) => Uint8Array)[] = [
  (bytes, next) => bytes.subarray(0, next(bytes.length + 1)),
  (bytes, next) => {
    const at = next(bytes.length + 1);
    return joined(bytes.subarray(0, at), bytes.subarray(at + 1 + next(40)));
  },
  (bytes, next) => {
    const at = next(bytes.length + 1);
    return joined(bytes.subarray(0, at), words[next(words.length)] ?? bytes, bytes.subarray(at));
  },
  (bytes, next) => {
    const from = next(bytes.length + 1);
    const part = bytes.subarray(from, from + 1 + next(300));
    const copies = Array.from({ length: 1 + next(60) }, () => part);
    return joined(bytes.subarray(0, from), ...copies, bytes.subarray(from));
  },
  (bytes, next, other) =>
    joined(bytes.subarray(0, next(bytes.length + 1)), other.subarray(next(other.length + 1))),
  (bytes, next) => {
    const copy = Uint8Array.from(bytes);
    for (let flips = 1 + next(4); flips > 0; flips -= 1) {
      const at = next(copy.length + 1);
      if (at < copy.length) copy[at] = (copy[at] ?? 0) ^ (1 << next(8));
    }
    return copy;
  },
];

/** The same changes for the same seed. */
function changed(bytes: Uint8Array, next: Next, other: Uint8Array): Uint8Array {
  let result = bytes;
  for (let times = 1 + next(4); times > 0; times -= 1)
    result = changes[next(changes.length)]?.(result, next, other) ?? result;
  return result;
}

/** What a stranger could have changed for everybody. */
function globals(): string {
  return [Object.prototype, Array.prototype, Function.prototype, String.prototype, Map.prototype]
    .map((one) => Reflect.ownKeys(one).map(String).join())
    .join('\n');
}

const events: readonly EventRules[] = [
  { name: 'Spring', ruleset: 'drums-and-shakos', cap: 400, maxCopies: 2, nations: ['france'] },
  { name: 'Élan', banned: ['france/sapper'], required: ['france/infantry-officer'], cap: null },
];

const lists = await mixedInputs(60);
const seeds: readonly Uint8Array[] = [
  ...lists.map(({ bytes }) => bytes),
  ...events.map((event) => bytesOf(formatEventFile(event))),
  ...events.map((event) => bytesOf(linkOf('https://a.b', formatEventCode(event, catalogues)))),
  makeZip(lists.slice(0, 4).map(({ name, bytes }) => ({ path: name, content: bytes }))),
  makeZip(lists.slice(4, 7).map(({ name, bytes }) => ({ path: name, content: bytes, method: 0 }))),
];

/** Nothing that a list may not have, and what it has is what its file would have. */
function expectSound(list: Parameters<typeof formatDocument>[0]): void {
  expect(list.groups.length).toBeLessThanOrEqual(limits.groups);
  const entries = list.groups.reduce((sum, group) => sum + group.entries.length, 0);
  expect(entries).toBeLessThanOrEqual(limits.entries);
  const again = parseDocument(JSON.parse(JSON.stringify(formatDocument(list))), known);
  expect(again.ok && isDeepStrictEqual(formatDocument(again.value), formatDocument(list))).toBe(
    true,
  );
}

describe('no input breaks the reading of files, links, texts, PDFs, zips and events', () => {
  test.each([1805, 1809, 1812, 1815])('with the seed %i', async (seed) => {
    const next = numbers(seed);
    const before = globals();
    const read = { lists: 0, refused: 0, events: 0 };
    for (let nth = 0; nth < 400; nth += 1) {
      const start = process.cpuUsage();
      const bytes = changed(
        seeds[next(seeds.length)] ?? new Uint8Array(),
        next,
        seeds[0] ?? bytesOf(''),
      );
      const { rows, events: found } = await drop([file(`${nth}`, bytes)]);
      for (const row of rows) {
        if (isList(row)) expectSound(row.list);
        else expect(row.message).toMatch(/\S/);
        read[isList(row) ? 'lists' : 'refused'] += 1;
      }
      read.events += found.length;
      const { user, system } = process.cpuUsage(start);
      expect((user + system) / 1000).toBeLessThan(soon);
    }
    expect(globals()).toBe(before);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    // The changes leave something to read, and something to refuse.
    expect(read.lists).toBeGreaterThan(100);
    expect(read.refused).toBeGreaterThan(100);
    expect(read.events).toBeGreaterThan(0);
  });
});

test('no content of a sound code breaks what reads it', () => {
  const next = numbers(1813);
  const before = globals();
  const outcomes = { list: 0, event: 0, refused: 0 };
  const packed = [
    ...corpus.map((list) => ['list', packList(list, catalogues)] as const),
    ...events.map((event) => ['event', packEvent(event, catalogues)] as const),
  ];
  for (let nth = 0; nth < 4000; nth += 1) {
    const [kind, bytes] = packed[nth % packed.length] ?? ['list', new Uint8Array()];
    const content = changed(bytes.subarray(1, -4), next, packed[0]?.[1] ?? bytes);
    // Sealed anew, so that the check bytes do not spare the reader.
    const sealed = seal(kind, (bytes[0] ?? 0) & 0x7f, (bits) => {
      for (const byte of content) bits.bits(byte, 8);
    });
    if (kind === 'list') {
      const list = unpackList(sealed, catalogues, known);
      if (list.ok) expectSound(list.value);
      outcomes[list.ok ? 'list' : 'refused'] += 1;
    } else {
      const event = unpackEvent(sealed, catalogues, known);
      outcomes[event.ok ? 'event' : 'refused'] += 1;
    }
  }
  expect(globals()).toBe(before);
  for (const times of Object.values(outcomes)) expect(times).toBeGreaterThan(10);
});

test('no text breaks what reads the rules of an event', async () => {
  const next = numbers(1814);
  const decoder = new TextDecoder();
  const outcomes = { read: 0, refused: 0 };
  const texts = seeds.slice(60, 64);
  for (let nth = 0; nth < 1500; nth += 1) {
    const from = texts[nth % texts.length] ?? new Uint8Array();
    const event = await readEvent(decoder.decode(changed(from, next, texts[0] ?? from)), library);
    outcomes[event.ok ? 'read' : 'refused'] += 1;
  }
  expect(outcomes.read).toBeGreaterThan(10);
  expect(outcomes.refused).toBeGreaterThan(100);
});
