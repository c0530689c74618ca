import type { Setting } from '@/lib/rules/setting';

/** What the players share out before the game. */
export const settings: readonly Setting[] = [
  {
    id: 'suit',
    label: 'Card suit',
    help: 'The cards that activate your units: one suit, or the whole colour for a side of one player.',
    kind: 'choice',
    none: 'Not dealt yet',
    choices: [
      { id: 'clubs', label: 'Clubs' },
      { id: 'spades', label: 'Spades' },
      { id: 'hearts', label: 'Hearts' },
      { id: 'diamonds', label: 'Diamonds' },
      { id: 'black', label: 'Black: clubs and spades' },
      { id: 'red', label: 'Red: hearts and diamonds' },
    ],
  },
];
