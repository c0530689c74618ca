import { mostWritten } from './number-code';

/** Writes whole numbers as bits, the highest bit first. Numbers out of range are a programmer's error. */
export class BitWriter {
  private readonly bytes: number[] = [];
  /** Bits that are still free in the last byte. */
  private free = 0;

  bit(set: boolean): void {
    if (this.free === 0) {
      this.bytes.push(0);
      this.free = 8;
    }
    this.free -= 1;
    if (set) this.bytes[this.bytes.length - 1] = (this.bytes.at(-1) ?? 0) | (1 << this.free);
  }

  /** A number in exactly `width` bits. */
  bits(value: number, width: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** width)
      throw new RangeError(`${value} is no number of ${width} bits`);
    for (let place = width - 1; place >= 0; place -= 1)
      this.bit(Math.floor(value / 2 ** place) % 2 === 1);
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
    this.bits(0, width - 1 - order);
    this.bits(shifted, width);
  }

  /** What was written, filled up with zeros to a whole byte. */
  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}
