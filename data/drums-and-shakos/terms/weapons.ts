import type { GlossaryEntry } from '@/lib/roster/glossary';

const kind = 'weapon';
const firearms = 'Song of Drums and Shakos, Firearms Table';
const handToHand = 'Song of Drums and Shakos, Weapons in Hand-to-Hand Combat';

/** Every weapon of the rosters, and having none. */
export const weaponEntries: readonly GlossaryEntry[] = [
  {
    id: 'axe',
    term: 'Axe',
    kind,
    summary: 'The sapper’s tool, last of the hand-to-hand weapons.',
    source: handToHand,
    see: ['better-weapon', 'engineer'],
  },
  {
    id: 'blunderbuss',
    term: 'Blunderbuss',
    kind,
    summary:
      'An obsolete firearm: +2 at Short, −1 at double, nothing beyond. Models that touch the target and can be seen are attacked as well, at +1.',
    source: firearms,
    see: ['firearms', 'reload'],
  },
  {
    id: 'bow',
    term: 'Bow',
    kind,
    summary:
      '0 at Short, −1 at double, nothing beyond; drawn in the saddle without penalty. It is no firearm, and no reloading is printed for it.',
    source: firearms,
    see: ['firearms', 'mounted'],
  },
  {
    id: 'carbine',
    term: 'Carbine',
    kind,
    summary:
      'The cavalry’s firearm: +1 at Medium, 0 at double, nothing beyond. Two actions to reload.',
    source: firearms,
    see: ['firearms', 'mounted', 'reload'],
  },
  {
    id: 'halberd',
    term: 'Halberd',
    kind,
    summary: 'Level with the Pike: better than Sword, Musket and Axe, worse than the Lance.',
    source: handToHand,
    see: ['better-weapon', 'pike'],
  },
  {
    id: 'lance',
    term: 'Lance',
    kind,
    summary: 'The first of the hand-to-hand weapons, better than every other.',
    source: handToHand,
    see: ['better-weapon'],
  },
  {
    id: 'musket',
    term: 'Musket',
    kind,
    summary:
      '+2 at Long, +1 at double, 0 at triple; two actions to reload. With butt or bayonet it is better than the Axe alone.',
    source: firearms,
    see: ['firearms', 'reload', 'better-weapon', 'two-handed-weapon'],
  },
  {
    id: 'pike',
    term: 'Pike',
    kind,
    summary: 'Level with the Halberd: better than Sword, Musket and Axe, worse than the Lance.',
    source: handToHand,
    see: ['better-weapon', 'halberd'],
  },
  {
    id: 'pistol',
    term: 'Pistol',
    kind,
    summary: '+1 at Short, −1 at double, nothing beyond. Two actions to reload.',
    source: firearms,
    see: ['firearms', 'reload'],
  },
  {
    id: 'rifle',
    term: 'Rifle',
    kind,
    summary:
      '+2 at Long and at double, +1 at triple. Two actions to reload, and never in the turn it is fired, before or after the shot.',
    source: 'Song of Drums and Shakos, Firearms Table; Reloading Rifles',
    see: ['firearms', 'reload'],
  },
  {
    id: 'sword',
    term: 'Sword',
    kind,
    summary: 'Better than Musket and Axe, worse than Lance, Halberd and Pike.',
    source: handToHand,
    see: ['better-weapon'],
  },
  {
    id: 'unarmed',
    term: 'Unarmed',
    kind,
    summary:
      'Drummers have no weapon and fight with their Combat alone. How bare hands compare with weapons is not printed.',
    source: 'Song of Drums and Shakos, Rosters; Cavalry Charging Infantry',
    see: ['better-weapon', 'musician'],
  },
];
