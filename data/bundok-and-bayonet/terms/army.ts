import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources, title } from '../source';

const kind = 'rule';

/** What an order of battle is made of: sides, units, formations, headquarters, transport. */
export const armyEntries: readonly GlossaryEntry[] = [
  {
    id: 'order-of-battle',
    term: 'Order of battle',
    kind,
    summary:
      'The units that take the field and the formations they serve in. There are no points: a scenario or the players decide what is fair.',
    source: sources.units,
    see: ['regular-troops', 'irregular-troops', 'formation', 'figures'],
  },
  {
    id: 'regular-troops',
    term: 'European and regular native troops',
    kind,
    summary:
      'Regiments from Europe, colonial units of Europeans, and native regulars drilled in the European way, such as Gurkhas or Sudanese. Their units have a fixed size.',
    source: `${title}, Definitions; Organising Units`,
    see: ['irregular-troops', 'figures', 'formation'],
  },
  {
    id: 'irregular-troops',
    term: 'Irregular native troops',
    kind,
    summary:
      'Irregulars raised on the spot, and the warriors of tribe or clan: Zulus, Pathans, Dervishes. The sizes of their units are guidelines with room in them.',
    source: `${title}, Definitions; Organising Units`,
    see: ['regular-troops', 'foot-units', 'mounted-units', 'formation'],
  },
  {
    id: 'figures',
    term: 'Figures',
    kind,
    summary:
      'The men of a unit, leaders included, each based singly; guns and vehicles are not among them. A unit’s strength in a morale check is the figures that it has left.',
    source: sources.units,
    see: ['morale-check', 'firing-dice'],
  },
  {
    id: 'infantry',
    term: 'Infantry',
    kind,
    summary:
      'A company is four men and an officer; a battalion is four companies under a commanding officer, 21 figures, and counts as one unit.',
    source: sources.regulars,
    see: ['regular-troops', 'morale-dice', 'single-shot-rifles', 'magazine-rifles', 'pistols'],
  },
  {
    id: 'cavalry',
    term: 'Cavalry',
    kind,
    summary:
      'A squadron is three troopers and an officer; a regiment is two squadrons under a commanding officer, 9 figures, and counts as one unit.',
    source: sources.regulars,
    see: ['regular-troops', 'morale-dice', 'single-shot-rifles', 'magazine-rifles', 'pistols'],
  },
  {
    id: 'artillery',
    term: 'Artillery',
    kind,
    summary:
      'One gun with its gunners and an officer or leader. It takes no morale check, limbers to move, and throws three dice a figure when it fires.',
    source: `${title}, Organising Units; Morale Checks; Long Range Fire; Short Range Fire`,
    see: ['limber', 'overhead-fire', 'mountain-guns', 'native-guns', 'firing-dice'],
  },
  {
    id: 'foot-units',
    term: 'Foot units',
    kind,
    summary:
      'Native warriors on foot under a leader. How many is lost in the copy of the source, so any size from 2 figures is taken here.',
    source: sources.natives,
    see: ['irregular-troops', 'throwing-spears', 'muskets', 'single-shot-rifles'],
  },
  {
    id: 'mounted-units',
    term: 'Mounted units',
    kind,
    summary: 'Native horsemen: a leader with 4 to 10 others, so 5 to 11 figures.',
    source: sources.natives,
    see: ['irregular-troops', 'throwing-spears', 'muskets', 'single-shot-rifles'],
  },
  {
    id: 'formation',
    term: 'Formation',
    kind,
    summary:
      'Several units under one headquarters: a brigade, a division, a field force. Units of both sides do not serve in the same one.',
    source: sources.units,
    see: ['headquarters', 'transport'],
  },
  {
    id: 'headquarters',
    term: 'Headquarters',
    kind,
    summary:
      'A general and his staff, or a native leader and his retinue, 2 figures or more. They take no morale check, and shoot along with a unit that they touch.',
    source: `${title}, Organising Units; Morale Checks; Short Range Fire`,
    see: ['formation', 'firing-dice'],
  },
  {
    id: 'transport',
    term: 'Transport',
    kind,
    summary:
      'A wagon, a pack camel, a pair of pack horses or three porters. The advice is one for every combat unit of a regular formation, and one for every two of a native one.',
    source: `${title}, Organising Units; Morale Checks`,
    see: ['combat-unit', 'formation', 'morale-dice'],
  },
  {
    id: 'combat-unit',
    term: 'Combat unit',
    kind,
    summary:
      'Any unit but transport and headquarters. A whole battalion or regiment is one of them.',
    source: sources.units,
    see: ['transport', 'formation'],
  },
  {
    id: 'quality',
    term: 'Quality',
    kind,
    summary:
      'Elite, regular, inexperienced or militia: it changes how many dice a morale check is made with, and nothing else.',
    source: `${title}, Morale Checks; Definitions`,
    see: ['elite', 'inexperienced', 'militia', 'morale-dice'],
  },
  {
    id: 'elite',
    term: 'Elite',
    kind,
    summary:
      'Units whose training, dash or name makes their enemies uneasy. They check morale with a die less.',
    source: `${title}, Morale Checks; Definitions`,
    see: ['quality', 'morale-dice'],
  },
  {
    id: 'inexperienced',
    term: 'Inexperienced',
    kind,
    summary:
      'New units, and those fresh off the ship from Europe, until their first fight. They check morale with a die more.',
    source: `${title}, Morale Checks; Definitions`,
    see: ['quality', 'morale-dice'],
  },
  {
    id: 'militia',
    term: 'Militia',
    kind,
    summary:
      'Settlers and townsfolk called out in haste to guard their district. They check morale with two dice more.',
    source: `${title}, Morale Checks; Definitions`,
    see: ['quality', 'morale-dice'],
  },
];
