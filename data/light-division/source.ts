import { card } from './card';

export const title = card.name;

/** Sections of the source, for rules, figures and glossary entries. */
export const sources = {
  scale: `${title}, scale and figure ratio`,
  formations: `${title}, Formations`,
  sequence: `${title}, Sequence of Operations`,
  grades: `${title}, Morale and Training`,
  testing: `${title}, Testing`,
  movement: `${title}, Movement Distances`,
  responsive: `${title}, Responsive Moves`,
  fire: `${title}, Fire`,
  ranges: `${title}, Firing ranges`,
  melee: `${title}, Melee`,
  terrain: `${title}, Effects of Terrain`,
  light: `${title}, Light Troops`,
  pikes: `${title}, Pikes`,
  commanders: `${title}, Commanders`,
  control: `${title}, Optional Command and Control Rule`,
} as const;
