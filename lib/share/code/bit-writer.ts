import { mostWritten } from './number-code';

/** Writes whole numbers as bits, the highest bit first. Numbers out of range are a programmer's error. */
export class BitWriter {
  private readonly bytes: number[] = [];
  /** Bits that are still free in the last byte. */
  private free = 0;

  bit(set: boolean): void {
    this.put(set ? 1 : 0, 1);
  }

  /** A number in exactly `width` bits. */
  bits(value: number, width: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** width)
      throw new RangeError(`${value} is no number of ${width} bits`);
    this.put(value, width);
  }

  /** As many bits at a time as the last byte has room for. */
  private put(value: number, width: number): void {
    let left = width;
    while (left > 0) {
      if (this.free === 0) {
        this.bytes.push(0);
        this.free = 8;
      }
      const taken = Math.min(left, this.free);
      left -= taken;
      this.free -= taken;
      const part = Math.floor(value / 2 ** left) % 2 ** taken;
      this.bytes[this.bytes.length - 1] = (this.bytes.at(-1) ?? 0) | (part << this.free);
    }
  }

  /**
   * A number of any size, small ones in few bits (Exp-Golomb): below `2 ** order` in `order + 1`
   * bits, and two bits more each time that the number of numbers doubles.
   */
  number(value: number, order = 0): void {
    if (!Number.isInteger(value) || value < 0 || value > mostWritten)
      throw new RangeError(`${value} cannot be written`);
    const shifted = value + 2 ** order;
    const width = Math.floor(Math.log2(shifted)) + 1;
    this.put(0, width - 1 - order);
    this.put(shifted, width);
  }

  /** What was written, filled up with zeros to a whole byte. */
  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}
