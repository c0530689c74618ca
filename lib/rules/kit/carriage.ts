import type { Edit } from '../../roster/edit';
import { counted, join } from '../english';
import type { Basis, Severity } from '../finding';
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

/** The items by which a unit breaks the rule; nothing when it keeps to it. */
function offending(rule: Carriage, unit: Unit): readonly string[] | undefined {
  if (rule.who && !rule.who(unit.profile)) return undefined;
  const has = (item: string) => unit.items.includes(item);
  if (!(rule.all ?? []).every(has) || (rule.none ?? []).some(has)) return undefined;
  const hit = (rule.any ?? []).filter(has);
  if (rule.any && hit.length === 0) return undefined;
  return [...(rule.all ?? []), ...hit];
}

/** What the models of a unit may or must carry together. */
export function carriage(
  rule: Carriage,
): Rule<{ readonly of: readonly { profile: string; count: number; items: readonly string[] }[] }> {
  return {
    id: rule.id,
    basis: rule.basis,
    severity: rule.severity,
    source: rule.source,
    check(view) {
      const of = [];
      const subjects = [];
      for (const unit of view.units) {
        const items = offending(rule, unit);
        if (!items) continue;
        of.push({ profile: unit.profile.name, count: unit.entry.count, items });
        subjects.push(subjectOf(unit));
      }
      return of.length > 0 ? { subjects, params: { of } } : undefined;
    },
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
        message: ({ of }) =>
          `${join(
            of.map(
              ({ profile, count, items }) => `${counted(count, profile)}: ${rule.says(items)}`,
            ),
            'and',
          )}.`,
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
