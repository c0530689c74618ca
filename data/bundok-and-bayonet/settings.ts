import type { Setting } from '@/lib/rules/setting';
import type { Words } from './words';

const suits = ['clubs', 'spades', 'hearts', 'diamonds', 'black', 'red'] as const;

/** Cards that activate the units of a side: a suit or a whole colour. */
export type Suit = (typeof suits)[number];

/** The suit of a list, if its players have dealt. */
export function suitOf(value: unknown): Suit | undefined {
  return suits.find((suit) => suit === value);
}

/** What the players share out before the game. */
export function settingsIn({ settings: { suit } }: Words): readonly Setting[] {
  return [
    {
      id: 'suit',
      label: suit.label,
      help: suit.help,
      kind: 'choice',
      none: suit.none,
      choices: suits.map((id) => ({ id, label: suit.choices[id] })),
    },
  ];
}
