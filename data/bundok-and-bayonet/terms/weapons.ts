import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources } from '../source';
import { distance, nativeGuns, nativeReach, type Reach, regularReach } from '../tables/ranges';

const source = sources.ranges;

/** "Short 4″ (10 cm), long 12″ (30 cm)". */
function reachOf({ short, long }: Reach): string {
  return long === undefined
    ? `short ${distance(short)}, no long range`
    : `short ${distance(short)}, long ${distance(long)}`;
}

/** What troops shoot or throw, and how far. */
export const weaponEntries: readonly GlossaryEntry[] = [
  {
    id: 'pistols',
    term: 'Pistols',
    kind: 'weapon',
    summary: `Sidearms of regulars: ${reachOf(regularReach.pistols)}.`,
    source,
    see: ['weapon-ranges', 'firing-dice'],
  },
  {
    id: 'single-shot-rifles',
    term: 'Single-shot rifles',
    kind: 'weapon',
    summary: `Breech-loaders of either side: ${reachOf(regularReach['single-shot-rifles'])}. Carbines of the kind reach as far.`,
    source,
    see: ['weapon-ranges', 'firing-dice', 'magazine-rifles'],
  },
  {
    id: 'magazine-rifles',
    term: 'Magazine rifles',
    kind: 'weapon',
    summary: `Repeaters of regulars: ${reachOf(regularReach['magazine-rifles'])}. Carbines of the kind reach as far.`,
    source,
    see: ['weapon-ranges', 'firing-dice', 'single-shot-rifles'],
  },
  {
    id: 'throwing-spears',
    term: 'Throwing spears',
    kind: 'weapon',
    summary: `Thrown by native troops: ${reachOf(nativeReach['throwing-spears'])}.`,
    source,
    see: ['weapon-ranges', 'firing-dice'],
  },
  {
    id: 'muskets',
    term: 'Muskets',
    kind: 'weapon',
    summary: `Old firearms of native troops: ${reachOf(nativeReach.muskets)}.`,
    source,
    see: ['weapon-ranges', 'firing-dice'],
  },
  {
    id: 'machine-guns',
    term: 'Machine-guns',
    kind: 'gun',
    summary: `One gun and a crew of two, regulars only: ${reachOf(regularReach['machine-guns'])}. It takes no morale check and throws three dice a figure.`,
    source,
    see: ['weapon-ranges', 'firing-dice', 'morale-check'],
  },
  {
    id: 'mountain-guns',
    term: 'Mountain guns',
    kind: 'gun',
    summary: `Served by two gunners and an officer: ${reachOf(regularReach['mountain-guns'])}.`,
    source,
    see: ['artillery', 'weapon-ranges'],
  },
  {
    id: 'field-guns',
    term: 'Field guns',
    kind: 'gun',
    summary: `Served by two gunners and an officer: ${reachOf(regularReach['field-guns'])}.`,
    source,
    see: ['artillery', 'weapon-ranges'],
  },
  {
    id: 'medium-guns',
    term: 'Medium guns',
    kind: 'gun',
    summary: `Served by three gunners and an officer: ${reachOf(regularReach['medium-guns'])}.`,
    source,
    see: ['artillery', 'weapon-ranges', 'native-guns'],
  },
  {
    id: 'heavy-guns',
    term: 'Heavy guns',
    kind: 'gun',
    summary: `Served by four gunners and an officer: ${reachOf(regularReach['heavy-guns'])}.`,
    source,
    see: ['artillery', 'weapon-ranges', 'native-guns'],
  },
  {
    id: 'native-guns',
    term: 'Native guns',
    kind: 'gun',
    summary:
      'Light, medium or heavy pieces of irregular troops, with two to four gunners and a leader. They do not reach as far as those of regulars.',
    source,
    see: ['artillery', 'weapon-ranges'],
    table: {
      head: ['Gun', 'Short', 'Long'],
      rows: nativeGuns.map((gun) => {
        const { name, short, long } = nativeReach[gun];
        return [name, distance(short), distance(long)];
      }),
    },
  },
];
