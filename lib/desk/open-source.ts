import type { Read } from '../roster/read-error';
import type { Skipped } from './batch';
import { type Source, isZip } from './source';
import { type OpenZip, type ZipPart, openZip } from './zip/open-zip';
import { isSystemFile } from './zip/system-file';

/** A file to read: one that was dropped, or one of a zip. */
export interface DeskFile {
  readonly id: string;
  /** What its rows are called. */
  readonly name: string;
  /** The path that may name its player; absent for what is no file. */
  readonly path?: string;
  readonly bytes: Read<Uint8Array>;
}

export type Part =
  | { readonly kind: 'file'; readonly file: DeskFile }
  | { readonly kind: 'skipped'; readonly skipped: Skipped };

/** The files of a source, unpacked one at a time, when they are asked for. */
export interface OpenSource {
  readonly count: number;
  readonly parts: Iterable<Part>;
}

/** Controls and what turns text round have no place in a name that is shown. */
function shown(path: string): string {
  return path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, '\ufffd');
}

function partOfZip({ id, name }: Source, part: ZipPart, at: number): Part {
  const file = `${name}/${shown(part.path)}`;
  return part.kind === 'file'
    ? { kind: 'file', file: { id: `${id}/${at}`, name: file, path: file, bytes: part.bytes } }
    : { kind: 'skipped', skipped: { file, reason: part.kind } };
}

function* partsOfZip(source: Source, { parts }: OpenZip): Generator<Part> {
  let at = 0;
  for (const part of parts) {
    yield partOfZip(source, part, at);
    at += 1;
  }
}

function single(part: Part): OpenSource {
  return { count: 1, parts: [part] };
}

function asFile({ id, name, isNameless }: Source, bytes: Read<Uint8Array>): OpenSource {
  return single({ kind: 'file', file: { id, name, ...(!isNameless && { path: name }), bytes } });
}

/** What a source consists of. A zip in a zip stays what it is. */
export function openSource(source: Source): OpenSource {
  const { name, bytes, isNameless } = source;
  if (!isNameless && isSystemFile(name))
    return single({ kind: 'skipped', skipped: { file: name, reason: 'system' } });
  if (!bytes.ok || !isZip(bytes.value)) return asFile(source, bytes);
  const zip = openZip(bytes.value);
  if (!zip) return asFile(source, bytes);
  return zip.ok
    ? { count: zip.value.count, parts: partsOfZip(source, zip.value) }
    : asFile(source, zip);
}
