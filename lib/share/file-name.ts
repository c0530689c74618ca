/** Names that Windows keeps for devices, with whatever ending. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** Bytes of a name without its ending: far below the 255 that file systems allow, or 143 encrypted. */
const mostBytes = 100;

/** What a list without a usable name is called. */
const nameless = 'list';

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** As many whole characters as fit, none of them cut off from its accents. */
function shorten(name: string): string {
  const characters = name.match(/\P{M}\p{M}*/gu) ?? [];
  let short = '';
  let bytes = 0;
  for (const character of characters) {
    bytes += bytesOf(character);
    if (bytes > mostBytes) break;
    short += character;
  }
  return short;
}

/**
 * A file name from what the player called a list, safe on every system: letters and digits of any
 * script, with accents; everything else parts them as a dash. The ending is given without its dot.
 */
export function fileNameOf(name: string, ending = 'muster.json'): string {
  const words = name
    .normalize('NFC')
    .replace(/['\u2019`\u00b4\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const stem = shorten(words.replace(/^-|-$/g, '').replace(/^\p{M}+/u, '')).replace(/-$/, '');
  const safe = reserved.test(stem) ? `${nameless}-${stem}` : stem || nameless;
  return `${safe}.${ending}`;
}
