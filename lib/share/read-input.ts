import { type KnownRuleset, parseDocumentText } from '../roster/document';
import { type List, limits } from '../roster/list';
import { type Read, failure } from '../roster/read-error';

/**
 * Reads whatever holds lists (a file, standard input, something pasted) by its content, not by its
 * name: every list in it, or why it is none. There is always at least one answer, and one damaged
 * list among several does not spoil the others. Asynchronous, as packed forms have to be unpacked.
 */
export async function readInput(
  bytes: Uint8Array,
  known: readonly KnownRuleset[],
): Promise<readonly Read<List>[]> {
  if (bytes.length > limits.fileBytes) return [failure('too-large')];
  const text = decode(bytes);
  if (text === undefined) return [failure('not-a-list', 'it is no text')];
  return [parseDocumentText(text, known)];
}

/** The text of UTF-8 bytes without a byte order mark; nothing when they are something else. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
