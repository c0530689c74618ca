import type { MoveCost } from '../../weapons';

const names: Readonly<Record<string, string>> = {
  Bow: 'Arc',
  Carbine: 'Carabine',
  Musket: 'Mousquet',
  Rifle: 'Fusil rayé',
  'Rifled Carbine': 'Carabine rayée',
  Blunderbuss: 'Tromblon',
  'Volley Gun': 'Fusil à salve',
  Pistol: 'Pistolet',
  'Brace of Pistols': 'Paire de pistolets',
};

/** A weapon of the shooting table, by its name there, in French. */
export function shootingName(name: string): string {
  const french = names[name];
  if (french === undefined) throw new Error(`No French for ${name}`);
  return french;
}

/** What a model gives up of its move, in French. */
export const moveCosts: Readonly<Record<MoveCost, string>> = {
  'a quarter': 'un quart',
  half: 'la moitié',
  all: 'tout',
};
