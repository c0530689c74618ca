import type { GlossaryEntry } from '@/lib/roster/glossary';
import { sources, title } from '../source';

const kind = 'rule';

/** How a game goes: cards, nerve, movement, fire, close combat. */
export const playEntries: readonly GlossaryEntry[] = [
  {
    id: 'card-suit',
    term: 'Card suit',
    kind,
    summary:
      'One side is dealt the black cards and the other the red. Where two players share a side, each takes one suit of its colour.',
    source: sources.before,
    see: ['activation'],
  },
  {
    id: 'activation',
    term: 'Activation',
    kind,
    summary:
      'The next card of the pack tells whose turn it is: its player picks a unit, checks its morale and acts with it. A spent pack is mixed and dealt again.',
    source: sources.sequence,
    see: ['card-suit', 'morale-check', 'permitted-actions'],
  },
  {
    id: 'morale-check',
    term: 'Morale check',
    kind,
    summary:
      'Throw the unit’s morale dice when it is activated: it fails if the score is above the figures it has left. Guns, machine-guns, generals, native leaders and those around them need none.',
    source: sources.morale,
    see: ['morale-dice', 'figures', 'permitted-actions'],
  },
  {
    id: 'morale-dice',
    term: 'Morale dice',
    kind,
    summary:
      'One die for an infantry company or a cavalry squadron; transport checks as a company with nobody lost. The copy of the source has lost all other numbers, so players fill them in.',
    source: sources.morale,
    see: ['morale-check', 'morale-changes', 'quality'],
  },
  {
    id: 'permitted-actions',
    term: 'Permitted actions',
    kind,
    summary:
      'A unit acts twice: it fires twice, or pairs firing, moving and changing formation, or doubles, or charges. After a failed check it only moves away from the enemy and cannot charge.',
    source: sources.actions,
    see: ['activation', 'morale-check', 'at-the-double', 'limber', 'close-combat'],
  },
  {
    id: 'movement-dice',
    term: 'Movement dice',
    kind,
    summary:
      'Their score is how many inches a unit may go at most. The copy of the source mixes up which unit has how many, so players fill them in.',
    source: sources.movement,
    see: ['at-the-double', 'open-terrain', 'obstacles', 'limber'],
  },
  {
    id: 'at-the-double',
    term: 'At the double',
    kind,
    summary: 'A move that is the unit’s whole activation: twice as many movement dice.',
    source: `${title}, Permitted Actions; Movement`,
    see: ['movement-dice', 'permitted-actions'],
  },
  {
    id: 'open-terrain',
    term: 'Open terrain',
    kind,
    summary:
      'Flat ground with nothing in the way, seldom met with in the colonies. A unit that moves through it throws a movement die more.',
    source: `${title}, Movement; Definitions`,
    see: ['movement-dice', 'obstacles'],
  },
  {
    id: 'obstacles',
    term: 'Obstacles',
    kind,
    summary: 'A contour, a wall that needs no ladder and a ford each cost 2″ of movement.',
    source: sources.obstacles,
    see: ['movement-dice', 'open-terrain'],
  },
  {
    id: 'limber',
    term: 'Limbering',
    kind,
    summary:
      'Guns limber up to move and unlimber to fire. Either is an action, paired with a move or with fire.',
    source: `${title}, Permitted Actions; Movement`,
    see: ['artillery', 'permitted-actions', 'movement-dice'],
  },
  {
    id: 'firing-dice',
    term: 'Firing dice',
    kind,
    summary:
      'One die for each figure in the front rank whose weapon reaches, and three for each of a machine-gun or artillery unit. Sixes count.',
    source: `${title}, Long Range Fire; Short Range Fire`,
    see: ['casualties', 'field-of-fire', 'headquarters', 'machine-guns', 'artillery'],
  },
  {
    id: 'field-of-fire',
    term: 'Field of fire',
    kind,
    summary:
      'Units fire at what they see, up to 45° to either side of straight ahead, and only at the first enemy in the way. Hidden units stay hidden until they shoot.',
    source: sources.firing,
    see: ['firing-dice', 'overhead-fire'],
  },
  {
    id: 'overhead-fire',
    term: 'Overhead fire',
    kind,
    summary:
      'Guns shoot over friends only from higher ground, and only at a target over 12″ beyond those friends.',
    source: sources.firing,
    see: ['artillery', 'field-of-fire'],
  },
  {
    id: 'fortifications',
    term: 'Fortifications',
    kind,
    summary:
      'Trenches, sangars, forts, armoured trains and ships, and such natural works as dry river beds or boulders. A unit inside takes half the casualties from fire and checks morale with a die less.',
    source: `${title}, Units In Fortifications; Definitions; Morale Checks`,
    see: ['casualties', 'morale-dice'],
  },
  {
    id: 'close-combat',
    term: 'Close combat',
    kind,
    summary:
      'Every figure of a front rank that touches an enemy throws one die, and a 6 kills. Both sides throw together.',
    source: sources.close,
    see: ['permitted-actions', 'casualties'],
  },
];
