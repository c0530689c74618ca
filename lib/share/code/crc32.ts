/**
 * Remainders by the polynomial of CRC-32 (IEEE 802.3), lowest bit first: of each byte, then of each
 * byte that one, two, up to seven others follow.
 */
const remainders = new Uint32Array(8 * 256);

for (let byte = 0; byte < 256; byte += 1) {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  remainders[byte] = value;
}
for (let at = 256; at < remainders.length; at += 1) {
  const before = remainders[at - 256] ?? 0;
  remainders[at] = (before >>> 8) ^ (remainders[before & 0xff] ?? 0);
}

function remainder(byte: number, followers: number): number {
  // Within its bounds a typed array has every number, which its type cannot say.
  return remainders[followers * 256 + (byte & 0xff)] as number;
}

/** Four bytes as one number, the lowest first. */
function four(bytes: Uint8Array, from: number): number {
  return (
    (bytes[from] as number) |
    ((bytes[from + 1] as number) << 8) |
    ((bytes[from + 2] as number) << 16) |
    ((bytes[from + 3] as number) << 24)
  );
}

/**
 * CRC-32 as zip and PNG use it, of these bytes or those before `end`. Eight bytes at a time: a zip may
 * unpack to a quarter of a gibibyte.
 */
export function crc32(bytes: Uint8Array, end = bytes.length): number {
  let crc = 0xffffffff;
  let from = 0;
  for (; from + 8 <= end; from += 8) {
    const low = crc ^ four(bytes, from);
    const high = four(bytes, from + 4);
    crc =
      remainder(low, 7) ^
      remainder(low >>> 8, 6) ^
      remainder(low >>> 16, 5) ^
      remainder(low >>> 24, 4) ^
      remainder(high, 3) ^
      remainder(high >>> 8, 2) ^
      remainder(high >>> 16, 1) ^
      remainder(high >>> 24, 0);
  }
  for (; from < end; from += 1) crc = (crc >>> 8) ^ remainder(crc ^ (bytes[from] as number), 0);
  return (crc ^ 0xffffffff) >>> 0;
}
