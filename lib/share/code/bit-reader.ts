import { limits } from '../../roster/list';
import { Damage } from './damage';
import { mostWritten } from './number-code';

/** Reads what `BitWriter` wrote. Throws `Damage` where the bits end or say what was never written. */
export class BitReader {
  private at = 0;
  /** Letters that may still come of it: a code must not unfold into more than a file may hold. */
  private letters: number = limits.fileBytes;

  constructor(private readonly bytes: Uint8Array) {}

  /** Bits not yet read: nothing that is still to come can be more than they hold. */
  get left(): number {
    return this.bytes.length * 8 - this.at;
  }

  bit(): boolean {
    const byte = this.bytes[this.at >> 3];
    if (byte === undefined) throw new Damage('short');
    const set = (byte >> (7 - (this.at & 7))) & 1;
    this.at += 1;
    return set === 1;
  }

  bits(width: number): number {
    let value = 0;
    for (let left = width; left > 0;) {
      const byte = this.bytes[this.at >> 3];
      if (byte === undefined) throw new Damage('short');
      const held = 8 - (this.at & 7);
      const taken = Math.min(left, held);
      left -= taken;
      this.at += taken;
      value = value * 2 ** taken + ((byte >> (held - taken)) & (2 ** taken - 1));
    }
    return value;
  }

  number(order = 0): number {
    let width = order;
    while (!this.bit()) {
      width += 1;
      if (width > 41) throw new Damage('wrong');
    }
    const value = 2 ** width + this.bits(width) - 2 ** order;
    if (value > mostWritten) throw new Damage('wrong');
    return value;
  }

  /**
   * How many things follow, each of at least so many bits. More than the rest of the code can hold
   * is damage, told before anything is made of them.
   */
  count(order: number, bitsOfEach: number): number {
    const count = this.number(order);
    if (count * bitsOfEach > this.left) throw new Damage('short');
    return count;
  }

  /** Counts letters of what was read, shared things as often as they are used. */
  spend(letters: number): void {
    this.letters -= letters;
    if (this.letters < 0) throw new Damage('too-many');
  }

  /** What is left are the zeros that fill up the last byte, and nothing else. */
  end(): void {
    if (this.left >= 8) throw new Damage('wrong');
    while (this.left > 0) if (this.bit()) throw new Damage('wrong');
  }
}
