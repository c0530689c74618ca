import type { nativeReach, Reach, regularReach } from '../../tables/ranges';

/** Weapons of the European and regular native side, in French. */
export const regularNames: Readonly<Record<keyof typeof regularReach, string>> = {
  pistols: 'Pistolets',
  'single-shot-rifles': 'Fusils à un coup',
  'magazine-rifles': 'Fusils à répétition',
  'machine-guns': 'Mitrailleuses',
  'mountain-guns': 'Pièces de montagne',
  'field-guns': 'Pièces de campagne',
  'medium-guns': 'Pièces moyennes',
  'heavy-guns': 'Pièces lourdes',
};

/** Weapons of the irregular native side, in French. */
export const nativeNames: Readonly<Record<keyof typeof nativeReach, string>> = {
  'throwing-spears': 'Lances de jet',
  muskets: 'Mousquets',
  'single-shot-rifles': 'Fusils à un coup',
  light: 'Pièces légères',
  medium: 'Pièces moyennes',
  heavy: 'Pièces lourdes',
};

/** "9″ (22,5 cm)": an inch of these rules is 2.5 cm. */
export function distance(inches: number): string {
  return `${inches}″ (${String(inches * 2.5).replace('.', ',')} cm)`;
}

/** "courte portée 4″ (10 cm), longue portée 12″ (30 cm)". */
export function reachOf({ short, long }: Reach): string {
  return long === undefined
    ? `courte portée ${distance(short)}, pas de longue portée`
    : `courte portée ${distance(short)}, longue portée ${distance(long)}`;
}
