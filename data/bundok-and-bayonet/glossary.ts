import type { GlossaryEntry } from '@/lib/roster/glossary';
import { armyEntries } from './terms/army';
import { playEntries } from './terms/play';
import { tableEntries } from './terms/tables';
import { weaponEntries } from './terms/weapons';

/** Every term of Bundok and Bayonet that an order of battle, a card or another entry names. */
export const glossary: readonly GlossaryEntry[] = [
  ...armyEntries,
  ...playEntries,
  ...weaponEntries,
  ...tableEntries,
];
