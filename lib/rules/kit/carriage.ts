import type { Edit } from '../../roster/edit';
import type { Basis, Severity } from '../finding';
import { named } from '../named';
import type { Rule } from '../rule';
import type { Carrier } from '../speech/kit-figures';
import type { CarriageWords, KitWords } from '../speech/kit-words';
import { type Unit, subjectOf } from '../view';
import { type Which, taking } from './pick';

export interface Carriage {
  readonly id: string;
  readonly basis: Basis;
  readonly severity: Severity;
  readonly source: string;
  /** Only such profiles; nothing = all. */
  readonly who?: Which;
  /** A model that carries all of these, */
  readonly all?: readonly string[];
  /** at least one of these, */
  readonly any?: readonly string[];
  /** and none of these breaks the rule. */
  readonly none?: readonly string[];
}

const nothing: readonly never[] = [];

/** Tells the items by which a unit breaks the rule; nothing when it keeps to it. */
function offence({
  who,
  all = nothing,
  any,
  none = nothing,
}: Carriage): (unit: Unit) => readonly string[] | undefined {
  // Every unit of every list is asked by each of these rules: what can be settled once is.
  return ({ profile, items }) => {
    if (who && !who(profile)) return undefined;
    for (const item of all) if (!items.includes(item)) return undefined;
    for (const item of none) if (items.includes(item)) return undefined;
    if (!any) return all;
    let hit: string[] | undefined;
    for (const item of any) if (items.includes(item)) (hit ??= [...all]).push(item);
    return hit;
  };
}

/** What the models of a unit may or must carry together. */
export function carriage(
  kit: KitWords,
  rule: Carriage & CarriageWords,
): Rule<{ readonly of: readonly Carrier[] }> {
  const offending = offence(rule);
  return {
    id: rule.id,
    basis: rule.basis,
    severity: rule.severity,
    source: rule.source,
    check(view) {
      const faults: { readonly unit: Unit; readonly items: readonly string[] }[] = [];
      for (const unit of view.units) {
        const items = offending(unit);
        if (items) faults.push({ unit, items });
      }
      if (faults.length === 0) return undefined;
      return {
        subjects: faults.map(({ unit }) => subjectOf(unit)),
        params: {
          of: faults.map(({ unit: { profile, entry }, items }) => ({
            who: named(profile),
            count: entry.count,
            items,
          })),
        },
      };
    },
    bounds: () =>
      rule.severity === 'error'
        ? [{ kind: 'each', allows: (unit) => offending(unit) === undefined }]
        : [],
    *propose(view) {
      const faulty = view.units.filter((unit) => offending(unit));
      const ways = faulty.map((unit) => [...waysOut(rule, unit)]);
      const most = Math.max(0, ...ways.map((of) => of.length));
      for (let way = 0; way < most; way += 1)
        yield ways.flatMap((of) => of[Math.min(way, of.length - 1)] ?? []);
    },
    words: kit.carriage(rule),
  };
}

/** Edits that each bring one unit in order, as far as its options and profile go. */
function* waysOut(rule: Carriage, unit: Unit): Iterable<readonly Edit[]> {
  const { key } = unit.entry;
  const off = (option: string): Edit => ({ do: 'option', key, option, quantity: 0 });
  const forbidden = unit.taken.filter(({ option }) =>
    option.gives.some((item) => rule.any?.includes(item) || rule.all?.includes(item)),
  );
  for (const { option } of forbidden) {
    const less = unit.profile.options.find(
      (other) => other.points < option.points && isLesser(other.gives, option.gives, rule),
    );
    if (less && !unit.taken.some((taken) => taken.option.id === less.id))
      yield [off(option.id), { do: 'option', key, option: less.id, quantity: 1 }];
    yield [off(option.id)];
  }
  if (forbidden.length > 1) yield forbidden.map(({ option }) => off(option.id));
  for (const option of unit.profile.options)
    if (option.gives.some((item) => rule.none?.includes(item)))
      yield [{ do: 'option', key, option: option.id, quantity: 1 }];
  yield taking(unit, unit.entry.count);
}

/** Whether one item is the allowed smaller form of another: a Pistol for a Brace of Pistols. */
function isLesser(smaller: readonly string[], larger: readonly string[], rule: Carriage): boolean {
  return smaller.some(
    (item) =>
      !rule.any?.includes(item) &&
      larger.some((big) => big.toLowerCase().includes(item.toLowerCase())),
  );
}
