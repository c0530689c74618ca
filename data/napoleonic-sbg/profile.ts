import type { Option, Profile, ProfileTable } from '@/lib/roster/profile';
import { nationOf } from '@/lib/rules/ruleset';
import { grapeRangeOf, gunColumns, type GunTable, gunTableOf, rangeOf } from './guns';
import { statCells } from './paper';
import type { OptionRow, Row } from './row';
import { symbolOf } from './symbols';
import type { Words } from './words';

/** Gun options that are no item a crewman carries. */
const upgrades: readonly string[] = [
  'extra-crew',
  'grape-shot',
  'canister-shot',
  'superior-construction',
  'siege-veterans',
  'master-gunner',
  'limber-team',
];

/** The printed name of a carried item that an option takes the place of. */
function replacedItem(row: Row, { replaces }: OptionRow): string | undefined {
  return row.carries.find((item) => item.toLowerCase() === replaces);
}

/** Models that an option brings: a crewman, a Master Gunner, the men of a limber. */
function modelsOf(option: OptionRow, gun: GunTable | null): number {
  switch (option.id) {
    case 'extra-crew':
    case 'master-gunner':
      return 1;
    case 'limber-team':
      return gun && gun.kind !== 'rocket' ? gun.limber.crew : 0;
    default:
      return 0;
  }
}

/** What an option does to this gun, distances in inches. */
function effectOf(option: OptionRow, gun: GunTable | null, { effects }: Words): string | undefined {
  if (!gun) return undefined;
  switch (option.id) {
    case 'superior-construction':
      return effects.range(rangeOf(gun), rangeOf(gun, true));
    case 'extra-crew':
    case 'master-gunner':
      return effects.oneMore;
  }
  if (gun.kind === 'rocket') return undefined;
  switch (option.id) {
    case 'grape-shot':
      return effects.shot(gun.grapeRadiusInches, grapeRangeOf(gun));
    case 'canister-shot':
      return effects.shot(gun.canisterRadiusInches, gun.canisterRangeInches);
    case 'limber-team':
      return effects.limber(gun.limber.crew, gun.limber.horses);
    default:
      return undefined;
  }
}

function toOption(row: Row, option: OptionRow, gun: GunTable | null, words: Words): Option {
  const replaces = replacedItem(row, option);
  const effect = effectOf(option, gun, words);
  return {
    id: option.id,
    name: option.name,
    points: option.points,
    // Only crew may be bought more than once for each gun.
    ...(option.id !== 'extra-crew' && { limit: 1 }),
    gives: upgrades.includes(option.id) ? [] : [option.name],
    ...(replaces !== undefined && { replaces }),
    models: modelsOf(option, gun),
    ...(effect !== undefined && { effect }),
  };
}

function traitsOf(row: Row): ReadonlySet<string> {
  const traits = new Set(row.rules);
  if (row.rank) traits.add(row.rank);
  traits.add(row.kind);
  if (row.id.endsWith('-early-war')) traits.add('early-war');
  if (row.id.endsWith('-late-war')) traits.add('late-war');
  traits.add(row.troopType);
  return traits;
}

function gunTables(row: Row, gun: GunTable | null, { gun: words }: Words): readonly ProfileTable[] {
  if (!row.gun || !gun) return [];
  const { defence, batterPoints, crew } = row.gun;
  const rocket = gun.kind === 'rocket';
  const strength = rocket ? String(gun.strength) : row.gun.strength;
  return [
    {
      name: words.name,
      head: gunColumns.map((column) => words[column]),
      row: [
        strength,
        String(defence),
        String(batterPoints),
        `${gun.rangeInches}″`,
        `${gun.scatterInches}″`,
        String(crew),
        String(rocket ? gun.minCrewFiring : gun.minCrew),
      ],
    },
  ];
}

/** Sappers need no officer, artillery is no troop type, personalities stand in for others. */
function troopTypeOf(row: Row, words: Words): Profile['troopType'] {
  if (row.kind !== 'troop' || row.troopType === 'sappers') return undefined;
  return { id: row.troopType, name: words.troopType(row.troopType, row.troopTypeName) };
}

/** A row of the roster as the app sees it. */
export function toProfile(row: Row, words: Words): Profile {
  const { stats } = row;
  const gun = gunTableOf(row);
  const troopType = troopTypeOf(row, words);
  const tables = gunTables(row, gun, words);
  return {
    id: row.id,
    nation: nationOf(row.id),
    name: row.name,
    points: row.points,
    section: row.troopType,
    symbol: symbolOf(row),
    stats: statCells(stats),
    carries: row.carries,
    rules: row.rules,
    options: row.options.map((option) => toOption(row, option, gun, words)),
    attributes: [],
    models: row.gun?.crew ?? 1,
    ...(gun && { needed: gun.kind === 'rocket' ? gun.minCrewFiring : gun.minCrew }),
    traits: traitsOf(row),
    ...(troopType && { troopType }),
    ...(row.unique && { unique: true }),
    ...(row.kind === 'personality' && { standing: words.personality }),
    ...(tables.length > 0 && { tables }),
  };
}
