import { formatCsvText } from '../share/csv';
import { readCsv } from '../share/csv-read';
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

/** A line before the heads by which spreadsheets are told the separator. */
const separatorLine = /^sep=[,;\t][^\r\n]*(?:\r\n|\r|\n)/i;

/** The separator of the first line: spreadsheets of several countries write semicolons. */
function separatorOf(text: string): ',' | ';' | '\t' {
  const head = /^[^\r\n]*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, '') ?? '';
  return ([',', ';', '\t'] as const).find((one) => head.includes(one)) ?? ',';
}

/**
 * Reads what `formatCollectionCsv` wrote, also after a spreadsheet had it: columns may stand in any
 * order and others beside them. Nothing is taken of a file with an error, whose detail is the line,
 * and after it `quotes` or `twice` where it is no count that is wrong.
 */
export function readCollectionCsv(text: string): Read<Collection> {
  const content = text.replace(/^\uFEFF/, '');
  const table = readCsv(content, separatorOf(content));
  if (!table.ok) {
    const isTable = /^[^\r\n]*profile/i.test(content);
    return isTable ? failure('invalid-list', `${table.line} quotes`) : failure('not-a-list');
  }
  const [head, ...rows] = separatorLine.test(content) ? table.rows.slice(1) : table.rows;
  const columns = head?.fields.map((name) => name.toLowerCase()) ?? [];
  const [ofRuleset = -1, ofProfile = -1, ofOwned = -1] = ['ruleset', 'profile', 'owned'].map(
    (name) => columns.indexOf(name),
  );
  if (Math.min(ofRuleset, ofProfile, ofOwned) < 0) return failure('not-a-list');
  const collection = new Map<string, Map<string, number>>();
  for (const { line, fields } of rows) {
    if (fields.every((field) => field === '')) continue;
    const [ruleset = '', profile = '', owned = ''] = [ofRuleset, ofProfile, ofOwned].map(
      (column) => fields[column]?.trim() ?? '',
    );
    const count = /^\d{1,9}$/.test(owned) ? Number(owned) : NaN;
    if (ruleset === '' || profile === '' || !isCount(count))
      return failure('invalid-list', String(line));
    const counts = collection.get(ruleset) ?? new Map<string, number>();
    if (counts.has(profile)) return failure('invalid-list', `${line} twice`);
    collection.set(ruleset, counts.set(profile, count));
  }
  return { ok: true, value: collection };
}
