import type { Taken, View } from '../rules/view';

/** So many more, or fewer, models of one kind. */
export interface Line {
  readonly profile: string;
  readonly name: string;
  /** Names of what each of them is bought with. */
  readonly options: readonly string[];
  /** More when above 0. */
  readonly by: number;
  /** Points of all of them: more when above 0. */
  readonly points: number;
}

function optionNames(taken: readonly Taken[]): readonly string[] {
  return taken.map(({ option, quantity }) =>
    quantity > 1 ? `${option.name} ×${quantity}` : option.name,
  );
}

interface Lot {
  readonly line: Omit<Line, 'by' | 'points'>;
  readonly each: number;
  by: number;
}

/** What differs between two states of a list: what goes, then what comes, in the order of the lists. */
export function diffOf(before: View, after: View): readonly Line[] {
  const lots = new Map<string, Lot>();
  const count = (view: View, sign: 1 | -1) => {
    for (const { profile, taken, entry, each } of view.units) {
      const options = optionNames(taken);
      const key = JSON.stringify([profile.id, options]);
      const lot = lots.get(key) ?? {
        line: { profile: profile.id, name: profile.name, options },
        each,
        by: 0,
      };
      lot.by += sign * entry.count;
      lots.set(key, lot);
    }
    for (const { entry } of view.strangers) {
      const key = JSON.stringify([entry.profile]);
      const line = { profile: entry.profile, name: entry.profile, options: [] };
      const lot = lots.get(key) ?? { line, each: 0, by: 0 };
      lot.by += sign * entry.count;
      lots.set(key, lot);
    }
  };
  count(before, -1);
  count(after, 1);
  const lines = [...lots.values()].map(({ line, each, by }) => ({
    ...line,
    by,
    points: each === 0 ? 0 : by * each,
  }));
  return [...lines.filter(({ by }) => by < 0), ...lines.filter(({ by }) => by > 0)];
}
