import { card } from './card';

export const title = card.name;

/** Sections of the source, for figures, rules and glossary entries. */
export const sources = {
  units: `${title}, Organising Units`,
  regulars: `${title}, Organising Units: European & Regular Native Troops`,
  natives: `${title}, Organising Units: Irregular Native Troops`,
  before: `${title}, Before The Game Starts`,
  sequence: `${title}, Movement Sequence`,
  morale: `${title}, Morale Checks`,
  actions: `${title}, Permitted Actions`,
  movement: `${title}, Movement`,
  obstacles: `${title}, Crossing Obstacles`,
  ranges: `${title}, Weapon Ranges`,
  firing: `${title}, Firing`,
  long: `${title}, Long Range Fire`,
  short: `${title}, Short Range Fire`,
  fortifications: `${title}, Units In Fortifications`,
  close: `${title}, Close Combat`,
  definitions: `${title}, Definitions`,
} as const;
