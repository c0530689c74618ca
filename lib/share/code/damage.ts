/** How a code fails: its bits end too early, say what no code says, or name what a later version knows. */
export type DamageKind = 'short' | 'wrong' | 'newer' | 'too-many';

/**
 * Thrown while a code is read and caught where its reading began; it never leaves this folder. No
 * `Error`, which would collect a stack for each of a hundred thousand damaged codes.
 */
export class Damage {
  constructor(readonly kind: DamageKind) {}
}
