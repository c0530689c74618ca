/** How far something fires, in inches; nothing = not at that range. */
export interface Reach {
  readonly name: string;
  readonly short: number;
  readonly long?: number;
}

/** Ranges of the European and regular native side. */
export const regularReach = {
  pistols: { name: 'Pistols', short: 3 },
  'single-shot-rifles': { name: 'Single-shot rifles', short: 4, long: 12 },
  'magazine-rifles': { name: 'Magazine rifles', short: 6, long: 18 },
  'machine-guns': { name: 'Machine-guns', short: 8, long: 24 },
  'mountain-guns': { name: 'Mountain guns', short: 10, long: 30 },
  'field-guns': { name: 'Field guns', short: 12, long: 36 },
  'medium-guns': { name: 'Medium guns', short: 14, long: 42 },
  'heavy-guns': { name: 'Heavy guns', short: 16, long: 48 },
} as const satisfies Readonly<Record<string, Reach>>;

/** Ranges of the irregular native side: its guns reach less far. */
export const nativeReach = {
  'throwing-spears': { name: 'Throwing spears', short: 3 },
  muskets: { name: 'Muskets', short: 3, long: 9 },
  'single-shot-rifles': { name: 'Single-shot rifles', short: 4, long: 12 },
  light: { name: 'Light guns', short: 8, long: 24 },
  medium: { name: 'Medium guns', short: 10, long: 30 },
  heavy: { name: 'Heavy guns', short: 12, long: 36 },
} as const satisfies Readonly<Record<string, Reach>>;

/** Weapons that troops of a side may carry: what the list file calls them. */
export const regularWeapons = ['pistols', 'single-shot-rifles', 'magazine-rifles'] as const;
export const nativeWeapons = ['throwing-spears', 'muskets', 'single-shot-rifles'] as const;

/** Guns of a native artillery unit. */
export const nativeGuns = ['light', 'medium', 'heavy'] as const;

/** Guns that a regular unit has by its name. */
export type RegularGun = Exclude<keyof typeof regularReach, (typeof regularWeapons)[number]>;

/** An inch of these rules is 2.5 cm: "9″ (22.5 cm)". */
export function distance(inches: number): string {
  return `${inches}″ (${inches * 2.5} cm)`;
}
