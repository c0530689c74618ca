import type { Situation, Switch } from './question';

/** The value of an on-and-off switch that is on. */
export const on = 'on';

/** What holds for these switches: what is set where it is allowed, else what holds of itself. */
export function readSituation(switches: readonly Switch[], set: Situation): Situation {
  const read: Record<string, string> = {};
  for (const { id, choices } of switches) {
    const value = Object.hasOwn(set, id) ? set[id] : undefined;
    if (!choices) {
      if (value === on) read[id] = on;
      continue;
    }
    const held = choices.find((choice) => choice.id === value) ?? choices[0];
    if (held) read[id] = held.id;
  }
  return read;
}

/** The situation with one more thing set, or with that thing as it holds of itself. */
export function withSet(set: Situation, id: string, value: string | undefined): Situation {
  const others = Object.entries(set).filter(([other]) => other !== id);
  return Object.fromEntries(value === undefined ? others : [...others, [id, value]]);
}

export function isOn(situation: Situation, id: string): boolean {
  return situation[id] === on;
}
