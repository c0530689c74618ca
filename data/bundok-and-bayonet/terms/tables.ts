import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources, title } from '../source';
import { fortifiedShift, moraleShift, qualities, qualityNames, sixes } from '../tables/dice';
import { distance, nativeReach, type Reach, regularReach } from '../tables/ranges';

const kind = 'table';

function rangeRow(side: string, { name, short, long }: Reach): readonly string[] {
  return [side, name, distance(short), long === undefined ? '–' : distance(long)];
}

function shift(dice: number): string {
  if (dice === 0) return 'none';
  return `${Math.abs(dice)} ${dice < 0 ? 'fewer' : 'more'}`;
}

/** The charts that a player looks up at the table. */
export const tableEntries: readonly GlossaryEntry[] = [
  {
    id: 'weapon-ranges',
    term: 'Weapon ranges',
    kind,
    summary: 'Short and long range by side; carbines count as the rifles of their kind.',
    source: sources.ranges,
    see: ['casualties', 'firing-dice'],
    table: {
      head: ['Side', 'Weapon', 'Short', 'Long'],
      rows: [
        ...Object.values(regularReach).map((reach) => rangeRow('Regular', reach)),
        ...Object.values(nativeReach).map((reach) => rangeRow('Native', reach)),
      ],
    },
  },
  {
    id: 'casualties',
    term: 'Casualties',
    kind,
    summary: 'How many sixes remove one figure of the target. The player who fires chooses whom.',
    source: `${title}, Long Range Fire; Short Range Fire; Units In Fortifications`,
    see: ['firing-dice', 'fortifications', 'weapon-ranges'],
    table: {
      head: ['Range', 'In the open', 'In fortifications'],
      rows: [
        ['Short', String(sixes.short.open), String(sixes.short.fortified)],
        ['Long', String(sixes.long.open), String(sixes.long.fortified)],
      ],
    },
  },
  {
    id: 'morale-changes',
    term: 'Changes to morale dice',
    kind,
    summary: 'What a unit’s quality and its place change in the dice of a morale check.',
    source: sources.morale,
    see: ['morale-dice', 'quality', 'fortifications'],
    table: {
      head: ['Case', 'Dice'],
      rows: [
        ...qualities.map((quality) => [qualityNames[quality], shift(moraleShift[quality])]),
        ['In fortifications', shift(fortifiedShift)],
      ],
    },
  },
  {
    id: 'movement-changes',
    term: 'Changes to movement',
    kind,
    summary: 'What changes how far a unit goes.',
    source: `${title}, Movement; Crossing Obstacles`,
    see: ['movement-dice', 'at-the-double', 'open-terrain', 'obstacles'],
    table: {
      head: ['Case', 'Change'],
      rows: [
        ['At the double', 'twice the dice'],
        ['Through open terrain', '1 die more'],
        ['Each obstacle', '2″ less'],
      ],
    },
  },
];
