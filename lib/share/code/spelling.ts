/** A way to write bytes down with the characters that a place allows, exactly one text for each bytes. */
export interface Spelling {
  format(bytes: Uint8Array): string;
  /** Nothing for a text that `format` would never give. */
  parse(text: string): Uint8Array | undefined;
  /** What there is of a damaged text, to see what it was: as much of it as `parse` takes. */
  salvage(text: string): Uint8Array | undefined;
}

/** A spelling of which every so many characters are whole bytes. */
function inGroups(size: number, spelling: Omit<Spelling, 'salvage'>): Spelling {
  return {
    ...spelling,
    salvage(text) {
      const excess = text.length % size;
      return (
        spelling.parse(text) ?? (excess > 0 ? spelling.parse(text.slice(0, -excess)) : undefined)
      );
    },
  };
}

/** A number of so many bits, all of them set; raising two to a power is far slower. */
function ones(bits: number): number {
  return (1 << bits) - 1;
}

/** Characters of `width` bits each; what the last one has too much is zero. */
function ofAlphabet(alphabet: string, width: number): Omit<Spelling, 'salvage'> {
  const values = new Int8Array(128).fill(-1);
  for (let value = 0; value < alphabet.length; value += 1)
    values[alphabet.charCodeAt(value)] = value;
  return {
    format(bytes) {
      let text = '';
      let held = 0;
      let waiting = 0;
      for (const byte of bytes) {
        held = (held << 8) | byte;
        for (waiting += 8; waiting >= width; waiting -= width)
          text += alphabet[(held >> (waiting - width)) & ones(width)] ?? '';
        held &= ones(waiting);
      }
      return waiting > 0 ? text + (alphabet[held << (width - waiting)] ?? '') : text;
    },
    parse(text) {
      const bytes = new Uint8Array(Math.floor((text.length * width) / 8));
      let held = 0;
      let waiting = 0;
      let at = 0;
      for (let place = 0; place < text.length; place += 1) {
        const value = values[text.charCodeAt(place)] ?? -1;
        if (value < 0) return undefined;
        held = (held << width) | value;
        waiting += width;
        if (waiting < 8) continue;
        waiting -= 8;
        bytes[at] = held >> waiting;
        at += 1;
        held &= ones(waiting);
      }
      // A whole letter too many, or a bit that no byte has: not what was written.
      return waiting < width && held === 0 ? bytes : undefined;
    },
  };
}

/** For links: the letters of base64url, without padding. */
export const linkLetters = inGroups(
  4,
  ofAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', 6),
);

/** Crockford's 32 letters, none of which is taken for another. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const capitals = inGroups(8, ofAlphabet(crockford, 5));

/** A text in these letters as it was meant: without spaces and dashes, O as 0, I and L as 1. */
export function capitalsOf(text: string): string {
  return text
    .replace(/[\s\p{Pd}\u2212]+/gu, '')
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/**
 * For text and paper: 32 letters of one case (Crockford's), in groups of five. Small letters, O for
 * 0 and I or L for 1 are read as meant, and so are any spaces and dashes between them.
 */
export const textLetters: Spelling = {
  format: (bytes) => capitals.format(bytes).replace(/.{5}(?=.)/g, '$& '),
  parse: (text) => capitals.parse(capitalsOf(text)),
  salvage: (text) => capitals.salvage(capitalsOf(text)),
};

/** Digits for so many bytes at the end; four bytes, 32 bits, are ten digits. */
const digitsOf = [0, 3, 5, 8, 10] as const;

/** For printed QR codes, which hold digits at nearly no loss: every four bytes as ten digits. */
export const digits = inGroups(10, {
  format(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length; at += 4) {
      const part = bytes.subarray(at, at + 4);
      const value = part.reduce((sum, byte) => sum * 256 + byte, 0);
      text += String(value).padStart(digitsOf[part.length] ?? 0, '0');
    }
    return text;
  },
  parse(text) {
    if (!/^[0-9]*$/.test(text)) return undefined;
    const rest = digitsOf.findIndex((count) => count === text.length % 10);
    if (rest < 0) return undefined;
    const bytes = new Uint8Array(Math.floor(text.length / 10) * 4 + rest);
    for (let at = 0, digit = 0; at < bytes.length; at += 4, digit += 10) {
      const length = Math.min(4, bytes.length - at);
      const value = Number(text.slice(digit, digit + 10));
      if (value >= 256 ** length) return undefined;
      for (let place = 0; place < length; place += 1)
        bytes[at + place] = Math.floor(value / 256 ** (length - 1 - place)) % 256;
    }
    return bytes;
  },
});
