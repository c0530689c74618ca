import type { Row, Stats } from './row';

/** The gun rows of the "Cannon!" table, lightest first. */
export const cannonIds = [
  '3-pdr',
  '6-pdr',
  '9-pdr',
  '12-pdr',
  '18-pdr',
  '24-pdr',
  'howitzer',
] as const;
export type CannonId = (typeof cannonIds)[number];

export const rocketIds = ['12-lb', '24-lb'] as const;
export type RocketId = (typeof rocketIds)[number];

/** What a limber team brings ("Limber Team" table). */
export interface Limber {
  readonly crew: number;
  readonly horses: number;
  /** With exactly this many horses the limber moves at half speed; with fewer it stands. */
  readonly horsesForHalfSpeed: number;
}

/** One row of the "Cannon!" table, joined with its row of the "Limber Team" table. */
export interface Cannon {
  readonly kind: 'cannon' | 'howitzer';
  readonly id: CannonId;
  readonly name: string;
  /** Round shot, without Superior Construction. */
  readonly rangeInches: number;
  /** Round shot within half range and beyond it. */
  readonly strength: { readonly half: number; readonly full: number };
  readonly scatterInches: number;
  /** Crewmen in contact that it takes to fire. */
  readonly minCrew: number;
  readonly defence: number;
  readonly batterPoints: number;
  readonly grapeRadiusInches: number;
  readonly canisterRadiusInches: number;
  /** As printed: a third of the range, but rounded down for the howitzer and up for the 24 Pdr. */
  readonly canisterRangeInches: number;
  readonly limber: Limber;
}

/** One row of the rocket table. */
export interface Rocket {
  readonly kind: 'rocket';
  readonly id: RocketId;
  readonly name: string;
  readonly rangeInches: number;
  readonly scatterInches: number;
  /** The table's figure; the 12 lb profile prints 9 against the table's 7. */
  readonly strength: number;
  readonly minCrewMoving: number;
  readonly minCrewFiring: number;
  readonly radiusInches: number;
  /** Strength of the hit on everyone else within the radius. */
  readonly nearbyStrength: number;
}

export type GunTable = Cannon | Rocket;

/** Columns of the table that stands with a gun's profile. */
export const gunColumns = [
  'strength',
  'defence',
  'batter',
  'range',
  'scatter',
  'crew',
  'toFire',
] as const;

export const cannons: Readonly<Record<CannonId, Cannon>> = {
  '3-pdr': {
    kind: 'cannon',
    id: '3-pdr',
    name: '3 Pdr',
    rangeInches: 36,
    strength: { half: 8, full: 7 },
    scatterInches: 4,
    minCrew: 2,
    defence: 9,
    batterPoints: 3,
    grapeRadiusInches: 1,
    canisterRadiusInches: 1.5,
    canisterRangeInches: 12,
    limber: { crew: 1, horses: 2, horsesForHalfSpeed: 1 },
  },
  '6-pdr': {
    kind: 'cannon',
    id: '6-pdr',
    name: '6 Pdr',
    rangeInches: 42,
    strength: { half: 9, full: 8 },
    scatterInches: 6,
    minCrew: 3,
    defence: 9,
    batterPoints: 3,
    grapeRadiusInches: 1,
    canisterRadiusInches: 2,
    canisterRangeInches: 14,
    limber: { crew: 2, horses: 4, horsesForHalfSpeed: 2 },
  },
  '9-pdr': {
    kind: 'cannon',
    id: '9-pdr',
    name: '9 Pdr',
    rangeInches: 48,
    strength: { half: 10, full: 9 },
    scatterInches: 6,
    minCrew: 3,
    defence: 10,
    batterPoints: 3,
    grapeRadiusInches: 1.5,
    canisterRadiusInches: 3,
    canisterRangeInches: 16,
    limber: { crew: 3, horses: 5, horsesForHalfSpeed: 3 },
  },
  '12-pdr': {
    kind: 'cannon',
    id: '12-pdr',
    name: '12 Pdr',
    rangeInches: 54,
    strength: { half: 11, full: 10 },
    scatterInches: 6,
    minCrew: 4,
    defence: 10,
    batterPoints: 4,
    grapeRadiusInches: 1.5,
    canisterRadiusInches: 3,
    canisterRangeInches: 18,
    limber: { crew: 3, horses: 6, horsesForHalfSpeed: 4 },
  },
  '18-pdr': {
    kind: 'cannon',
    id: '18-pdr',
    name: '18 Pdr',
    rangeInches: 66,
    strength: { half: 13, full: 12 },
    scatterInches: 6,
    minCrew: 5,
    defence: 10,
    batterPoints: 4,
    grapeRadiusInches: 2,
    canisterRadiusInches: 3.5,
    canisterRangeInches: 22,
    limber: { crew: 4, horses: 7, horsesForHalfSpeed: 5 },
  },
  '24-pdr': {
    kind: 'cannon',
    id: '24-pdr',
    name: '24 Pdr',
    rangeInches: 80,
    strength: { half: 15, full: 14 },
    scatterInches: 6,
    minCrew: 5,
    defence: 10,
    batterPoints: 5,
    grapeRadiusInches: 2.5,
    canisterRadiusInches: 4,
    canisterRangeInches: 27,
    limber: { crew: 4, horses: 8, horsesForHalfSpeed: 6 },
  },
  howitzer: {
    kind: 'howitzer',
    id: 'howitzer',
    name: 'Howitzer',
    rangeInches: 38,
    strength: { half: 10, full: 9 },
    scatterInches: 6,
    minCrew: 3,
    defence: 10,
    batterPoints: 3,
    grapeRadiusInches: 2.5,
    canisterRadiusInches: 4,
    canisterRangeInches: 12,
    limber: { crew: 3, horses: 6, horsesForHalfSpeed: 4 },
  },
};

