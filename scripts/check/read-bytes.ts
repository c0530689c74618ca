import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { limits } from '@/lib/roster/list';
import { type Read, failure } from '@/lib/roster/read-error';

let standardInput: Promise<Read<Uint8Array>> | undefined;

/**
 * The bytes of a file, or of standard input for `-`, which is read once however often it is named.
 * Stops as soon as there are too many: the file may be a device without an end.
 */
export function readBytes(file: string): Promise<Read<Uint8Array>> {
  if (file !== '-') return locate(file).then((path) => collect(createReadStream(path)));
  standardInput ??= collect(process.stdin);
  return standardInput;
}

/** npm starts scripts in the project's folder; whoever typed the name may stand in another. */
async function locate(file: string): Promise<string> {
  const from = process.env['INIT_CWD'];
  if (from === undefined) return file;
  const own = resolve(from, file);
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
