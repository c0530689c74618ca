import type { CannonId, RocketId } from '../../guns';

/** Rows of the cannon table, in French. */
export const cannonNames: Readonly<Record<CannonId, string>> = {
  '3-pdr': 'Canon de 3',
  '6-pdr': 'Canon de 6',
  '9-pdr': 'Canon de 9',
  '12-pdr': 'Canon de 12',
  '18-pdr': 'Canon de 18',
  '24-pdr': 'Canon de 24',
  howitzer: 'Obusier',
};

/** Rows of the rocket table, in French. */
export const rocketNames: Readonly<Record<RocketId, string>> = {
  '12-lb': '12 livres',
  '24-lb': '24 livres',
};
