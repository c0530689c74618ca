import type { Collection } from '@/lib/collection/collection';
import { readCollectionFile } from '@/lib/collection/file';
import type { Read, ReadError } from '@/lib/roster/read-error';
import type { In } from '../language/area';
import type { collectionWords } from './words';

/** Reads a file that the player chose. */
export async function readChosen(file: File): Promise<Read<Collection>> {
  try {
    return readCollectionFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // Moved since it was chosen, or a folder.
    return { ok: false, error: { code: 'not-found' } };
  }
}

/** Why a file is no collection. */
export function describeRefusal(
  { code, detail = '' }: ReadError,
  { refused }: In<typeof collectionWords>,
): string {
  if (code !== 'invalid-list' && code !== 'unknown-nation' && code !== 'unknown-ruleset')
    return refused[code];
  const [, line, kind] = /^(\d+) (quotes|twice)$/.exec(detail) ?? [];
  if (line === undefined) return refused.damaged(detail);
  return kind === 'quotes' ? refused.quotes(line) : refused.twice(line);
}
