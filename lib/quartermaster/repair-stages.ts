import type { Bound } from '../rules/bound';
import type { Unit, View } from '../rules/view';
import { type Kit, type Options, isAllowedAsIs, kitsFrom, sizeOf } from './kits';
import { plainStages } from './smallest';
import type { Choice, Stage } from './stage';
import { type Cost, nothing, weigh } from './weigh';

/** What is done with one model. */
export type RepairDeed =
  | { readonly kind: 'keep'; readonly unit: Unit }
  | { readonly kind: 'off'; readonly unit: Unit; readonly cost: Cost }
  | {
      readonly kind: 'change';
      readonly unit: Unit;
      readonly options: Options;
      readonly cost: Cost;
    }
  | { readonly kind: 'on'; readonly kit: Kit; readonly cost: Cost };

/** Options of a unit, those only that its profile has. */
function chosen({ taken }: Unit): Options {
  return Object.fromEntries(taken.map(({ option, quantity }) => [option.id, quantity]));
}

/** How many options, each as often as it is there, one set has and the other has not. */
function difference(a: Options, b: Options): number {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].reduce((sum, id) => sum + Math.abs((a[id] ?? 0) - (b[id] ?? 0)), 0);
}

/** How much less of each option there can be: nothing of it, or what one model may have. */
function fewer({ taken }: Unit): readonly Options[] {
  return taken.reduce<readonly Options[]>(
    (sets, { option, quantity }) => {
      const left = new Set([quantity, Math.min(quantity, option.limit ?? quantity), 0]);
      return sets.flatMap((set) =>
        [...left].map((number) => (number > 0 ? { ...set, [option.id]: number } : set)),
      );
    },
    [{}],
  );
}

/** Options of a unit whose every smaller set can be tried. */
const mostOptions = 10;

/**
 * What a model of a unit may be bought with instead: with less, and where it may not be as it is
 * also with one other thing.
 */
function insteadOf(unit: Unit, bounds: readonly Bound[], isAllowed: boolean): readonly Kit[] {
  const own = chosen(unit);
  const isMany = unit.taken.length > mostOptions;
  const less = isMany ? [{}] : fewer(unit);
  const others = isAllowed
    ? []
    : less.flatMap((set) =>
        unit.profile.options.flatMap(({ id }) =>
          Object.hasOwn(own, id) ? [] : [{ ...set, [id]: 1 }],
        ),
      );
  const kits = kitsFrom(unit, [...less, ...others], bounds).filter(
    ({ options }) => unit.unknownOptions.length > 0 || difference(own, options) > 0,
  );
  return cheapestChanges(kits, own);
}

/** Of the kits of one price those that change least: the others are never the better way. */
function cheapestChanges(kits: readonly Kit[], own: Options): readonly Kit[] {
  const least = new Map<number, number>();
  for (const { unit, options } of kits) {
    const change = difference(own, options);
    least.set(unit.each, Math.min(change, least.get(unit.each) ?? change));
  }
  return kits.filter(({ unit, options }) => difference(own, options) === least.get(unit.each));
}

function unitStage(unit: Unit, bounds: readonly Bound[], isDear: boolean): Stage<RepairDeed> {
  const { profile, entry, each } = unit;
  const pieceOf = (models: number) => ({ profile, units: 1, models });
  const isAllowed = isAllowedAsIs(unit, bounds);
  const own = chosen(unit);
  const off: Cost = { ...nothing, models: 1, points: each, dear: isDear ? 1 : 0 };
  const keep: Choice<RepairDeed> = {
    points: each,
    value: 0,
    piece: pieceOf(unit.models / entry.count),
    deed: { kind: 'keep', unit },
  };
  const changes = insteadOf(unit, bounds, isAllowed).map((kit): Choice<RepairDeed> => {
    const cost: Cost = {
      models: 1,
      points: Math.abs(each - kit.unit.each),
      dear: 0,
      options: difference(own, kit.options) + unit.unknownOptions.length,
    };
    return {
      points: kit.unit.each,
      value: -weigh(cost),
      piece: pieceOf(kit.unit.models),
      deed: { kind: 'change', unit, options: kit.options, cost },
    };
  });
  return {
    profile,
    exactly: entry.count,
    choices: [
      ...(isAllowed ? [keep] : []),
      ...changes,
      { points: 0, value: -weigh(off), deed: { kind: 'off', unit, cost: off } },
    ],
  };
}

/** The player's leader: the first who leads. */
function leaderOf({ units, ruleset }: View): Unit | undefined {
  return units.find(({ profile }) => ruleset.leads?.(profile));
}

function isNamed({ entry }: Unit): boolean {
  return entry.title !== undefined || entry.note !== undefined;
}

/** A stage for each unit, what becomes of its models, and one for each profile that may come in. */
export function repairStages(view: View, bounds: readonly Bound[]): readonly Stage<RepairDeed>[] {
  const leader = leaderOf(view);
  return [
    ...view.units.map((unit) => unitStage(unit, bounds, unit === leader || isNamed(unit))),
    ...plainStages<RepairDeed>(view, bounds, (kit) => {
      const cost: Cost = { ...nothing, models: 1, points: kit.unit.each };
      return { value: -weigh(cost), deed: { kind: 'on', kit, cost } };
    }),
  ];
}

/** Whether two sets of options are one. */
export function isSameSet(a: Options, b: Options): boolean {
  return sizeOf(a) === sizeOf(b) && difference(a, b) === 0;
}
