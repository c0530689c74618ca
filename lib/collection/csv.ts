import { formatCsvText } from '../share/csv';
import { type Read, failure } from '../roster/read-error';
import { type Collection, isCount } from './collection';

const heads = ['ruleset', 'profile', 'name', 'owned'] as const;

/**
 * A collection for spreadsheets: a line for each profile. `nameOf` gives the name that people know it
 * by, which stands there for them alone; ids are what is read.
 */
export function formatCollectionCsv(
  collection: Collection,
  nameOf: (ruleset: string, profile: string) => string,
): string {
  const rows = [...collection].flatMap(([ruleset, counts]) =>
    [...counts].map(([profile, count]) => [
      ruleset,
      profile,
      nameOf(ruleset, profile),
      String(count),
    ]),
  );
  return [heads, ...rows].map((row) => `${row.map(formatCsvText).join(',')}\r\n`).join('');
}

/** The fields of one line, which may be quoted; nothing for a quote that does not end. */
function fieldsOf(line: string, separator: string): readonly string[] | undefined {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    let field = '';
    if (line[at] === '"') {
      for (at += 1; ; at += 1) {
        if (at >= line.length) return undefined;
        if (line[at] !== '"') field += line[at];
        else if (line[at + 1] === '"') {
          field += '"';
          at += 1;
        } else break;
      }
      at += 1;
      if (at < line.length && line[at] !== separator) return undefined;
    } else {
      const end = line.indexOf(separator, at);
      field = line.slice(at, end < 0 ? line.length : end).trim();
      at += line.slice(at, end < 0 ? line.length : end).length;
    }
    fields.push(field);
    if (at >= line.length) return fields;
    at += 1;
  }
}

/** The separator of a line of heads: spreadsheets of several countries write semicolons. */
function separatorOf(head: string): string {
  return [',', ';', '\t'].find((one) => head.includes(one)) ?? ',';
}

/**
 * Reads what `formatCollectionCsv` wrote, also after a spreadsheet had it: columns may stand in any
 * order and others beside them. An error says which line is wrong; nothing is taken of such a file.
 */
export function readCollectionCsv(text: string): Read<Collection> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const [head = ''] = lines;
  const separator = separatorOf(head);
  const columns = fieldsOf(head, separator)?.map((name) => name.toLowerCase()) ?? [];
  const [ofRuleset, ofProfile, , ofOwned] = heads.map((name) => columns.indexOf(name));
  if (ofRuleset === undefined || ofProfile === undefined || ofOwned === undefined)
    return failure('not-a-list');
  if (Math.min(ofRuleset, ofProfile, ofOwned) < 0) return failure('not-a-list');
  const collection = new Map<string, Map<string, number>>();
  const seen = new Set<string>();
  for (const [at, line] of lines.entries()) {
    if (at === 0 || line.trim() === '') continue;
    const fields = fieldsOf(line, separator) ?? [];
    const [ruleset = '', profile = '', owned = ''] = [ofRuleset, ofProfile, ofOwned].map(
      (column) => fields[column]?.trim() ?? '',
    );
    const count = /^\d{1,9}$/.test(owned) ? Number(owned) : NaN;
    const key = `${ruleset} ${profile}`;
    if (ruleset === '' || profile === '' || !isCount(count) || seen.has(key))
      return failure('invalid-list', String(at + 1));
    seen.add(key);
    const counts = collection.get(ruleset) ?? new Map<string, number>();
    collection.set(ruleset, counts.set(profile, count));
  }
  return { ok: true, value: collection };
}
