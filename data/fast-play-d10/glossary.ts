import type { GlossaryEntry } from '@/lib/roster/glossary';
import { nationalEntries } from './terms/national';
import { playEntries } from './terms/play';
import { tableEntries } from './terms/tables';
import { unitEntries } from './terms/units';

/** Every term of the fast play rules that an order of battle, a card or another entry names. */
export const glossary: readonly GlossaryEntry[] = [
  ...unitEntries,
  ...playEntries,
  ...tableEntries,
  ...nationalEntries,
];
