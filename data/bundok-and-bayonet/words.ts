import { count, counted, joinSome, noun } from '@/lib/rules/english';
import type { Train } from './rules/transport-recommended';
import type { Strangers } from './rules/wrong-nation';
import { qualityNames } from './tables/dice';
import { distance } from './tables/ranges';

/** What Bundok and Bayonet says in English; the type holds other languages to it. */
export const english = {
  sections: {
    infantry: 'Infantry',
    cavalry: 'Cavalry',
    artillery: 'Artillery and machine-guns',
    headquarters: 'Headquarters',
    transport: 'Transport',
  },
  arms: {
    foot: 'Foot',
    horse: 'Horse',
    guns: 'Guns',
    command: 'Command',
    transport: 'Transport',
  },
  columns: {
    figures: { short: 'Figures', name: 'Figures' },
    morale: { short: 'Morale', name: 'Dice of a morale check' },
    fire: { short: 'Fire', name: 'Firing dice for each figure' },
  },
  /** Of what and whom the unit of this id is made, as it is printed. */
  composition: (_id: string, printed: string) => printed,
  /** A weapon or gun, whose name is printed so. */
  weapon: (name: string) => name,
  /** In the column of morale: it takes no check, and its number has not survived. */
  cells: { exempt: 'none', lost: 'lost' },
  features: {
    'european-regular':
      'Regulars raised in Europe, European colonial units, and native units on the European model.',
    'irregular-native': 'Irregular local units, and the warbands and levies of tribes and clans.',
  },
  attributes: {
    figures: {
      label: 'Figures',
      help: 'Men on foot or horseback, whoever leads them included.',
      unit: 'figure',
    },
    weapon: {
      label: 'Weapon',
      help: 'Sets how far it fires; carbines are the rifles of their kind.',
    },
    gun: { label: 'Gun', help: 'Its weight sets how far it fires.' },
    transportKind: {
      label: 'Kind of transport',
      help: 'All kinds carry alike; how fast they go differs.',
      choices: {
        wagon: 'Wagon',
        camel: 'Pack camel',
        horses: 'Pack horses',
        porters: 'Porters',
      },
    },
    quality: { label: 'Quality', help: 'Changes the dice of its morale checks.' },
    moraleDice: {
      label: 'Morale dice',
      help: 'Lost in this copy of the source: fill it in if your copy has it, before quality.',
    },
    movementDice: {
      label: 'Movement dice',
      help: 'Not to be told from this copy of the source: fill it in if your copy has it.',
    },
  },
  qualities: qualityNames,
  settings: {
    suit: {
      label: 'Card suit',
      help: 'The cards that activate your units: one suit, or the whole colour for a side of one player.',
      none: 'Not dealt yet',
      choices: {
        clubs: 'Clubs',
        spades: 'Spades',
        hearts: 'Hearts',
        diamonds: 'Diamonds',
        black: 'Black: clubs and spades',
        red: 'Red: hearts and diamonds',
      },
    },
  },
  organisation: { formation: 'Formation', group: 'Group' },
  rules: {
    something: 'at least one unit',
    sizes:
      'Mounted units have 5 to 11 figures, artillery units 3 to 5, headquarters and foot units 2 or more.',
    formation: noun('formation'),
    headquarters: noun('headquarters unit'),
    commands: 'a general with his staff, or a native leader with his retinue, commands it',
  },
  wrongNation: {
    summary: 'The units of a group are of one side; allies stand in a group of their own.',
    message({ group, others }: Strangers) {
      const said = joinSome(others.map(({ name, count: n }) => counted(n, name)));
      const are = others.length === 1 && others[0]?.count === 1 ? 'is' : 'are';
      return `${group} has units of both sides: ${said} ${are} of the other one.`;
    },
    reason: () => 'Of the other side than its group',
    mends: 'keeps each group to one side',
  },
  transportRecommended: {
    summary:
      'A larger formation has a transport unit for each combat unit, or for every two of natives.',
    message: ({ group, combat, transport, advised }: Train) =>
      `${group}: ${count(transport, 'transport unit')} for ${count(combat, 'combat unit')}, and ${advised} ${advised === 1 ? 'is' : 'are'} recommended.`,
    reason: ({ advised, transport }: Train) =>
      `${count(advised - transport, 'transport unit')} short`,
    mends: 'brings the transport that is recommended',
  },
  figures: {
    figures: 'Figures',
    combat: 'Combat units',
    transport: 'Transport units',
    diceShort: 'Firing dice, short range',
    diceLong: 'Firing dice, long range',
    diceUnarmed: 'Firing dice, weapon not chosen',
    suit: 'Activated by',
  },
  ranges: {
    name: 'Ranges',
    head: ['Weapon', 'Short', 'Long'],
    note: 'One casualty for each 6 at short range and for each pair of 6s at long; in fortifications it takes twice as many.',
  },
  /** A distance in the two measures of the rules. */
  distance,
  unit: {
    lost: 'not in the source',
    figures: 'Figures',
    moraleDice: 'Morale dice',
    noCheck: 'none: it takes no check',
    fortified: 'Morale dice, fortified',
    movementDice: 'Movement dice',
    moves: (dice: number, double: number) =>
      `${dice}; ${double} at the double; 1 more in open terrain`,
    range: 'Range',
    notChosen: 'weapon not chosen',
    short: (weapon: string) => `${weapon}, short`,
    long: (weapon: string) => `${weapon}, long`,
    none: 'none',
    firingDice: 'Firing dice',
    /** Behind the dice: how many each figure has. */
    each: (dice: number) => ` (${dice} a figure)`,
    joins: ', with a unit that they touch',
    shortOnly: ', at short range only',
    casualty: { short: 'Casualty at short range', long: 'Casualty at long range' },
    sixes: (n: number) => (n === 1 ? 'each 6' : n === 2 ? 'each pair of 6s' : `every ${n} 6s`),
  },
};

export type Words = typeof english;
