/** A stream of chances that is the same for the same seed, everywhere. */
export interface Dice {
  /** A number from 0 up to, not including, 1. */
  next(): number;
}

/** Any text as 32 bits (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Dice from a seed of any letters: a Weyl sequence, well mixed (splitmix32). */
export function diceFrom(seed: string): Dice {
  let state = hash(seed);
  return {
    next() {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      mixed ^= mixed >>> 15;
      return (mixed >>> 0) / 2 ** 32;
    },
  };
}

/** One of several things, all as likely. */
export function pickOne<T>(dice: Dice, items: readonly T[]): T | undefined {
  return items[Math.floor(dice.next() * items.length)];
}

/** Letters of seeds: none that is taken for another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A short seed that can be read out, made of any dice: "k7mq4t". */
export function seedFrom(dice: Dice): string {
  return Array.from({ length: 6 }, () => pickOne(dice, [...letters]) ?? '').join('');
}
