import { type Source, mostSourceBytes, sourceHead } from '@/lib/desk/source';
import { limits } from '@/lib/roster/list';
import { type Read, failure } from '@/lib/roster/read-error';
import { tooLarge } from '@/lib/share/too-large';
import type { Item } from './job';

const notOpened = failure('not-found', 'it cannot be opened');

/** The most bytes that a file may have. One larger than a list tells it by its start. */
async function mostOf(file: File): Promise<number> {
  if (file.size <= limits.fileBytes) return limits.fileBytes;
  return mostSourceBytes(new Uint8Array(await file.slice(0, sourceHead).arrayBuffer()));
}

async function readFile(file: File): Promise<Read<Uint8Array>> {
  try {
    const most = await mostOf(file);
    if (file.size > most) return tooLarge(most);
    return { ok: true, value: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    // Moved since it was chosen, or a folder.
    return notOpened;
  }
}

async function open({ id, name, content, isNameless = false }: Item): Promise<Source> {
  const source = { id, name, ...(isNameless && { isNameless }) };
  if (content === undefined) return { ...source, bytes: notOpened };
  if (typeof content !== 'string') return { ...source, bytes: await readFile(content) };
  return { ...source, bytes: { ok: true, value: new TextEncoder().encode(content) } };
}

/** Bytes of files that may lie open before anybody asks for them, and how many files at most. */
const ahead = { bytes: 4 * 1024 * 1024, files: 16 } as const;

function sizeOf({ content }: Item): number {
  return typeof content === 'object' ? content.size : 0;
}

/**
 * Opens items in their order, some ahead of the one that is asked for: a disk takes longer to answer
 * than a small file takes to check.
 */
export async function* openItems(items: readonly Item[]): AsyncGenerator<Source, void, void> {
  const opening: { readonly source: Promise<Source>; readonly size: number }[] = [];
  let next = 0;
  let bytes = 0;
  for (;;) {
    for (let item = items[next]; item; item = items[next]) {
      const size = sizeOf(item);
      const isFull = opening.length >= ahead.files || bytes + size > ahead.bytes;
      if (isFull && opening.length > 0) break;
      opening.push({ source: open(item), size });
      bytes += size;
      next += 1;
    }
    const first = opening.shift();
    if (!first) return;
    bytes -= first.size;
    yield await first.source;
  }
}
