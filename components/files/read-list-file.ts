import { knownRulesets } from '@/data';
import { type List, limits } from '@/lib/roster/list';
import { type Read, describeReadError, failure } from '@/lib/roster/read-error';

/** Reads a file as a list. A file that is too large is not even opened; nothing is thrown. */
async function readListFile(file: File): Promise<Read<List>> {
  if (file.size > limits.fileBytes) return failure('too-large');
  let text: string;
  try {
    text = await file.text();
  } catch {
    return failure('not-found');
  }
  const { parseDocumentText } = await import('@/lib/roster/document');
  return parseDocumentText(text, knownRulesets);
}

/** A file that is no list, and why. */
export interface Refused {
  readonly file: string;
  readonly why: string;
}

/** Reads files one after the other: the lists among them, and what was wrong with the others. */
export async function readListFiles(
  files: readonly File[],
): Promise<{ readonly lists: readonly List[]; readonly refused: readonly Refused[] }> {
  const lists: List[] = [];
  const refused: Refused[] = [];
  for (const file of files) {
    const read = await readListFile(file);
    if (read.ok) lists.push(read.value);
    else refused.push({ file: file.name, why: describeReadError(read.error) });
  }
  return { lists, refused };
}
