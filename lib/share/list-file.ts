import { formatDocument } from '../roster/document';
import type { List } from '../roster/list';
import { fileNameOf } from './file-name';

/** What a `*.muster.json` file holds: the whole list, for people to read, too. */
export function formatListFile(list: List): string {
  return `${JSON.stringify(formatDocument(list), null, 2)}\n`;
}

/** The name of a list's file, after its own. */
export function listFileName({ name }: Pick<List, 'name'>): string {
  return fileNameOf(name, '.muster.json');
}
