import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources } from '../source';

/** What happens on the table, as far as units and cards name it. */
export const play: readonly GlossaryEntry[] = [
  {
    id: 'order-and-rout',
    term: 'Disorder and rout',
    kind: 'rule',
    summary:
      'A disordered unit fights and fires at half value and may not turn or change formation until it passes a training test. A routed one does nothing, and comes back after a turn without loss when it passes both tests.',
    source: sources.testing,
    see: ['morale', 'training'],
  },
  {
    id: 'responsive-moves',
    term: 'Responsive moves',
    kind: 'rule',
    summary:
      'Out of turn, formed cavalry countercharges, skirmishers and gunners draw back up to 3″, guns limber and ride off from infantry, and infantry forms square.',
    source: sources.responsive,
    see: ['square'],
  },
  {
    id: 'square',
    term: 'Square',
    kind: 'rule',
    summary:
      'Infantry that horse charges rolls against training to form it, at 1 less in line and 1 less when the charge began within 6″. Horse that meets a formed square swerves aside in disorder.',
    source: sources.responsive,
    see: ['training', 'responsive-moves'],
  },
  {
    id: 'volley',
    term: 'Volley',
    kind: 'rule',
    summary:
      'A d6 for every four castings of infantry that fought in three ranks, or every three that fought in two or skirmish; up to two ranks of a battalion fire together. Whole dice only, a reading of ours.',
    source: sources.fire,
    see: ['musket', 'rifle', 'ranges'],
  },
  {
    id: 'canister',
    term: 'Canister',
    kind: 'rule',
    summary: 'At short range each gun throws the dice of its weight, and 3 to 6 kills.',
    source: sources.fire,
    see: ['ranges', 'ball'],
  },
  {
    id: 'ball',
    term: 'Ball',
    kind: 'rule',
    summary:
      'At long range each gun throws 2d6 at the first rank and a die more for every further rank that the ball reaches, a square counting as eight; a 6 hits.',
    source: sources.fire,
    see: ['canister', 'shell', 'counterbattery'],
  },
  {
    id: 'shell',
    term: 'Shell',
    kind: 'rule',
    summary: 'A shell hits a d6 of its target; shrapnel kills 2 more.',
    source: sources.fire,
    see: ['howitzers', 'ball'],
  },
  {
    id: 'counterbattery',
    term: 'Counterbattery fire',
    kind: 'rule',
    summary:
      'A gun that fires on a gun throws two dice and takes it off the table on 12 with light, 11 or more with medium and 10 or more with 12-pdr guns.',
    source: sources.fire,
    see: ['light-guns', 'medium-guns', 'twelve-pounders'],
  },
  {
    id: 'melee',
    term: 'Melee',
    kind: 'rule',
    summary:
      'Two ranks fight: a d6 for every four castings of foot or gunners, three of light or two of heavy cavalry. Infantry falls on 5 and 6, cavalry on 6; charging horse adds 1, as do better training and an attack from behind, 2 at most.',
    source: sources.melee,
    see: ['training', 'attack-columns', 'cuirassiers'],
  },
  {
    id: 'movement',
    term: 'Movement',
    kind: 'table',
    summary:
      'Inches of a unit that does nothing else. A volley or a change of face or formation costs half; a charge may go half as far again, on a training roll.',
    source: sources.movement,
    see: ['training'],
    table: {
      head: ['Formation', 'Infantry', 'Cavalry', 'Horse artillery', 'Light, medium foot', '12-pdr'],
      rows: [
        ['Road column, limbered', '8', '12', '12', '8', '6'],
        ['Attack column', '6', '8', '–', '–', '–'],
        ['Line, unlimbered', '4', '6', '4', '4', '2'],
        ['Skirmish', '6', '8', '–', '–', '–'],
        ['Square, backing up', '2', '–', '–', '–', '–'],
      ],
    },
  },
  {
    id: 'ranges',
    term: 'Ranges',
    kind: 'table',
    summary: 'Inches at 15 mm scale: half for 6 mm figures, double for 25 mm.',
    source: sources.ranges,
    see: ['musket', 'rifle', 'canister', 'ball'],
    table: {
      head: ['Weapon', 'Canister, short', 'Ball, shell, long'],
      rows: [
        ['Howitzer', '8', '16 to 24'],
        ['12-pdr gun', '10', '20'],
        ['Medium gun', '8', '16'],
        ['Light gun', '7', '14'],
        ['Rifle', '4', '6'],
        ['Musket', '2', '4'],
      ],
    },
  },
];
