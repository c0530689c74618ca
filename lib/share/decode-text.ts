/** Characters that no text has, but files that are something else do. */
const noText = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

function strict(label: string): TextDecoder {
  return new TextDecoder(label, { fatal: true });
}

/** Made once: a zip may have ten thousand files. */
const utf8 = strict('utf-8');

function decode(decoder: TextDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file: UTF-8; UTF-16 where a mark at its start says so, as editors of Windows write
 * it; else the Latin letters of old programs. Nothing when it is no text. The mark is no part of it.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(strict('utf-16le'), bytes);
  if (first === 0xfe && second === 0xff) return decode(strict('utf-16be'), bytes);
  const text = decode(utf8, bytes);
  if (text !== undefined) return text;
  const old = decode(strict('windows-1252'), bytes);
  return old === undefined || noText.test(old) ? undefined : old;
}