export const rockets: Readonly<Record<RocketId, Rocket>> = {
  '12-lb': {
    kind: 'rocket',
    id: '12-lb',
    name: '12 lb',
    rangeInches: 80,
    scatterInches: 10,
    strength: 7,
    minCrewMoving: 3,
    minCrewFiring: 2,
    radiusInches: 2,
    nearbyStrength: 4,
  },
  '24-lb': {
    kind: 'rocket',
    id: '24-lb',
    name: '24 lb',
    rangeInches: 80,
    scatterInches: 10,
    strength: 9,
    minCrewMoving: 4,
    minCrewFiring: 3,
    radiusInches: 3,
    nearbyStrength: 6,
  },
};

/** Grape and canister: one hit of this Strength on each model within the gun's radius. */
export const grapeStrength = 6;
export const canisterStrength = 4;

/** The howitzer's own round; its profile prints this Strength instead of the round shot's. */
export const howitzerShell = {
  minRangeInches: 15,
  maxRangeInches: 80,
  strength: 12,
  /** Blast around the target, in inches, and the Strength of the blow within it. */
  blastRadius: 'D3',
  blastStrength: '2D6',
} as const;

/** The extra man of the Master Gunner upgrade. */
export const masterGunner: Stats = {
  fight: '4/4+',
  strength: 3,
  defence: 4,
  attacks: 1,
  wounds: 2,
  courage: 4,
  might: 1,
  will: 1,
  fate: 1,
};

/** Each man of a limber crew: mounted, armed with a dagger, no shooting value. */
export const limberCrewman: Stats = {
  fight: '2/-',
  strength: 3,
  defence: 3,
  attacks: 1,
  wounds: 1,
  courage: 2,
};

// A calibre one pound off uses the nearest row: France's 4 and 8 Pdr fire as 3 and 9 Pdr.
const tables: Readonly<Record<string, GunTable>> = {
  'united-kingdom/3-pdr-cannon': cannons['3-pdr'],
  'united-kingdom/6-pdr-cannon': cannons['6-pdr'],
  'united-kingdom/9-pdr-cannon': cannons['9-pdr'],
  'united-kingdom/12-pdr-cannon': cannons['12-pdr'],
  'united-kingdom/18-pdr-cannon': cannons['18-pdr'],
  'united-kingdom/24-pdr-cannon': cannons['24-pdr'],
  'united-kingdom/5-5-howitzer': cannons.howitzer,
  'united-kingdom/12-lb-congreve-rocket-battery': rockets['12-lb'],
  'united-kingdom/24-lb-congreve-rocket-battery': rockets['24-lb'],
  'french-empire/4-pdr-cannon': cannons['3-pdr'],
  'french-empire/6-pdr-cannon': cannons['6-pdr'],
  'french-empire/8-pdr-cannon': cannons['9-pdr'],
  'french-empire/12-pdr-cannon': cannons['12-pdr'],
  'french-empire/6-howitzer': cannons.howitzer,
};

/** The gun of the profile with this id; men have none. */
export function gunOf(profile: string): GunTable | undefined {
  return tables[profile];
}

/** The table row that a profile's gun fires by, or null for a profile without a gun. */
export function gunTableOf(row: Row): GunTable | null {
  return gunOf(row.id) ?? null;
}

/** The cannon or howitzer of the profile with this id; rockets and men are none. */
export function cannonOf(profile: string): Cannon | undefined {
  const gun = tables[profile];
  return gun && gun.kind !== 'rocket' ? gun : undefined;
}

/** Range in inches of round shot or rockets; Superior Construction makes it 1.25 times as long, rounded up. */
export function rangeOf(gun: GunTable, superiorConstruction = false): number {
  return superiorConstruction ? Math.ceil(gun.rangeInches * 1.25) : gun.rangeInches;
}

/** Range in inches of grape: half the printed range of round shot, Superior Construction or not. */
export function grapeRangeOf(gun: Cannon): number {
  return gun.rangeInches / 2;
}
