import { certain, type Chance, isNever, times } from './chance';
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

/** How a series ends: past all gates first, then what the last gate stops, and so to the first. */
export function throughGates(gates: readonly Gate[], past: Ending): readonly Outcome[] {
  let still = certain;
  const stopped: Outcome[] = [];
  for (const { pass, stops } of gates) {
    const here = stops.map(({ ending, chance }) => ({ ...ending, chance: times(still, chance) }));
    stopped.unshift(...here);
    still = times(still, pass);
  }
  return [{ ...past, chance: still }, ...stopped];
}

/** The way past all gates, as a product to show; gates that cannot stop anything are left out. */
export function gateChain(title: string, gates: readonly Gate[], past: string): Step {
  const links: readonly Part[] = gates.flatMap(({ label, pass, stops }) =>
    stops.every(({ chance }) => isNever(chance)) ? [] : [{ label, chance: pass }],
  );
  const total = gates.reduce((all, { pass }) => times(all, pass), certain);
  return { kind: 'chain', title, links, total: { label: past, chance: total } };
}
