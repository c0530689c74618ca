/** A row of a table, and the line of its file on which it begins, from 1. */
export interface ReadCsvRow {
  readonly line: number;
  readonly fields: readonly string[];
}

/** The rows of a table; or the line on which quotes begin that are not closed, or go on after it. */
export type ReadCsv =
  | { readonly ok: true; readonly rows: readonly ReadCsvRow[] }
  | { readonly ok: false; readonly line: number };

/** A field from here: in quotes it may hold anything, lines too. */
function fieldPattern(separator: string): RegExp {
  const end = `${separator}\\r\\n`;
  return new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${end}][^${end}]*|))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
}

/**
 * Reads CSV (RFC 4180), also as spreadsheets write it. Lines are counted as an editor counts them, so
 * that whoever is told of a fault finds it; a field in quotes may have several.
 */
export function readCsv(text: string, separator: ',' | ';' | '\t'): ReadCsv {
  const pattern = fieldPattern(separator);
  const rows: ReadCsvRow[] = [];
  let fields: string[] = [];
  let line = 1;
  let begun = 1;
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) return { ok: false, line };
    const [whole, quoted, plain = '', end = ''] = found;
    fields.push(quoted?.replaceAll('""', '"') ?? plain.trim());
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    rows.push({ line: begun, fields });
    fields = [];
    begun = line;
  }
  // A separator at the very end has an empty field after it.
  if (fields.length > 0) rows.push({ line: begun, fields: [...fields, ''] });
  return { ok: true, rows };
}
