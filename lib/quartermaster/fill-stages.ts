import type { Profile } from '../roster/profile';
import type { Bound } from '../rules/bound';
import type { Merit } from '../rules/ruleset';
import type { Unit, View } from '../rules/view';
import { type Kit, type Options, kitsOf } from './kits';
import type { Choice, Stage } from './stage';

/** What is bought: a model, or more for the models of a unit that is there. */
export type FillDeed =
  | { readonly kind: 'stand' }
  | { readonly kind: 'add'; readonly kit: Kit }
  | { readonly kind: 'equip'; readonly unit: Unit; readonly options: Options };

/** Of the choices that cost the same and bring as many models, the one that is worth most. */
function worthiest(choices: readonly Choice<FillDeed>[]): readonly Choice<FillDeed>[] {
  const known = new Map<string, Choice<FillDeed>>();
  for (const choice of choices) {
    const name = `${choice.points}/${choice.piece?.models}`;
    const other = known.get(name);
    if (!other || choice.value > other.value) known.set(name, choice);
  }
  return [...known.values()];
}

function profileStage(
  profile: Profile,
  kits: readonly Kit[],
  { of }: Merit,
): readonly Stage<FillDeed>[] {
  const choices = kits.flatMap((kit): readonly Choice<FillDeed>[] => {
    const { each, models } = kit.unit;
    // What costs nothing could be had for ever.
    if (each <= 0) return [];
    const piece = { profile, units: 1, models };
    return [{ points: each, value: of(kit.unit), piece, deed: { kind: 'add', kit } }];
  });
  return choices.length > 0 ? [{ profile, choices: worthiest(choices) }] : [];
}

/** Whether one set of options has all of another. */
function hasAll(options: Options, { taken }: Unit): boolean {
  return taken.every(({ option, quantity }) => (options[option.id] ?? 0) >= quantity);
}

/** A unit as it is, or all of its models with more than they have. */
function unitStage(unit: Unit, kits: readonly Kit[], { of }: Merit): Stage<FillDeed> {
  const { profile, entry, each, models } = unit;
  const { count } = entry;
  const pieceOf = (all: number) => ({ profile, units: count, models: all });
  const own = of({ ...unit, entry: { ...entry, count: 1 }, points: each, models: models / count });
  const stand: Choice<FillDeed> = {
    points: 0,
    value: 0,
    piece: pieceOf(models),
    deed: { kind: 'stand' },
  };
  const more = kits.flatMap((kit): readonly Choice<FillDeed>[] => {
    const points = (kit.unit.each - each) * count;
    if (points <= 0 || !hasAll(kit.options, unit)) return [];
    return [
      {
        points,
        value: (of(kit.unit) - own) * count,
        piece: pieceOf(kit.unit.models * count),
        deed: { kind: 'equip', unit, options: kit.options },
      },
    ];
  });
  return { profile, exactly: 1, choices: [stand, ...worthiest(more)] };
}

/**
 * A stage for each unit of the list and one for each profile that can be added; sets of more than so
 * many options are left aside.
 */
export function fillStages(
  view: View,
  bounds: readonly Bound[],
  profiles: readonly Profile[],
  merit: Merit,
  options: number | undefined,
): readonly Stage<FillDeed>[] {
  const known = new Map<Profile, readonly Kit[]>();
  const kitsFor = (profile: Profile) => {
    const kits = known.get(profile) ?? kitsOf(view, profile, bounds, options);
    known.set(profile, kits);
    return kits;
  };
  return [
    ...view.units.map((unit) =>
      unitStage(unit, unit.profile.options.length > 0 ? kitsFor(unit.profile) : [], merit),
    ),
    ...profiles.flatMap((profile) => profileStage(profile, kitsFor(profile), merit)),
  ];
}
