import { formatDocument } from '../../roster/document';
import type { Checked } from '../../rules/check';
import { english } from '../../rules/en/speech';
import { describeVerdict, verdictOf } from '../../rules/verdict';
import { crc32 } from '../code/crc32';
import { linkLetters } from '../code/spelling';
import type { Said } from '../text/read-list';

/*
 * What a printed PDF carries among its keywords: for each list its whole document and what it was
 * worth when it was printed, as
 *
 *   muster-roll-list:<version>:<CRC-32 of the bytes>:<the bytes in base64url>
 *
 * Programs that store a PDF anew keep its keywords, and change their encoding at most.
 */
const carriedVersion = 1;
const marker = 'muster-roll-list';

/** A list as paper carries it. */
export interface Carried {
  readonly document: Readonly<Record<string, unknown>>;
  readonly dataVersion: string;
  /** Absent where the ruleset has no points. */
  readonly points?: number;
  readonly models: number;
  /** "2 rules broken", "Legal". */
  readonly verdict: string;
  /** Points of entries, by group and place; `null` for what has none. */
  readonly prices?: readonly (readonly (number | null)[])[];
}

/** What the PDF of a list is to carry: plain data. */
export function carriedOf(checked: Checked): Carried {
  const { list, ruleset, units, points, models } = checked.view;
  const prices = new Map(units.map((unit) => [unit.entry.key, unit.points]));
  return {
    document: formatDocument(list),
    dataVersion: ruleset.card.dataVersion,
    models,
    // What a PDF carries is read by machines, in whichever language it is printed.
    verdict: describeVerdict(verdictOf(checked), english),
    ...(ruleset.card.points && {
      points,
      prices: list.groups.map(({ entries }) => entries.map(({ key }) => prices.get(key) ?? null)),
    }),
  };
}

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

/** The keywords of a PDF with these lists. */
export function formatCarried(lists: readonly Carried[]): string {
  const encoder = new TextEncoder();
  const parts = lists.map((carried) => {
    const bytes = encoder.encode(JSON.stringify(carried));
    return `${marker}:${carriedVersion}:${hex(crc32(bytes))}:${linkLetters.format(bytes)}`;
  });
  return ['army list', 'Muster Roll', ...parts].join(', ');
}

/** What stands in the keywords for one list: as it was written, or not. */
export type FoundCarried =
  | { readonly state: 'sound'; readonly document: unknown; readonly said: Said }
  | { readonly state: 'damaged' }
  | { readonly state: 'newer'; readonly version: string };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isPrices(value: unknown): value is readonly (readonly unknown[])[] {
  return Array.isArray(value) && value.every(Array.isArray);
}

function saidOf(value: Readonly<Record<string, unknown>>): Said {
  const { dataVersion, points, models, verdict, prices } = value;
  const claimed = new Map<string, number>();
  if (isPrices(prices))
    for (const [group, row] of prices.entries())
      for (const [at, price] of row.entries())
        if (isFigure(price)) claimed.set(`${group}.${at}`, price);
  return {
    ...(typeof dataVersion === 'string' && { dataVersion: dataVersion.slice(0, 40) }),
    ...(isFigure(points) && { points }),
    ...(isFigure(models) && { models }),
    ...(typeof verdict === 'string' && { verdict: verdict.slice(0, 80) }),
    prices: claimed,
  };
}

function readOne(check: string, letters: string): FoundCarried {
  const bytes = linkLetters.parse(letters);
  if (!bytes || hex(crc32(bytes)) !== check) return { state: 'damaged' };
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!isObject(value)) return { state: 'damaged' };
    return { state: 'sound', document: value['document'], said: saidOf(value) };
  } catch {
    return { state: 'damaged' };
  }
}

const part = new RegExp(`${marker}:(\\d{1,6}):([0-9a-f]{0,8}):?([A-Za-z0-9_-]*)`, 'g');

/** No PDF has rosters of more lists; what comes after is not looked at. */
const mostLists = 2000;

/** Every list in the keywords of a PDF, in their order. */
export function parseCarried(keywords: string): readonly FoundCarried[] {
  const lists: FoundCarried[] = [];
  for (const [, version = '', check = '', letters = ''] of keywords.matchAll(part)) {
    if (lists.length === mostLists) break;
    const isOurs = version === String(carriedVersion);
    lists.push(isOurs ? readOne(check, letters) : { state: 'newer', version });
  }
  return lists;
}
