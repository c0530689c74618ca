import { countOf, withTrait } from '@/lib/rules/kit/pick';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { troopsOf } from './described';
import { atBands, firePointsOf } from './fire';
import { sources } from './source';
import { bands, fireRowOf, fireRows } from './tables/fire';
import { frenchBonus, signed } from './tables/modifiers';
import { movementCells, type MovementId } from './tables/movement';
import { unitRows } from './units';
import type { Words } from './words';

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
export function figuresIn({ figures: words }: Words): Ruleset['figures'] {
  return (view) => {
    if (view.units.length === 0) return [];
    const { bases, guns, officers } = strengthOf(view);
    const count = (id: 'bases' | 'guns' | 'officers', n: number, source: string) =>
      n === 0 ? [] : [{ id, name: words[id], value: String(n), source }];
    return [
      ...count('bases', bases, sources.points),
      ...count('guns', guns, sources.points),
      ...count('officers', officers, sources.modifiers),
      ...(guns === 0
        ? []
        : [
            {
              id: 'guns-together',
              name: words.gunsTogether,
              value: atBands(gunsTogether(view)),
              source: sources.points,
            },
          ]),
      ...(view.list.nation === 'france'
        ? [
            {
              id: 'first-move',
              name: words.firstMove,
              value: signed(frenchBonus),
              source: sources.turn,
            },
          ]
        : []),
    ];
  };
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
export function figureTablesIn(words: Words): Ruleset['figureTables'] {
  const { fireTable, movementTable, columns, nil } = words;
  return (view) => {
    const reached = rowsReached(view);
    const moves = movesOf(view);
    return [
      ...(reached.size === 0
        ? []
        : [
            {
              name: fireTable.name,
              head: [fireTable.points, ...fireTable.effects],
              rows: fireRows
                .filter(({ name }) => reached.has(name))
                .map(({ name, rolls }) => [name, ...rolls]),
              note: fireTable.note,
              source: sources.fire,
            },
          ]),
      ...(moves.length === 0
        ? []
        : [
            {
              name: movementTable.name,
              head: [
                movementTable.unit,
                movementTable.basic,
                columns.road.name,
                columns.charge.name,
                columns.rough.name,
              ],
              rows: moves.map((id) => {
                const { basic, road, charge, rough } = movementCells(id, nil);
                return [words.move(id), basic, road, charge, rough];
              }),
              source: sources.movement,
            },
          ]),
    ];
  };
}
