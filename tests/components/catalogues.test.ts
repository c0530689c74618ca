import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Area } from '@/components/language/area';
import { french } from '@/components/language/french';
import type { UnreadableRow } from '@/lib/desk/row';
import type { ReadError, ReadErrorCode } from '@/lib/roster/read-error';
import type { EventError } from '@/lib/rules/event-document';
import type { EventDoubt } from '@/lib/rules/event-doubts';
import type { Note } from '@/lib/share/text/note';

/** Every catalogue of the pages that are built in English: `words.ts`, or a part in a folder `words`. */
const catalogues = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /(^|\/)words(\/[\w-]+)?\.tsx?$/.test(path));

function isArea(value: unknown): value is Area<unknown> {
  return typeof value === 'object' && value !== null && 'id' in value && 'english' in value;
}

const areas: readonly Area<unknown>[] = (
  await Promise.all(
    catalogues.map(async (path) => {
      const loaded: unknown = await import(join(process.cwd(), 'components', path));
      return Object.values(loaded as object).filter(isArea);
    }),
  )
).flat();

/** Words that French spells as English does, and sizes of paper; in small letters. None is none. */
const alike: ReadonlySet<string> = new Set([
  '',
  'a4',
  'chance',
  'code',
  'duel',
  'letter',
  'licence',
  'nation',
  'nations',
  'note',
  'notes',
  'options',
  'points',
  'question',
  'situation',
  'source',
  'total',
  'verdict',
]);

const samples = ['0', '1', '2', '12', '1234'];

/**
 * What the sentences of a catalogue are about, from the likeliest: numbers (which can also stand for
 * names), names, several names, a wrapper of links, figures of a limit; what is wrong with something.
 */
const kinds: readonly ((sample: string) => unknown)[] = [
  Number,
  (sample) => sample,
  (sample) => [sample, `${sample}th`],
  () => (text: string) => text,
  (sample) => ({ value: Number(sample), max: Number(sample), name: `Name ${sample}` }),
  (sample) => ({
    name: sample,
    event: sample,
    file: sample,
    nation: sample,
    points: Number(sample),
    cap: Number(sample),
    models: Number(sample),
    dataVersion: sample,
  }),
  () => true,
  () => 'not-a-list' satisfies ReadErrorCode,
  (sample) => ({ code: 'not-a-list', detail: sample }) satisfies ReadError,
  (sample) => ({ code: 'unknown-nation', detail: sample }) satisfies EventError,
  (sample) => ({ reason: 'bad-value', field: sample, value: sample }) satisfies EventDoubt,
  (sample) => ({ line: Number(sample), text: sample, reason: 'unknown-line' }) satisfies Note,
  (sample) =>
    ({
      id: sample,
      file: sample,
      form: 'file',
      verdict: 'unreadable',
      code: 'invalid-list',
      error: { code: 'invalid-list' },
      message: `Damaged: ${sample}.`,
      way: `Ask for ${sample}.`,
    }) satisfies UnreadableRow,
  (sample) => ({ message: `Message ${sample}`, rule: sample, source: `Source ${sample}` }),
];

/** Every way to give so many arguments, all of the likeliest kind first. */
function waysToCall(arity: number): readonly (readonly (typeof kinds)[number][])[] {
  if (arity === 0) return [[]];
  return waysToCall(arity - 1).flatMap((rest) => kinds.map((kind) => [kind, ...rest]));
}

function textOf(node: unknown): string {
  if (typeof node === 'string') return node;
  return renderToStaticMarkup(node as ReactNode).replace(/<[^>]*>/g, '');
}

/** The sentences of a function, one for each sample; nothing where it cannot be called like that. */
function said(
  sentence: (...about: unknown[]) => unknown,
  way: readonly (typeof kinds)[number][],
): readonly string[] | undefined {
  try {
    const texts = samples.map((sample) => textOf(sentence(...way.map((kind) => kind(sample)))));
    return texts.some((text) => text === '' || /undefined|NaN|\[object|=>/.test(text))
      ? undefined
      : texts;
  } catch {
    return undefined;
  }
}

/** Without figures: "12 points" is the word "points". */
function wordIn(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b\d+\b/g, '')
    .trim();
}

interface Pair {
  readonly path: string;
  readonly english: readonly string[];
  readonly french: readonly string[];
}

/** All sentences of an area in both languages; throws where they are not of one shape. */
function pairsOf(path: string, english: unknown, other: unknown): readonly Pair[] {
  if (typeof english === 'function' && typeof other === 'function') {
    type Sentence = (...about: unknown[]) => unknown;
    for (const way of waysToCall(Math.max(english.length, other.length))) {
      const pair = {
        english: said(english as Sentence, way),
        french: said(other as Sentence, way),
      };
      if (pair.english && pair.french)
        return [{ path, english: pair.english, french: pair.french }];
    }
    throw new Error(`${path}: no figures with which both languages have a sentence`);
  }
  const isText = (value: unknown) => typeof value === 'string' || isElement(value);
  if (isText(english) && isText(other))
    return [{ path, english: [textOf(english)], french: [textOf(other)] }];
  if (!isGroup(english) || !isGroup(other)) throw new Error(`${path}: not the same in French`);
  expect(Object.keys(other).sort(), path).toEqual(Object.keys(english).sort());
  return Object.keys(english).flatMap((key) => pairsOf(`${path}.${key}`, english[key], other[key]));
}

function isElement(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !isElement(value);
}

function translationOf({ id }: Area<unknown>): unknown {
  return (french as Readonly<Record<string, unknown>>)[id];
}

test('every area is translated, and nothing else', () => {
  // The cards of rulesets are data, which tests/contract holds.
  const worded = Object.keys(french).filter((id) => id !== 'rulesetCards');
  expect(areas.map(({ id }) => id).sort()).toEqual(worded.sort());
});

describe.each(areas.map((area) => [area.id, area] as const))('%s', (id, area) => {
  const pairs = pairsOf(id, area.english, translationOf(area));

  test('nothing is left in English', () => {
    const isUntouched = ({ english, french: own }: Pair) =>
      english.every((text, at) => text === own[at] && !alike.has(wordIn(text)));
    expect(pairs.filter(isUntouched).map(({ path, english }) => `${path}: ${english[0]}`)).toEqual(
      [],
    );
  });

  test('French is set as French is printed', () => {
    const texts = pairs.flatMap((pair) => pair.french);
    expect(texts.filter((text) => /['"]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[^\u202f][;:!?»%]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /«[^\u202f]|  /.test(text))).toEqual([]);
  });
});
