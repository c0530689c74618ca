import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources } from '../source';

const kind = 'rule';

/** How a turn goes: moving, charging, forming up, shooting. */
export const playEntries: readonly GlossaryEntry[] = [
  {
    id: 'turn-sequence',
    term: 'Turn sequence',
    kind,
    summary:
      'Charges are declared and moved first, then the attacker moves, the defender shoots, the attacker shoots, and melee is fought. Both sides try to rally at the end, and the roles change over.',
    source: sources.turn,
    see: ['first-move', 'attacker-and-defender', 'charge', 'melee', 'rally'],
  },
  {
    id: 'first-move',
    term: 'First move',
    kind,
    summary: 'A roll settles who begins the game as the attacker; France adds 1 to it.',
    source: sources.turn,
    see: ['attacker-and-defender', 'french-control'],
  },
  {
    id: 'attacker-and-defender',
    term: 'Attacker and defender',
    kind,
    summary:
      'The attacker is whoever’s turn it is: he charges and moves, and shoots second. The next turn the two change places.',
    source: sources.turn,
    see: ['turn-sequence'],
  },
  {
    id: 'charge',
    term: 'Charge',
    kind,
    summary:
      'Declared before anything else moves and made at the unit’s charge distance. It pins whomever it reaches and adds 1 in the melee.',
    source: `${sources.turn}; Movement; Bayonet and Saber Melee`,
    see: ['counter-charge', 'emergency-square', 'pinned', 'melee-modifiers', 'movement-table'],
  },
  {
    id: 'counter-charge',
    term: 'Counter-charge',
    kind,
    summary: 'The defender’s reply to declared charges, made before any of them is moved.',
    source: sources.turn,
    see: ['charge'],
  },
  {
    id: 'emergency-square',
    term: 'Emergency square',
    kind,
    summary:
      'A threatened battalion forms square on a D10 roll of 6 or better, its morale rating and an officer with it added.',
    source: sources.turn,
    see: ['square', 'morale-modifiers', 'officer-value'],
  },
  {
    id: 'pinned',
    term: 'Pinned',
    kind,
    summary: 'A charge that reaches a unit pins it.',
    source: sources.turn,
    see: ['charge'],
  },
  {
    id: 'change-formation',
    term: 'Change of formation',
    kind,
    summary: 'Free, before or after the move, for units that do not come within 2″ of one another.',
    source: `${sources.turn}; Movement`,
    see: ['line-formation', 'column', 'square', 'skirmishers'],
  },
  {
    id: 'line-formation',
    term: 'Line formation',
    kind,
    summary:
      'Infantry in line moves 6″ and charges 8″, with nothing gained on roads; it is no double target, as a column or square is.',
    source: `${sources.movement}; Volley and Cannonade`,
    see: ['column', 'square', 'movement-table'],
  },
  {
    id: 'column',
    term: 'Column',
    kind,
    summary:
      'Faster than the line, with 9″, 12″ by road and 11″ in a charge, and +1 in melee for an attacker in it. Fire into it counts double, and the roll gains 1.',
    source: `${sources.movement}; Fire Combat Effects; Volley and Cannonade; Bayonet and Saber Melee`,
    see: ['line-formation', 'square', 'fire-modifiers', 'melee-modifiers'],
  },
  {
    id: 'square',
    term: 'Square',
    kind,
    summary:
      'Infantry that neither moves nor shoots, and has +3 in melee. Fire into it counts double, and the roll gains 1.',
    source: `${sources.movement}; Fire Combat Effects; Volley and Cannonade; Bayonet and Saber Melee`,
    see: ['emergency-square', 'column', 'fire-modifiers', 'melee-modifiers'],
  },
  {
    id: 'skirmishers',
    term: 'Skirmishers',
    kind,
    summary:
      'Light infantry in open order: it shoots with half its fire points and is shot at with half. Charged, it tries to form line, and cavalry rides down and through those who fail.',
    source: `${sources.turn}; Volley and Cannonade`,
    see: ['light-infantry', 'fire-modifiers'],
  },
  {
    id: 'fire-points',
    term: 'Fire points',
    kind,
    summary:
      'The strength of a volley: points for each base or gun at the distance, halved or doubled by what is the case. Their sum picks the line of the fire table on which a D10 is rolled.',
    source: `${sources.points}; Fire Combat Effects`,
    see: ['volley', 'cannonade', 'fire-table', 'fire-modifiers', 'base'],
  },
  {
    id: 'combined-artillery-fire',
    term: 'Combined artillery fire',
    kind,
    summary:
      'Guns shoot before everybody else, and several batteries may add up their points against one target. No other arm may.',
    source: sources.turn,
    see: ['fire-points', 'cannonade'],
  },
  {
    id: 'fire-past-friends',
    term: 'Fire past friends',
    kind,
    summary:
      'Guns may fire between friendly units and over a target, each with 4″ to spare. The source gives it in one short line, so agree how it is measured.',
    source: sources.points,
    see: ['cannonade', 'combined-artillery-fire'],
  },
  {
    id: 'move-and-fire',
    term: 'Moving guns',
    kind,
    summary: 'A battery may move in a turn and shoot in the same one.',
    source: sources.points,
    see: ['foot-artillery', 'horse-artillery'],
  },
  {
    id: 'morale-marker',
    term: 'Morale marker',
    kind,
    summary:
      'A unit gets one from lively or worse fire and from any retreat. Marked, it shoots at half, and tests before it comes to contact.',
    source: `${sources.turn}; Fire Combat Effects; Volley and Cannonade; Bayonet and Saber Melee`,
    see: ['rally', 'lively-fire', 'melee'],
  },
  {
    id: 'damage-marker',
    term: 'Damage marker',
    kind,
    summary: 'Lies by guns that telling fire has hit; they shoot at half from then on.',
    source: `${sources.fire}; Volley and Cannonade`,
    see: ['telling-fire', 'fire-modifiers'],
  },
  {
    id: 'lively-fire',
    term: 'Lively fire',
    kind,
    summary: 'The least effect on the fire table: a morale marker for the target.',
    source: sources.fire,
    see: ['fire-table', 'morale-marker'],
  },
  {
    id: 'telling-fire',
    term: 'Telling fire',
    kind,
    summary:
      'Foot and horse lose a base, guns are damaged; the target is marked for morale as well.',
    source: sources.fire,
    see: ['fire-table', 'damage-marker', 'morale-marker'],
  },
  {
    id: 'deadly-fire',
    term: 'Deadly fire',
    kind,
    summary: 'Foot and horse lose two bases and a morale marker is placed; guns are destroyed.',
    source: sources.fire,
    see: ['fire-table', 'morale-marker'],
  },
  {
    id: 'withering-fire',
    term: 'Withering fire',
    kind,
    summary: 'Foot and horse lose three bases and a morale marker is placed; guns are destroyed.',
    source: sources.fire,
    see: ['fire-table', 'morale-marker'],
  },
  {
    id: 'melee',
    term: 'Melee',
    kind,
    summary:
      'Both sides roll a D10 with their modifiers, and the difference, seen from the attacker, gives the result. Whoever has to give way takes a morale marker.',
    source: sources.melee,
    see: ['melee-results', 'melee-modifiers', 'full-move-back'],
  },
  {
    id: 'full-move-back',
    term: 'Full move back',
    kind,
    summary: 'A retreat of 6″ for foot and guns and of 12″ for horse, whatever the ground.',
    source: `${sources.melee}; Morale Chart`,
    see: ['melee-results', 'morale-chart', 'rough-ground'],
  },
  {
    id: 'rally',
    term: 'Rally',
    kind,
    summary:
      'At the end of a turn every marked unit rolls on the morale chart: a high roll restores it, and even bases come back, a low one drives it away.',
    source: `${sources.turn}; Morale Chart`,
    see: ['morale-chart', 'morale-modifiers', 'rout', 'off-table'],
  },
  {
    id: 'rout',
    term: 'Rout',
    kind,
    summary: 'A 0 on the morale chart: the unit is out of the game.',
    source: sources.morale,
    see: ['rally', 'morale-chart'],
  },
  {
    id: 'off-table',
    term: 'Off the table',
    kind,
    summary: 'Units that have left the battlefield are out of the game from the rally phase on.',
    source: sources.turn,
    see: ['rally'],
  },
  {
    id: 'supported',
    term: 'Support',
    kind,
    summary: 'Troops in a second line behind a unit give it +2 in melee.',
    source: sources.melee,
    see: ['melee-modifiers'],
  },
  {
    id: 'cover',
    term: 'Cover',
    kind,
    summary:
      'Takes 1 to 3 off the roll of those who shoot at it, and gives defenders in melee as much: hill 1, woods 2, house 3.',
    source: `${sources.fire}; Bayonet and Saber Melee`,
    see: ['fire-modifiers', 'melee-modifiers', 'rough-ground'],
  },
  {
    id: 'rough-ground',
    term: 'Rough ground',
    kind,
    summary:
      'Halves movement; woods are rough, and so is going into a building. A fence costs 1″, a hill 1″ a level, and cavalry stays out of woods but may fight at their edge.',
    source: sources.movement,
    see: ['movement-table', 'cover'],
  },
  {
    id: 'fallen-leader',
    term: 'Fallen leader',
    kind,
    summary:
      'Whenever his unit loses a base, an officer with it rolls a D10: he falls on 1 to 4 and is unhurt on 5 and above.',
    source: sources.points,
    see: ['officer-value', 'great-commander'],
  },
];
