import { parseJson } from '../roster/parse-json';
import { type Read, failure } from '../roster/read-error';
import { decodeText } from '../share/decode-text';
import { type Collection, collectionDocument, readCollection } from './collection';
import { readCollectionCsv } from './csv';

/** The largest file that is read: 1 MiB, twenty times what all profiles of all rulesets take. */
export const mostCollectionBytes = 2 ** 20;

/** What a collection's file holds, for people to read, too. */
export function formatCollectionFile(collection: Collection): string {
  return `${JSON.stringify(collectionDocument(collection), null, 2)}\n`;
}

/** Reads a collection from a file of either kind, by its content. Never throws. */
export function readCollectionFile(bytes: Uint8Array): Read<Collection> {
  if (bytes.length > mostCollectionBytes) return failure('too-large');
  const text = decodeText(bytes);
  if (text === undefined) return failure('not-a-list');
  if (
    !text
      .trimStart()
      .replace(/^\uFEFF/, '')
      .startsWith('{')
  )
    return readCollectionCsv(text);
  const json = parseJson(text.replace(/^\uFEFF/, ''));
  return json.ok ? readCollection(json.value) : failure('not-a-list');
}
