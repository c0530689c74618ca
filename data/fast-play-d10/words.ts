import { join } from '@/lib/rules/english';
import type { Breaches, BreachId } from './rules/class-not-allowed';
import type { WrongLeaders } from './rules/leader-wrong-nation';
import { type ArtilleryRowId, artilleryRows, effects } from './tables/fire';
import { movement, type MovementId } from './tables/movement';
import { classNames } from './units';

/** What is wrong about the class or armour of an arm. */
const breaches: Readonly<Record<BreachId, string>> = {
  'low-heavy': 'heavy cavalry below elite',
  'foreign-guard': 'guard heavy cavalry other than the Old Guard and the Scots Greys',
  'low-light': 'light infantry below elite',
  'armoured-light': 'light cavalry in armour',
};

function breachesSaid({ breaches: found }: Breaches): string {
  return join(
    found.map(({ id, isAside }) => (isAside ? `${breaches[id]} (as we read it)` : breaches[id])),
  );
}

/** The nations as a sentence has them. */
const peoples: Readonly<Record<string, string>> = {
  france: 'the French',
  'great-britain': 'the British',
  russia: 'the Russians',
  other: 'the Prussians and others',
};

function people(nation: string): string {
  return peoples[nation] ?? nation;
}

/** What the fast play rules say in English; the type holds other languages to it. */
export const english = {
  sections: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery',
    officers: 'Officers',
  },
  arms: { foot: 'Foot', horse: 'Horse', guns: 'Guns', command: 'Command' },
  columns: {
    basic: { short: 'Move', name: 'Move' },
    road: { short: 'Road', name: 'Road' },
    charge: { short: 'Charge', name: 'Charge' },
    rough: { short: 'Rough', name: 'Rough' },
  },
  features: {
    france: 'France adds 1 to its morale rolls and to the roll for the first move.',
    russia: 'Every Russian gun fires in the best artillery row.',
  },
  classes: classNames,
  attributes: {
    bases: {
      label: 'Bases',
      help: (from: number, to: number) =>
        `Stands of the unit, ${from} to ${to}: each one shoots, and each one can be lost.`,
      unit: 'base',
    },
    guns: {
      label: 'Guns',
      help: (from: number, to: number) => `Guns of the battery, ${from} to ${to}: each one fires.`,
      unit: 'gun',
    },
    class: { label: 'Class', help: 'How well it shoots, fights and stands.' },
    lancers: {
      label: 'Lancers',
      help: (bonus: number) => `Adds ${bonus} when it charges infantry.`,
    },
    armoured: { label: 'Armoured', help: (bonus: number) => `Adds ${bonus} in melee.` },
    weight: {
      label: 'Weight',
      help: 'Heavy guns have more fire points at every distance.',
      heavy: 'Heavy',
      medium: 'Medium',
    },
    value: {
      label: 'Value',
      help: (from: number, to: number) =>
        `What he adds to the rolls of a unit, ${from} to ${to}: the source leaves it to the players.`,
    },
    leader: { label: 'Great commander', help: 'One of the three whom no fire can kill.' },
  },
  rules: { something: 'at least one unit' },
  classNotAllowed: {
    summary:
      'Heavy cavalry is elite, and guard in France and Great Britain only; light infantry is elite or guard, and light cavalry has no armour.',
    message: (params: Breaches) => `Not to be had: ${breachesSaid(params)}.`,
    reason: (params: Breaches) => `Not to be had: ${breachesSaid(params)}`,
    mends: 'gives each arm a class that it may have',
  },
  leaderWrongNation: {
    summary:
      'Wellington leads Great Britain, Napoleon France, and Blücher those whom the source does not name.',
    message({ of }: WrongLeaders) {
      const said = of.map(
        (one) => `${one.leader}, who leads ${people(one.leads)}, with ${people(one.with)}`,
      );
      return `A commander of another nation: ${[...new Set(said)].join('; ')}.`;
    },
    reason: () => 'A commander of another nation',
    mends: 'puts commanders with their own',
  },
  leaderTwice: {
    summary: 'Wellington, Blücher and Napoleon are each there once at most.',
    message: ({ names }: { readonly names: readonly string[] }) =>
      `${join(names)} can be there only once: the source names persons.`,
    reason: () => 'This commander is already in the list',
    mends: 'leaves each commander once',
  },
  noOfficer: {
    summary: 'A force has an officer, whose value helps one unit at a time.',
    message: () => 'No officer: no unit can add an officer’s value to its rolls.',
    reason: () => 'No officer yet',
    mends: 'brings an officer',
  },
  figures: {
    bases: 'Bases',
    guns: 'Guns',
    officers: 'Officers',
    gunsTogether: 'All guns together',
    firstMove: 'Roll for the first move',
  },
  fireTable: {
    name: 'Fire',
    points: 'Pts',
    effects: effects as readonly string[],
    note: 'Rolls of a D10. Rows of units at full strength, and of all guns together.',
  },
  movementTable: { name: 'Movement', unit: 'Unit', basic: 'Basic' },
  /** A row of the movement table. */
  move: (id: MovementId): string => movement[id].name,
  /** What the movement table has where nobody moves so. */
  nil: 'nil',
  artilleryRow: (id: ArtilleryRowId): string => artilleryRows[id].name,
  unit: {
    artilleryRow: 'Artillery row',
    perGun: 'Fire points per gun',
    perBase: 'Fire points per base',
    inAll: 'Fire points in all',
    fireRow: 'Row of the fire table',
    asSkirmishers: 'As skirmishers',
    lightInfantry: 'light infantry',
    morale: 'Morale',
    /** What the kind adds and what being French does, each with its sign. */
    french: (own: string, bonus: string) => `${own} and French ${bonus}`,
    melee: 'Melee',
    heavyCavalry: 'heavy cavalry',
    armour: 'armour',
    inCharge: 'In a charge, also',
    charging: 'charging',
    inTheOpen: 'infantry in the open',
    lances: 'lances on infantry',
    movement: (basic: string, road: string, charge: string, rough: string) =>
      `${basic}, road ${road}, charge ${charge}, rough ${rough}`,
    addsTo: 'Adds to one unit',
    falls: 'Falls',
    inMeleeOnly: 'in melee only',
    onFire: 'on 1 to 4 of a D10, each base lost',
  },
};

export type Words = typeof english;
