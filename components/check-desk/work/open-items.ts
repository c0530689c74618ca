import { type Source, mostSourceBytes, sourceHead } from '@/lib/desk/source';
import type { Read } from '@/lib/roster/read-error';
import { failure } from '@/lib/roster/read-error';
import type { Item } from './job';

/** The bytes of a file, which is not opened when it is too large for what it begins like. */
async function readFile(file: File): Promise<Read<Uint8Array>> {
  try {
    const head = new Uint8Array(await file.slice(0, sourceHead).arrayBuffer());
    if (file.size > mostSourceBytes(head)) return failure('too-large');
    return { ok: true, value: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    // Moved since it was chosen, or a folder.
    return failure('not-found', 'it cannot be opened');
  }
}

/** Opens items one after the other, each only when it is asked for. */
export async function* openItems(items: readonly Item[]): AsyncGenerator<Source, void, void> {
  for (const { id, name, content, isNameless = false } of items) {
    const bytes: Read<Uint8Array> =
      typeof content === 'string'
        ? { ok: true, value: new TextEncoder().encode(content) }
        : await readFile(content);
    yield { id, name, bytes, ...(isNameless && { isNameless }) };
  }
}
