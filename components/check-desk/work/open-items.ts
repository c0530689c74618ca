import { type Source, mostSourceBytes, sourceHead } from '@/lib/desk/source';
import { type Read, failure } from '@/lib/roster/read-error';
import type { Item } from './job';

const notOpened = failure('not-found', 'it cannot be opened');

/** The bytes of a file, which is not opened when it is too large for what it begins like. */
async function readFile(file: File): Promise<Read<Uint8Array>> {
  try {
    const head = new Uint8Array(await file.slice(0, sourceHead).arrayBuffer());
    if (file.size > mostSourceBytes(head)) return failure('too-large');
    return { ok: true, value: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    // Moved since it was chosen, or a folder.
    return notOpened;
  }
}

async function read(content: Item['content']): Promise<Read<Uint8Array>> {
  if (content === undefined) return notOpened;
  if (typeof content !== 'string') return readFile(content);
  return { ok: true, value: new TextEncoder().encode(content) };
}

/** Opens items one after the other, each only when it is asked for. */
export async function* openItems(items: readonly Item[]): AsyncGenerator<Source, void, void> {
  for (const { id, name, content, isNameless = false } of items) {
    yield { id, name, bytes: await read(content), ...(isNameless && { isNameless }) };
  }
}
