import { type FileHandle, open } from 'node:fs/promises';
import { formatCsv } from '@/lib/share/csv';

/** A place for results that is known to take them. */
export interface CsvFile {
  /** Replaces what is there; the reason when the file does not take it. */
  write(text: string): Promise<string | undefined>;
}

export type OpenedCsv =
  { readonly ok: true; readonly file: CsvFile } | { readonly ok: false; readonly message: string };

/** The first line of every file of results. */
const head = formatCsv([]).trimEnd();

/** Nobody's list is written over because its name stood behind `--csv`. */
async function mayReplace(handle: FileHandle): Promise<boolean> {
  const stat = await handle.stat();
  if (!stat.isFile() || stat.size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(head.length), 0, head.length, 0);
  return buffer.toString('latin1') === head;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such folder';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ENOSPC') return 'there is no room left';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'it may not be written';
  return error instanceof Error ? error.message : String(error);
}

/**
 * Opens the file at that path for results, before any work is done for them. A file that holds
 * something else is left alone; one that is not there yet is made.
 */
export async function openCsv(path: string): Promise<OpenedCsv> {
  let handle: FileHandle;
  try {
    handle = await open(path, 'a+');
  } catch (error) {
    return { ok: false, message: reasonOf(error) };
  }
  if (!(await mayReplace(handle))) {
    await handle.close();
    return { ok: false, message: 'it holds something else than results' };
  }
  return {
    ok: true,
    file: {
      async write(text) {
        try {
          if ((await handle.stat()).isFile()) await handle.truncate(0);
          await handle.writeFile(text);
          return undefined;
        } catch (error) {
          return reasonOf(error);
        } finally {
          await handle.close();
        }
      },
    },
  };
}
