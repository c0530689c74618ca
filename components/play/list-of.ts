import { knownRulesets } from '@/data';
import { parseDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';

const read = new WeakMap<object, List | undefined>();

/** The list of a document; nothing where this version cannot read it. */
export function listOf(document: unknown): List | undefined {
  if (typeof document !== 'object' || document === null) return undefined;
  if (!read.has(document)) {
    const parsed = parseDocument(document, knownRulesets);
    read.set(document, parsed.ok ? parsed.value : undefined);
  }
  return read.get(document);
}
