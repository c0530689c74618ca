/** Remainders of the 256 bytes by the polynomial of CRC-32 (IEEE 802.3), lowest bit first. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  return value;
});

/** CRC-32 as zip and PNG use it, of these bytes or those before `end`. */
export function crc32(bytes: Uint8Array, end = bytes.length): number {
  let crc = 0xffffffff;
  for (let at = 0; at < end; at += 1)
    crc = (crc >>> 8) ^ (remainders[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}
