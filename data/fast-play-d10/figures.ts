import { countOf, withTrait } from '@/lib/rules/kit/pick';
import type { Figure, FigureTable } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { troopsOf } from './described';
import { atBands, firePointsOf } from './fire';
import { sources } from './source';
import { bands, effects, fireRowOf, fireRows } from './tables/fire';
import { frenchBonus, signed } from './tables/modifiers';
import { movement, type MovementId } from './tables/movement';
import { unitRows } from './units';

const isOfficer = withTrait('officers');
const isArtillery = withTrait('artillery');

/** Bases of all troops that are no guns, guns, officers. */
function strengthOf(view: View) {
  let bases = 0;
  let guns = 0;
  for (const { profile, models } of view.units) {
    if (isArtillery(profile)) guns += models;
    else if (!isOfficer(profile)) bases += models;
  }
  return { bases, guns, officers: countOf(view, isOfficer) };
}

/** Fire points of all guns at each band: only artillery may add its points up. */
function gunsTogether(view: View): readonly number[] {
  const sums = bands.map(() => 0);
  for (const unit of view.units) {
    if (!isArtillery(unit.profile)) continue;
    const described = troopsOf(unit);
    const points = described && firePointsOf(described);
    points?.forEach((each, at) => (sums[at] = (sums[at] ?? 0) + each * unit.models));
  }
  return sums;
}

/** What a player wants to know of the whole force at the table. */
export function figures(view: View): readonly Figure[] {
  if (view.units.length === 0) return [];
  const { bases, guns, officers } = strengthOf(view);
  const count = (id: string, name: string, n: number, source: string) =>
    n === 0 ? [] : [{ id, name, value: String(n), source }];
  return [
    ...count('bases', 'Bases', bases, sources.points),
    ...count('guns', 'Guns', guns, sources.points),
    ...count('officers', 'Officers', officers, sources.modifiers),
    ...(guns === 0
      ? []
      : [
          {
            id: 'guns-together',
            name: 'All guns together',
            value: atBands(gunsTogether(view)),
            source: sources.points,
          },
        ]),
    ...(view.list.nation === 'france'
      ? [
          {
            id: 'first-move',
            name: 'Roll for the first move',
            value: signed(frenchBonus),
            source: sources.turn,
          },
        ]
      : []),
  ];
}

/** Names of the rows of the fire table that the units reach, each alone and all guns together. */
function rowsReached(view: View): ReadonlySet<string> {
  const sums = view.units.flatMap((unit) => {
    const described = troopsOf(unit);
    const bases = described?.bases ?? 0;
    return (described && firePointsOf(described)?.map((each) => each * bases)) ?? [];
  });
  return new Set([...sums, ...gunsTogether(view)].flatMap((sum) => fireRowOf(sum)?.name ?? []));
}

function movesOf(view: View): readonly MovementId[] {
  return unitRows
    .filter(({ kind }) => view.units.some(({ profile }) => profile.traits.has(kind)))
    .flatMap(({ moves }) => moves);
}

/** The rows of the charts that this force looks up. */
export function figureTables(view: View): readonly FigureTable[] {
  const reached = rowsReached(view);
  const moves = movesOf(view);
  return [
    ...(reached.size === 0
      ? []
      : [
          {
            name: 'Fire',
            head: ['Pts', ...effects],
            rows: fireRows
              .filter(({ name }) => reached.has(name))
              .map(({ name, rolls }) => [name, ...rolls]),
            note: 'Rolls of a D10. Rows of units at full strength, and of all guns together.',
            source: sources.fire,
          },
        ]),
    ...(moves.length === 0
      ? []
      : [
          {
            name: 'Movement',
            head: ['Unit', 'Basic', 'Road', 'Charge', 'Rough'],
            rows: moves.map((id) => {
              const { name, basic, road, charge, rough } = movement[id];
              return [name, basic, road, charge, rough];
            }),
            source: sources.movement,
          },
        ]),
  ];
}
