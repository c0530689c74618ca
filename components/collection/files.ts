import { loadRuleset, knownRulesets } from '@/data';
import type { Collection } from '@/lib/collection/collection';
import { formatCollectionCsv } from '@/lib/collection/csv';
import { formatCollectionFile } from '@/lib/collection/file';
import type { Ruleset } from '@/lib/rules/ruleset';
import { saveFile } from '../files/save-file';
import { today } from '../shell/today';

/** Saves the collection as the file that can be brought in again. */
export function saveCollection(collection: Collection): void {
  const name = `Muster Roll ${today()}.collection.json`;
  saveFile(name, formatCollectionFile(collection), 'application/json');
}

/** Saves it as a table, with the names of its profiles. Rejects where a roster cannot be loaded. */
export async function saveCollectionCsv(collection: Collection): Promise<void> {
  const known = knownRulesets.filter(({ id }) => collection.has(id));
  const loaded = await Promise.all(known.map(({ id }) => loadRuleset(id)));
  const rulesets = new Map<string, Ruleset>(loaded.map((one) => [one.card.id, one]));
  const nameOf = (ruleset: string, profile: string) =>
    rulesets.get(ruleset)?.profiles.get(profile)?.name ?? '';
  const csv = formatCollectionCsv(collection, nameOf);
  // With its mark, by which spreadsheets know the encoding.
  saveFile(`Muster Roll ${today()}.collection.csv`, `\uFEFF${csv}`, 'text/csv');
}
