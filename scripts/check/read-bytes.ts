import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { limits } from '@/lib/roster/list';
import { type Read, failure } from '@/lib/roster/read-error';
import type { Terminal } from './terminal';

/** The bytes of a file, or of standard input for `-`, which is read once however often it is named. */
export type ReadBytes = (file: string) => Promise<Read<Uint8Array>>;

/** Stops as soon as there are too many bytes: the file may be a device without an end. */
export function bytesReader({ folder, input }: Pick<Terminal, 'folder' | 'input'>): ReadBytes {
  let standardInput: Promise<Read<Uint8Array>> | undefined;
  return async (file) =>
    file === '-'
      ? (standardInput ??= collect(input))
      : collect(createReadStream(await locate(file, folder)));
}

/** A file of the folder in which someone stands comes before one of the project with its name. */
async function locate(file: string, folder: string): Promise<string> {
  const own = resolve(folder, file);
  try {
    await access(own);
    return own;
  } catch {
    return file;
  }
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Read<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > limits.fileBytes) return failure('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    return failure('not-found', reasonOf(error));
  }
  return { ok: true, value: Buffer.concat(chunks) };
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is none of this name';
  if (code === 'EISDIR') return 'it is a folder';
  return error instanceof Error ? error.message : String(error);
}
