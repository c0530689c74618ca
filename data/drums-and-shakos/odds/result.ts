import type { Side } from '@/lib/odds/question';

/** What a beaten model suffers, from the least to the gravest. */
export const harms = ['recoil', 'fall', 'wounded', 'killed'] as const;
export type Harm = (typeof harms)[number];

/** What one pair of dice comes to; nothing = nobody is harmed. */
export interface Result {
  readonly befalls: Side;
  readonly harm: Harm;
}

/** One side of a fight, as far as its result depends on it. */
export interface Stand {
  /** What it adds to its die. */
  readonly adds: number;
  readonly hasBetterWeapon: boolean;
  readonly hasCuirass: boolean;
  readonly isDown: boolean;
  readonly hasRoom: boolean;
}

/** Wounded or killed where a total is two or three times the other, nought and less included. */
export function outright(winner: number, loser: number): Harm | undefined {
  if (winner >= 3 * loser) return 'killed';
  return winner >= 2 * loser ? 'wounded' : undefined;
}

/** What the loser of these two totals suffers; `face` is the winner's natural die. */
function harmOf(
  face: number,
  winner: Stand,
  loser: Stand,
  totals: { readonly winner: number; readonly loser: number },
): Harm | undefined {
  if (loser.hasCuirass && !loser.isDown && totals.winner - totals.loser === 1) return undefined;
  const harm =
    outright(totals.winner, totals.loser) ??
    (loser.isDown ? 'wounded' : undefined) ??
    (loser.hasBetterWeapon ? outright(totals.winner, totals.loser - 1) : undefined);
  if (harm) return harm;
  return winner.hasBetterWeapon || face % 2 === 0 || !loser.hasRoom ? 'fall' : 'recoil';
}

/** What a pair of dice comes to hand to hand, where either side can be harmed. */
export function fightResult(
  faces: readonly [first: number, second: number],
  first: Stand,
  second: Stand,
): Result | undefined {
  const totals = [faces[0] + first.adds, faces[1] + second.adds] as const;
  if (totals[0] === totals[1]) return undefined;
  const isFirst = totals[0] > totals[1];
  const harm = isFirst
    ? harmOf(faces[0], first, second, { winner: totals[0], loser: totals[1] })
    : harmOf(faces[1], second, first, { winner: totals[1], loser: totals[0] });
  return harm && { befalls: isFirst ? 'second' : 'first', harm };
}

/** The target of a shot, which alone can be harmed. */
export interface Target {
  readonly adds: number;
  readonly hasCuirass: boolean;
  readonly isDown: boolean;
}

/** A shooter; a Marksman's aim wounds whom it beats. */
export interface Shooter {
  readonly adds: number;
  readonly woundsByBeating: boolean;
}

/** What a pair of dice comes to when one side shoots. */
export function shotResult(
  faces: readonly [shooter: number, target: number],
  shooter: Shooter,
  target: Target,
): Harm | undefined {
  const [winner, loser] = [faces[0] + shooter.adds, faces[1] + target.adds];
  if (winner <= loser) return undefined;
  if (target.hasCuirass && !target.isDown && winner - loser === 1) return undefined;
  const harm =
    outright(winner, loser) ?? (target.isDown || shooter.woundsByBeating ? 'wounded' : undefined);
  return harm ?? (faces[0] % 2 === 0 ? 'fall' : 'recoil');
}
