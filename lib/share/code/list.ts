import type { Catalogue } from '../../roster/catalogue';
import { type KnownRuleset, parseDocument } from '../../roster/document';
import type { List } from '../../roster/list';
import type { Read } from '../../roster/read-error';
import type { BitReader } from './bit-reader';
import { writeList } from './list-code';
import { readListDocument } from './list-decode';
import { seal, unseal } from './sealed';

/** The layout in which lists are written. Older ones are read for ever. */
export const listCodeVersion = 1;

/** The bytes of a list's code: all of the list but unknown fields, which travel in files only. */
export function packList(list: List, catalogues: readonly Catalogue[]): Uint8Array {
  return seal('list', listCodeVersion, (bits) => writeList(bits, list, catalogues));
}

/**
 * Reads the bytes of a list's code, which may be anything. Never throws; what a file of the list
 * must keep to holds here too, with the same errors.
 */
export function unpackList(
  bytes: Uint8Array,
  catalogues: readonly Catalogue[],
  known: readonly KnownRuleset[],
): Read<List> {
  const document = unseal('list', bytes, {
    1: (bits: BitReader) => readListDocument(bits, catalogues),
  });
  return document.ok ? parseDocument(document.value, known) : document;
}
