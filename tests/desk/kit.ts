import type { DeskBatch } from '@/lib/desk/batch';
import { checkSources } from '@/lib/desk/check-sources';
import { type DeskRow, type ListRow, isList } from '@/lib/desk/row';
import type { Source } from '@/lib/desk/source';
import type { List } from '@/lib/roster/list';
import { formatDocument } from '@/lib/roster/document';
import type { EventRules } from '@/lib/rules/event';
import type { Library } from '@/lib/share/read-input';
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import { muster } from '../fixtures/muster';

export const library: Library = {
  known: knownRulesets,
  catalogues: loadCatalogues,
  load: loadRuleset,
};

export const squad = muster('drums-and-shakos', 'france', ['infantry-officer', '4 sapper'], {
  name: 'Rearguard',
});
export const twoHeads = muster('drums-and-shakos', 'france', ['2 infantry-officer'], {
  name: 'Two heads',
  cap: null,
});
export const hussars = muster('napoleonic-sbg', 'united-kingdom', ['hussar-captain', '2 hussar'], {
  name: 'Hussars',
});

const encoder = new TextEncoder();

export function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? encoder.encode(content) : content;
}

export function json(list: List): string {
  return JSON.stringify(formatDocument(list));
}

/** A file of this name; its id is its name. */
export function file(name: string, content: string | Uint8Array | List): Source {
  const isDocument = typeof content === 'object' && !(content instanceof Uint8Array);
  const bytes = bytesOf(isDocument ? json(content) : content);
  return { id: name, name, bytes: { ok: true, value: bytes } };
}

export function pasted(content: string): Source {
  return { ...file('Pasted text', content), isNameless: true };
}

/** Everything that sources hold. */
export async function drop(
  sources: readonly Source[],
  event?: EventRules,
): Promise<Omit<DeskBatch, 'done' | 'of'> & { readonly batches: readonly DeskBatch[] }> {
  const batches: DeskBatch[] = [];
  for await (const batch of checkSources(sources, library, event)) batches.push(batch);
  return {
    batches,
    rows: batches.flatMap(({ rows }) => rows),
    events: batches.flatMap(({ events }) => events),
    skipped: batches.flatMap(({ skipped }) => skipped),
    notes: batches.flatMap(({ notes }) => notes),
  };
}

export async function rowsOf(
  sources: readonly Source[],
  event?: EventRules,
): Promise<readonly DeskRow[]> {
  return (await drop(sources, event)).rows;
}

/** The row of one list. */
export async function rowOf(
  content: string | List,
  name = 'a.json',
  event?: EventRules,
): Promise<ListRow> {
  const [row] = await rowsOf([file(name, content)], event);
  if (!row || !isList(row)) throw new Error(`No list: ${JSON.stringify(row)}`);
  return row;
}

/** File and verdict, or the code of what cannot be read. */
export function outcomes(rows: readonly DeskRow[]): readonly (readonly [string, string])[] {
  return rows.map((row) => [row.file, isList(row) ? row.verdict : row.code]);
}
