/** Names that Windows keeps for devices, whatever follows the first dot. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³]) *(\.|$)/i;

/** Control and format characters (also those that turn text round) and what file systems forbid. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;

/** Systems count in bytes; this leaves room for an ending and a number in brackets. */
const mostBytes = 180;

function shorten(name: string): string {
  const encoder = new TextEncoder();
  let short = '';
  let bytes = 0;
  for (const character of name) {
    bytes += encoder.encode(character).length;
    if (bytes > mostBytes) break;
    short += character;
  }
  return short;
}

/**
 * A name for a file that every system takes, as close to the list's own as can be. `ending` comes
 * with its dot (".muster.json"). A name of which nothing is left becomes "list".
 */
export function fileNameOf(name: string, ending: string): string {
  const plain = shorten(name.normalize('NFC').replace(forbidden, ' ').replace(/\s+/g, ' ').trim())
    // No system shows a leading dot, and commands take a leading dash for an option; Windows drops
    // dots and spaces at the end.
    .replace(/^[. -]+|[. ]+$/g, '');
  const safe = reserved.test(plain) ? `list ${plain}` : plain;
  return `${safe === '' ? 'list' : safe}${ending}`;
}
