import type { DeskRow } from './row';

/** The rows as the file that `--csv` writes (list-file contract, section 4). */
export function formatResultsCsv(rows: readonly DeskRow[]): string {
  void rows;
  return '';
}
