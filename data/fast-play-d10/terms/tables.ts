import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources } from '../source';
import { artilleryRows, bands, effects, fireRows, footFire } from '../tables/fire';
import { movement } from '../tables/movement';
import { classNames, type UnitClass } from '../units';

const kind = 'table';

const reach = bands.map((inches) => `${inches}″`);

/** Classes as the table of volleys has them, the best first. */
const volleyClasses: readonly UnitClass[] = ['guard', 'elite', 'line', 'militia'];

/** The charts that a player looks up at the table. */
export const tableEntries: readonly GlossaryEntry[] = [
  {
    id: 'movement-table',
    term: 'Movement',
    kind,
    summary:
      'How far each arm goes in a turn; a half means half speed on rough ground, and nil stands as it is printed.',
    source: sources.movement,
    see: ['rough-ground', 'charge', 'change-formation'],
    table: {
      head: ['Unit', 'Basic', 'Road', 'Charge', 'Rough'],
      rows: Object.values(movement).map(({ name, basic, road, charge, rough }) => [
        name,
        basic,
        road,
        charge,
        rough,
      ]),
    },
  },
  {
    id: 'volley',
    term: 'Volley',
    kind,
    summary: 'Fire points for each base of infantry, by class and distance.',
    source: sources.points,
    see: ['fire-points', 'class', 'cannonade'],
    table: {
      head: ['Class', '4″', '8″'],
      rows: volleyClasses.map((id) => [
        classNames[id],
        ...footFire[id].map((points) => String(points)),
      ]),
    },
  },
  {
    id: 'cannonade',
    term: 'Cannonade',
    kind,
    summary:
      'Fire points for each gun, by row and distance: heavy guns before the stroke, medium and horse guns after it.',
    source: sources.points,
    see: ['fire-points', 'gun-weight', 'combined-artillery-fire', 'volley'],
    table: {
      head: ['Row', ...reach],
      rows: Object.values(artilleryRows).map(({ name, heavy, medium }) => [
        name,
        ...heavy.map((points, at) => `${points}/${medium[at] ?? '–'}`),
      ]),
    },
  },
  {
    id: 'fire-table',
    term: 'Fire table',
    kind,
    summary:
      'What a D10 does at so many fire points, as printed. The last row has −1 under two headings, so agree on one.',
    source: sources.fire,
    see: ['fire-points', 'lively-fire', 'telling-fire', 'deadly-fire', 'withering-fire'],
    table: {
      head: ['Points', ...effects],
      rows: fireRows.map(({ name, rolls }) => [name, ...rolls]),
    },
  },
  {
    id: 'fire-modifiers',
    term: 'Fire modifiers',
    kind,
    summary: 'What changes fire points before the table, or the roll on it.',
    source: `${sources.fire}; Volley and Cannonade`,
    see: ['fire-points', 'skirmishers', 'morale-marker', 'damage-marker', 'cover'],
    table: {
      head: ['Case', 'Points', 'Roll'],
      rows: [
        ['Into a flank, square or column', '×2', '+1'],
        ['Target in cover', '–', '−1 to −3'],
        ['Shooters are skirmishers', '×½', '–'],
        ['Target is skirmishers', '×½', '–'],
        ['Shooters have a morale marker', '×½', '–'],
        ['Guns have a damage marker', '×½', '–'],
      ],
    },
  },
  {
    id: 'melee-results',
    term: 'Melee results',
    kind,
    summary:
      'The attacker’s roll less the defender’s, modifiers included. The copy has no row for 1 to 3 and two for −1 to −3, so agree which is meant for which.',
    source: sources.melee,
    see: ['melee', 'full-move-back', 'melee-modifiers'],
    table: {
      head: ['Difference', 'Attacker', 'Defender'],
      rows: [
        ['7 and more', 'no loss, takes the place', 'back; 2 bases, 1 leader and 1 battery lost'],
        ['4 to 6', 'no loss, takes the place', 'back; 1 base and 1 battery lost'],
        ['0', 'back', 'back'],
        ['−1 to −3, first row', 'back', 'back'],
        ['−1 to −3, second row', 'back', 'no loss, stays'],
        ['−4 to −6', 'back; 1 base lost', 'no loss, stays'],
        ['−7 and less', 'back; 2 bases lost, 1 leader captured', 'no loss, stays'],
      ],
    },
  },
  {
    id: 'melee-modifiers',
    term: 'Melee modifiers',
    kind,
    summary: 'What either side adds to its roll in melee.',
    source: sources.melee,
    see: ['melee', 'class', 'charge', 'supported', 'cover', 'officer-value'],
    table: {
      head: ['Case', 'Modifier'],
      rows: [
        ['Militia', '−1'],
        ['Line', '0'],
        ['Elite, light infantry', '+1'],
        ['Guard', '+2'],
        ['Heavy cavalry', '+1'],
        ['Armoured cavalry', '+2'],
        ['Charging', '+1'],
        ['Cavalry that charges infantry in the open', '+2'],
        ['Lancers that charge infantry', '+1'],
        ['Twice the defender’s bases', '+2'],
        ['Into a flank', '+2'],
        ['Into the rear', '+3'],
        ['Attacker in column', '+1'],
        ['Square', '+3'],
        ['Defender on a hill', '+1'],
        ['Defender in woods', '+2'],
        ['Defender in a house', '+3'],
        ['Supported', '+2'],
        ['One officer', 'his value'],
        ['Each base lost', '−1'],
      ],
    },
  },
  {
    id: 'morale-chart',
    term: 'Morale chart',
    kind,
    summary:
      'A D10 for a marked unit, modifiers added. The second roll, where there is one, takes the morale rating and one officer too.',
    source: sources.morale,
    see: ['rally', 'morale-modifiers', 'rout', 'full-move-back'],
    table: {
      head: ['Roll', 'Result'],
      rows: [
        ['10 and more', 'Rallies, moves as usual; two rolls, a 6 brings bases back, 2 in all'],
        ['7 to 9', 'Rallies; a base comes back on 6 and more'],
        ['5, 6', 'Rallies; a base comes back on 6 and more'],
        ['3, 4', 'Falls back, facing the foe, marker off; a base goes on 5 and less'],
        ['1, 2', 'Falls back, facing the foe, marker stays; two bases go on 5 and less'],
        ['0', 'Routs, removed'],
      ],
    },
  },
  {
    id: 'morale-modifiers',
    term: 'Morale modifiers',
    kind,
    summary: 'What a unit adds to its rolls for morale: together, its morale rating.',
    source: sources.modifiers,
    see: ['morale-chart', 'class', 'officer-value', 'french-control'],
    table: {
      head: ['Case', 'Modifier'],
      rows: [
        ['Militia', '−1'],
        ['Line', '0'],
        ['Elite, light infantry, heavy cavalry', '+1'],
        ['Guard of any arm', '+2'],
        ['French', '+1'],
        ['One officer', 'his value'],
        ['Each base lost', '−1'],
      ],
    },
  },
];
