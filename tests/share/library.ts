import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import type { List } from '@/lib/roster/list';
import type { Read } from '@/lib/roster/read-error';
import { type KnownRuleset, parseDocument } from '@/lib/roster/document';
import { checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';
import { formatText } from '@/lib/share/text/format-text';
import { parseText } from '@/lib/share/text/parse-text';

export const known = knownRulesets;
export const catalogues = await loadCatalogues();
export const rulesets: readonly Ruleset[] = await Promise.all(
  known.map(({ id }) => loadRuleset(id)),
);

export function rulesetOf({ ruleset }: Pick<List, 'ruleset'>): Ruleset {
  const found = rulesets.find(({ card }) => card.id === ruleset);
  if (!found) throw new Error(`No ruleset ${ruleset}`);
  return found;
}

/** A list from a document that is known to be one. */
export function listOf(document: unknown, of: readonly KnownRuleset[] = known): List {
  const read = parseDocument(document, of);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Points, models and findings of a list: what its forms must keep. */
export function verdictOf(list: List) {
  const { view, findings, legal } = checkList(list, rulesetOf(list));
  return { points: view.points, models: view.models, legal, findings };
}

export function textOf(list: List): string {
  return formatText(checkList(list, rulesetOf(list)), catalogues);
}

export function readText(text: string) {
  return parseText(text, { known, catalogues, load: loadRuleset });
}

/** Exactly this list, `__proto__` keys, -0 and all: which vitest's own comparison does not tell. */
export function expectList(read: Read<List> | undefined, list: List): void {
  if (!read || !isDeepStrictEqual(read, { ok: true, value: list }))
    expect.fail(`${JSON.stringify(read)}\n  instead of\n${JSON.stringify(list)}`);
}
