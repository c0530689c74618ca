/** Levels of brackets in one another that are read: far above what any of our files has. */
const mostLevels = 10_000;

/** Codes of the characters that matter. */
const chars = { quote: 0x22, backslash: 0x5c, bracket: [0x5b, 0x5d], brace: [0x7b, 0x7d] } as const;
const [openBracket, closeBracket] = chars.bracket;
const [openBrace, closeBrace] = chars.brace;

/** Where a string ends that begins at this quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === chars.backslash) at += 1;
    else if (char === chars.quote) return at;
  }
  return text.length;
}

/**
 * Whether brackets stand in one another more deeply than anybody nests them. Looked at first, since
 * `JSON.parse` takes long over a million of them, and what walks over the result longer still.
 */
export function isTooDeep(text: string): boolean {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === chars.quote) at = endOfString(text, at);
    else if (char === openBracket || char === openBrace) {
      level += 1;
      if (level > mostLevels) return true;
    } else if (char === closeBracket || char === closeBrace) level -= 1;
  }
  return false;
}

/** The value of a JSON text, or why it has none. Never throws, and never takes long over it. */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: 'damaged' | 'too-deep' };

export function parseJson(text: string): ParsedJson {
  if (isTooDeep(text)) return { ok: false, why: 'too-deep' };
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}
