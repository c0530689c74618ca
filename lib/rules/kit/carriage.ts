import type { Edit } from '../../roster/edit';
import { counted, joinSome } from '../english';
import type { Basis, Severity } from '../finding';
import { type Named, named } from '../named';
import type { Rule } from '../rule';
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
  readonly summary: string;
  /** What is wrong with such models, as the end of a sentence: "4 Light Dragoons ...". */
  readonly says: (items: readonly string[]) => string;
  /** Why a choice cannot be had, with the way out: "Mounted models carry no musket. Take off the horse first." */
  readonly reason: string;
}

/** Models at fault, as a figure of a finding. A type, not an interface, so that it is plain data. */
type Carrier = {
  readonly who: Named;
  readonly count: number;
  readonly items: readonly string[];
};

/** "4 Hussars and Michel Ney: ...; 1 Aide de Camp: ...": what is said of several is said once. */
function describeCarriers(of: readonly Carrier[], says: Carriage['says']): string {
  const bySaying = new Map<string, Map<string, Carrier>>();
  for (const carrier of of) {
    const saying = says(carrier.items);
    const carriers = bySaying.get(saying) ?? new Map<string, Carrier>();
    bySaying.set(saying, carriers);
    const { profile } = carrier.who;
    const count = carrier.count + (carriers.get(profile)?.count ?? 0);
    carriers.set(profile, { ...carrier, count });
  }
  return [...bySaying]
    .map(([saying, carriers]) => {
      const names = [...carriers.values()].map(({ who: { profile, person }, count }) =>
        person ? profile : counted(count, profile),
      );
      return `${joinSome(names)}: ${saying}`;
    })
    .join('; ');
}

const nothing: readonly never[] = [];

/** The items by which a unit breaks the rule; nothing when it keeps to it. */
function offending(
  { who, all = nothing, any, none = nothing }: Carriage,
  { profile, items }: Unit,
): readonly string[] | undefined {
  if (who && !who(profile)) return undefined;
  for (const item of all) if (!items.includes(item)) return undefined;
  for (const item of none) if (items.includes(item)) return undefined;
  if (!any) return all;
  let hit: string[] | undefined;
  for (const item of any) if (items.includes(item)) (hit ??= [...all]).push(item);
  return hit;
}

/** What the models of a unit may or must carry together. */
export function carriage(rule: Carriage): Rule<{ readonly of: readonly Carrier[] }> {
  return {
    id: rule.id,
    basis: rule.basis,
    severity: rule.severity,
    source: rule.source,
    check(view) {
      const faults: { readonly unit: Unit; readonly items: readonly string[] }[] = [];
      for (const unit of view.units) {
        const items = offending(rule, unit);
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
        ? [{ kind: 'each', allows: (unit) => offending(rule, unit) === undefined }]
        : [],
    *propose(view) {
      const faulty = view.units.filter((unit) => offending(rule, unit));
      const ways = faulty.map((unit) => [...waysOut(rule, unit)]);
      const most = Math.max(0, ...ways.map((of) => of.length));
      for (let way = 0; way < most; way += 1)
        yield ways.flatMap((of) => of[Math.min(way, of.length - 1)] ?? []);
    },
    words: {
      en: {
        summary: rule.summary,
        message: ({ of }) => `${describeCarriers(of, rule.says)}.`,
        reason: () => rule.reason,
      },
    },
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
