import { card } from './card';

export const title = card.name;

/** Sections of the source, for figures, rules and glossary entries. */
export const sources = {
  turn: `${title}, turn sequence`,
  movement: `${title}, Movement`,
  fire: `${title}, Fire Combat Effects`,
  points: `${title}, Volley and Cannonade`,
  melee: `${title}, Bayonet and Saber Melee`,
  morale: `${title}, Morale Chart`,
  modifiers: `${title}, Morale Chart: Modifiers`,
} as const;
