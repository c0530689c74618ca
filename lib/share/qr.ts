import qrcode from 'qrcode-generator';

/*
 * QR codes of links. The address goes as bytes, the list behind it as digits in a segment of their
 * own, which holds them at nearly no loss: a third more fits than in letters.
 */

/** A symbol as drawn: its modules are squares of 1. */
export interface QrCode {
  /** 1 to 40; each version has 4 modules more a side than the one before. */
  readonly version: number;
  /** Modules a side, without the quiet zone. */
  readonly size: number;
  /** SVG path of the dark modules, from 0 0 to `size size`. */
  readonly path: string;
}

/** White modules that readers want around a symbol. */
export const quietZone = 4;

/**
 * The highest version that a phone reads from paper at the size that rosters have. A sheet with a
 * longer list prints its text code instead.
 */
export const mostPrinted = 11;

/** The highest version that a phone reads from another's screen. */
export const mostShown = 22;

/** Dark modules of a row in runs, as rectangles a module high. */
function rowPath(y: number, size: number, isDark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x += 1) {
    if (!isDark(x)) continue;
    const start = x;
    while (x < size && isDark(x)) x += 1;
    path += `M${start} ${y}h${x - start}v1h${start - x}z`;
  }
  return path;
}

/** More digits than the largest symbol holds: not worth the try. */
const mostDigits = 5596;

/**
 * The symbol of a link whose second part is all digits, at error correction M (15 %); nothing where
 * it would take a version above `most`.
 */
export function qrOf(
  { address, digits }: { readonly address: string; readonly digits: string },
  most: number,
): QrCode | undefined {
  if (digits.length > mostDigits) return undefined;
  const symbol = qrcode(0, 'M');
  // The library keeps the low byte of each character, so that there must be none but ASCII.
  symbol.addData(address.replace(/[^!-~]+/g, encodeURIComponent), 'Byte');
  symbol.addData(digits, 'Numeric');
  try {
    symbol.make();
  } catch {
    return undefined; // Too long for any version.
  }
  const size = symbol.getModuleCount();
  const version = (size - 17) / 4;
  if (version > most) return undefined;
  let path = '';
  for (let y = 0; y < size; y += 1) path += rowPath(y, size, (x) => symbol.isDark(y, x));
  return { version, size, path };
}
