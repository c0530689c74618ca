import { certain, type Chance, isNever, never, not, plus, sum, times } from './chance';
import type { Distribution } from './distribution';
import type { Outcome, Part, Step } from './question';

/** What a roll can end in, without its chance. */
export type Ending = Omit<Outcome, 'chance'>;

/**
 * One roll of a series that goes on only if it comes off: to hit, then to wound. What stops it comes,
 * with the chance to pass, to exactly one.
 */
export interface Gate {
  readonly label: string;
  readonly pass: Chance;
  readonly stops: readonly { readonly ending: Ending; readonly chance: Chance }[];
}

/** A roll that can be raised, and so has one way to stop. */
export interface Raisable extends Gate {
  /** By how much it falls short, 0 = it passes; `pass` is the chance of 0. */
  readonly short: Distribution<number>;
}

/** A roll that passes where it falls short by nothing. */
export function raisable(label: string, short: Distribution<number>, ending: Ending): Raisable {
  const pass = short.get(0) ?? never;
  return { label, pass, short, stops: [{ ending, chance: not(pass) }] };
}

function shortOf(gate: Gate | Raisable): Distribution<number> | undefined {
  return 'short' in gate ? gate.short : undefined;
}

/**
 * How a series ends: past all gates first, then what the last gate stops, and so to the first. Rolls
 * that can be raised are, by `raise` in all and never by more than they need.
 */
export function throughGates(gates: readonly Gate[], past: Ending, raise = 0): readonly Outcome[] {
  let still: Distribution<number> = new Map([[raise, certain]]);
  const stopped: Outcome[] = [];
  for (const gate of gates) {
    const [next, halted] = passGate(gate, still);
    const all = total(still);
    const short = shortOf(gate);
    stopped.unshift(
      ...gate.stops.map(({ ending, chance }) => ({
        ...ending,
        chance: short ? halted : times(all, chance),
      })),
    );
    still = next;
  }
  return [{ ...past, chance: total(still) }, ...stopped];
}

/** Chance to pass all gates, with rolls raised by `raise` in all. */
export function chancePast(gates: readonly Gate[], raise = 0): Chance {
  let still: Distribution<number> = new Map([[raise, certain]]);
  for (const gate of gates) [still] = passGate(gate, still);
  return total(still);
}

/** Who passes, by what is left to raise with, and the chance that a raisable roll stops here. */
function passGate(
  gate: Gate | Raisable,
  still: Distribution<number>,
): readonly [next: Distribution<number>, halted: Chance] {
  const next = new Map<number, Chance>();
  let halted = never;
  const go = (left: number, chance: Chance) => {
    next.set(left, plus(next.get(left) ?? never, chance));
  };
  for (const [left, here] of still) {
    const short = shortOf(gate);
    if (!short) go(left, times(here, gate.pass));
    for (const [by, chance] of short ?? []) {
      if (by <= left) go(left - by, times(here, chance));
      else halted = plus(halted, times(here, chance));
    }
  }
  return [next, halted];
}

function total(chances: Distribution<number>): Chance {
  return sum(chances.values());
}

/** The way past all gates, as a product to show; gates that cannot stop anything are left out. */
export function gateChain(title: string, gates: readonly Gate[], past: string): Step {
  const links: readonly Part[] = gates.flatMap(({ label, pass, stops }) =>
    stops.every(({ chance }) => isNever(chance)) ? [] : [{ label, chance: pass }],
  );
  return { kind: 'chain', title, links, total: { label: past, chance: chancePast(gates) } };
}
