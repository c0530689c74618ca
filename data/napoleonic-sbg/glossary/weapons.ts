import type { GlossaryEntry } from '@/lib/roster/glossary';
import { shootingItems } from '../weapons';
import { adaptation } from './source';

/** "Range 30″, Strength 4 (3 beyond half range), gives up half the move, scatter 6″." */
function figuresOf(name: string): string {
  const item = shootingItems.find((candidate) => candidate.name === name);
  if (!item) throw new Error(`No shooting weapon ${name}`);
  const { rangeInches, strength, moveCost, scatterInches, templateInches } = item;
  const move = moveCost === 'all' ? 'the whole move' : `${moveCost} of the move`;
  const scatter = scatterInches
    ? `scatter ${scatterInches}″`
    : templateInches
      ? `a ${templateInches}″ template`
      : 'no scatter';
  return `Range ${rangeInches}″, Strength ${strength.half} (${strength.full} beyond half range); costs ${move}; ${scatter}.`;
}

/** Weapons that profiles carry or buy. */
export const weapons: readonly GlossaryEntry[] = [
  {
    id: 'musket',
    term: 'Musket',
    kind: 'weapon',
    summary: `${figuresOf('Musket')} Without a bayonet it is −1 in a fight; not for horsemen.`,
    source: adaptation('Shoot Phase'),
    see: ['small-arms', 'bayonet', 'cavalry-shooting'],
  },
  {
    id: 'rifle',
    term: 'Rifle',
    kind: 'weapon',
    summary: `${figuresOf('Rifle')} Without a bayonet it is −1 in a fight; not for horsemen.`,
    source: adaptation('Shoot Phase'),
    see: ['small-arms', 'bayonet', 'loading-first', 'cavalry-shooting'],
  },
  {
    id: 'carbine',
    term: 'Carbine',
    kind: 'weapon',
    summary: `${figuresOf('Carbine')} Without a bayonet it is −1 in a fight.`,
    source: adaptation('Shoot Phase'),
    see: ['small-arms', 'bayonet', 'cavalry-shooting'],
  },
  {
    id: 'rifled-carbine',
    term: 'Rifled Carbine',
    kind: 'weapon',
    summary: `${figuresOf('Rifled Carbine')} The ban on rifles in the saddle does not name it.`,
    source: adaptation('Shoot Phase'),
    see: ['small-arms', 'carbine', 'cavalry-shooting'],
  },
  {
    id: 'bow',
    term: 'Bow',
    kind: 'weapon',
    summary: `${figuresOf('Bow')} It shoots past a single friend, and a rider with one still moves half.`,
    source: adaptation('Shoot Phase'),
    see: ['small-arms', 'in-the-way', 'cavalry-shooting'],
  },
  {
    id: 'pistol',
    term: 'Pistol',
    kind: 'weapon',
    summary: `${figuresOf('Pistol')} In a fight it serves as a hand weapon.`,
    source: adaptation('Shoot Phase'),
    see: ['small-arms', 'brace-of-pistols', 'hand-weapon'],
  },
  {
    id: 'brace-of-pistols',
    term: 'Brace of Pistols',
    kind: 'weapon',
    summary:
      'Pistols for two shots in a turn if the man stands still, or one as usual. Horsemen have none.',
    source: adaptation('Brace of Pistols'),
    see: ['pistol', 'cavalry-shooting'],
  },
  {
    id: 'blunderbuss',
    term: 'Blunderbuss',
    kind: 'weapon',
    summary: `${figuresOf('Blunderbuss')} Each model under it, no more than 45 degrees aside of the target, is hit on 5+ at any distance; past one friend only.`,
    source: adaptation('Blunderbuss'),
    see: ['small-arms', 'in-the-way'],
  },
  {
    id: 'volley-gun',
    term: 'Volley Gun',
    kind: 'weapon',
    summary: `${figuresOf('Volley Gun')} Once a game all seven barrels: 4+ for each model under a 4″ template, two hits a model and seven in all; past one friend only.`,
    source: adaptation('Volley Gun'),
    see: ['small-arms', 'in-the-way'],
  },
  {
    id: 'grenades',
    term: 'Grenades',
    kind: 'weapon',
    summary:
      'Thrown by a man who stands and does not shoot, 2″ for each point of his Strength: Strength 5 on the target and 3 on all within D2″, after a 1 in 6 risk of a dud (Strength 1). A 1 to hit may burst in his hand, and a shot that hits him may set them off (Strength 7, and 4 within D3″).',
    source: adaptation('Grenades'),
    see: ['strength', 'in-the-way'],
  },
  {
    id: 'sword',
    term: 'Sword',
    kind: 'weapon',
    summary: 'A hand weapon.',
    source: adaptation('Combat'),
    see: ['hand-weapon', 'charge'],
  },
  {
    id: 'short-sword',
    term: 'Short Sword',
    kind: 'weapon',
    summary: 'A hand weapon, no different from a sword.',
    source: adaptation('Combat'),
    see: ['hand-weapon'],
  },
  {
    id: 'dagger',
    term: 'Dagger',
    kind: 'weapon',
    summary: 'A hand weapon, carried by Landwehr and limber crews.',
    source: adaptation('Combat'),
    see: ['hand-weapon'],
  },
  {
    id: 'hand-weapon',
    term: 'Hand weapon',
    kind: 'weapon',
    summary:
      'Sword, short sword, dagger or clubbed pistol, as in the core rulebook. With several arms the player picks the one to fight with.',
    source: adaptation('Combat'),
    see: ['sword', 'two-handed-weapon'],
  },
  {
    id: 'two-handed-weapon',
    term: 'Two-handed weapon',
    kind: 'weapon',
    summary:
      'As in the core rulebook, but its owner may have a missile weapon too, to be used in a different turn.',
    source: adaptation('Combat'),
    see: ['two-handed-axe', 'hand-weapon'],
  },
  {
    id: 'two-handed-axe',
    term: 'Two-handed axe',
    kind: 'weapon',
    summary: "A sapper's two-handed weapon. Brute Strength spares him the −1 to win a fight.",
    source: adaptation('United Kingdom, Sappers'),
    see: ['two-handed-weapon', 'brute-strength'],
  },
  {
    id: 'bayonet',
    term: 'Bayonet',
    kind: 'weapon',
    summary:
      'Turns a musket, rifle or carbine into a spear for hand-to-hand fighting; unfixed, such a gun is −1 to win.',
    source: adaptation('Combat'),
    see: ['spear', 'musket', 'rifle', 'carbine'],
  },
  {
    id: 'spear',
    term: 'Spear',
    kind: 'weapon',
    summary:
      'Used as in the core rulebook, with the rule for walls of spears against horse. No profile buys one: a gun with a bayonet counts as a spear.',
    source: adaptation('Combat'),
    see: ['bayonet', 'wall-of-spears'],
  },
  {
    id: 'pike',
    term: 'Pike',
    kind: 'weapon',
    summary:
      'As in the core rulebook, but −1 to win his fight unless another pike or a spear backs him up.',
    source: adaptation('Combat'),
    see: ['spear', 'lance'],
  },
  {
    id: 'lance',
    term: 'Lance',
    kind: 'weapon',
    summary:
      'On a mounted charge +1 to wound, and spears have no advantage. A lancer who is charged has −1 to win unless he also has a sword, pistol or the like; on foot the lance is a pike.',
    source: adaptation('Combat'),
    see: ['pike', 'wall-of-spears', 'horse'],
  },
];
