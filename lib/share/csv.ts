/** One checked input as the results of an event list it (docs/list-file.md). */
export interface CsvRow {
  readonly file: string;
  readonly name?: string;
  readonly nation?: string;
  /** `null` where the ruleset has no points. */
  readonly points?: number | null;
  /** `null` = no cap. */
  readonly cap?: number | null;
  readonly models?: number;
  /** Absent for an input that could not be read. */
  readonly legal?: boolean;
  /** Ids of the rules that it breaks; the code of the read error for what could not be read. */
  readonly rules: readonly string[];
}

const columns = ['file', 'name', 'nation', 'points', 'cap', 'models', 'legal', 'rules'] as const;

/** What a spreadsheet may take for the start of a formula; a dash alone, standard input, is none. */
const formula = /^\s*[=+@\uff1d\uff0b\uff0d\uff20]|^\s*-.|^[\t\r\n]/s;

/**
 * A text as a field. Spreadsheets run what begins like a formula, so that it gets an apostrophe
 * before it; with spaces before it, too, as some of them take these away first.
 */
export function formatCsvText(text: string): string {
  const plain = text.replaceAll('\0', '');
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function formatField(value: CsvRow[keyof CsvRow]): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return formatCsvText(typeof value === 'string' ? value : value.join(' '));
}

/** Rows as CSV (RFC 4180), with a line of heads and lines that end as spreadsheets want them. */
export function formatCsv(rows: readonly CsvRow[]): string {
  const lines = rows.map((row) => columns.map((column) => formatField(row[column])).join(','));
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('');
}
