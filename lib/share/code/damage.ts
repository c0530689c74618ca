/** How a code fails: its bits end too early, say what no code says, or name what a later version knows. */
export type DamageKind = 'short' | 'wrong' | 'newer' | 'too-many';

/** Thrown while a code is read and caught where its reading began; it never leaves this folder. */
export class Damage extends Error {
  constructor(readonly kind: DamageKind) {
    super(kind);
  }
}
