import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources } from '../source';

const kind = 'national';

/** What sets the nations apart. */
export const nationalEntries: readonly GlossaryEntry[] = [
  {
    id: 'french-control',
    term: 'French officers',
    kind,
    summary:
      'French units add 1 to morale because their officers keep them in hand, and France adds 1 when it rolls for the first move.',
    source: `${sources.turn}; Morale Chart: Modifiers`,
    see: ['first-move', 'morale-modifiers'],
  },
  {
    id: 'french-guard-guns',
    term: 'French guns',
    kind,
    summary:
      'Guard batteries fire in the best row of the cannonade table, all others in the second.',
    source: sources.points,
    see: ['cannonade', 'guard'],
  },
  {
    id: 'british-guns',
    term: 'British guns',
    kind,
    summary: 'All batteries fire in the second row of the cannonade table.',
    source: sources.points,
    see: ['cannonade'],
  },
  {
    id: 'russian-guns',
    term: 'Russian guns',
    kind,
    summary: 'All batteries fire in the best row of the cannonade table, whatever their class.',
    source: sources.points,
    see: ['cannonade'],
  },
  {
    id: 'other-guns',
    term: 'Guns of other nations',
    kind,
    summary: 'Prussian, Austrian and all further batteries fire in the lowest row, guard or not.',
    source: sources.points,
    see: ['cannonade'],
  },
];
