import { tellingIn } from '@/lib/odds/tell';
import { combat } from './words-of-combat';
import { squad } from './words-of-squad';

/** Every sentence of these odds; other languages have the same shape. */
export const english = {
  ...combat,
  squad,

  sides: { first: 'Attacker', second: 'Defender' },
  book: (section: string) => `Song of Drums and Shakos, ${section}`,

  terms: {
    quality: 'Quality',
    combat: 'Combat',
    total: 'In all',
    rollNeeded: 'Roll needed',
  },

  activation: {
    name: 'Activation',
    dice: (dice: number) => (dice === 1 ? '1 die' : `${dice} dice`),
    outcomes: ['No action', '1 action', '2 actions', '3 actions'] as readonly string[],
    turnover: 'Turnover',
    average: 'Actions, on average',
    leader: 'Leader or NCO',
    leaderNone: 'None near',
    leaderNear: 'Leader within Long, in sight',
    leaderNearUnreliable: 'Leader within Medium',
    leaderFarUnreliable: 'Leader beyond Medium',
    nco: 'NCO within Short',
    musician: 'Musician’s re-roll',
    musicianHelp:
      'For a group that a Leader orders, within Long of the Musician: once a turn, one die that failed.',
    bonus: {
      leader: 'Leader near',
      nco: 'NCO near',
      elan: 'Élan',
      reluctant: 'Reluctant',
      steadfast: 'Steadfast',
      wavering: 'Wavering',
      fear: 'Charged by Fear',
    },
    unreliable:
      'Unreliable and beyond Medium of the Leader: 5+ on every Quality roll, whatever else would help.',
    bounds:
      'A 1 always fails and a 6 always succeeds, so that no roll is better than 2+ or worse than 6+.',
    each: (needed: number, one: string) => `Each die succeeds on ${needed} or more: ${one}.`,
    count:
      'Each success is an action. Two failures or more in one roll are a turnover; one success beside them still acts.',
    reroll:
      'One die that failed is thrown again and the new score stands. As it can only help, it is thrown whenever a die fails.',
    group:
      'A group rolls once, against the worst Quality in it; its bonus is taken to be that of this model.',
    unpredictable: 'Unpredictable: always three dice.',
    own: 'A Leader is taken not to help himself.',
  },

  morale: {
    name: 'Morale test',
    stands: 'Stands',
    flees: 'Flees one move',
    fleesTwice: 'Flees two moves',
    lost: 'Lost',
    recovers: 'Stands up',
    recoversAndFlees: 'Stands up, flees one move',
    leader: 'Leader within Long, in sight',
    fear: 'Charged by a model with Fear',
    posture: 'Posture',
    postures: {
      up: 'On his feet',
      free: 'Down, no enemy in contact',
      held: 'Down, enemy in contact',
    },
    courageous: 'Britain’s Courageous: test again',
    courageousHelp: 'Optional, once a game.',
    courageousFrom: {
      none: 'Not used',
      1: 'After any failure',
      2: 'After two failures or more',
      3: 'After three failures',
    },
    courageousCount:
      'The whole test is taken to be thrown again, and the second one to stand, for better or worse.',
    foraging: 'Defender of Foraging Mission',
    foragingHelp: 'Surrenders with two failures.',
    foragingCount: 'The defenders of this scenario are lost with two failures as with three.',
    twoDice: 'Prussia’s No Retreat: two dice',
    twoDiceHelp: 'Once a game, in the test for a lost Leader.',
    count: (dice: number) =>
      `${dice === 2 ? 'Two' : 'Three'} dice against the Quality. One failure is a fleeing move, two are two, three lose the model.`,
    freeCount:
      'A model that is down stands up instead of its first move; with three failures it is out.',
    heldCount: 'A model that is down beside an enemy is out with any failure.',
    twoDiceCount: 'With two dice nobody is taken to fail three times.',
  },

  dare: {
    name: 'Charging Fear',
    fearless: (name: string) => `${name} is not afraid.`,
    charges: 'Charges',
    stays: 'May not charge this turn',
    rules:
      'Whoever would charge an enemy with Fear tests morale on three dice with 1 off. With any failure he does not flee, but he cannot charge.',
  },

  door: {
    name: 'Bashing down a door',
    feature: 'Obstacle',
    features: {
      fence: (combat: number) => `Fence, Combat ${combat}`,
      door: (combat: number) => `Door, Combat ${combat}`,
      timber: (combat: number) => `Timber wall, Combat ${combat}`,
      rubble: (combat: number) => `Pile of rubble, Combat ${combat}`,
    },
    damage: 'Damaged before, times',
    engineer: 'Engineer',
    outcomes: { through: 'Broken down', damaged: 'Damaged', intact: 'Nothing happens' },
    after: (attacks: number) => `Broken down after ${attacks} attacks`,
    rules:
      'To double its total is to break it down; to beat it takes 1 off its Combat. A loss does the model no harm.',
    reading:
      'An obstacle is taken to have no weapon, so that nobody has the better one, and no Combat below nought.',
  },

  fall: {
    name: 'Falling from a height',
    height: 'Height',
    heights: { short: 'Short', medium: 'Medium', long: 'Long' },
    leaderHelp: 'Counts on stairs and ladders, not for the fall.',
    lands: 'Lands unhurt, two actions to stand up',
    wounded: 'Wounded',
    slips: 'Fails on one die: slips on stairs or a ladder, drowns in the river',
    rules: (dice: number) =>
      `${dice === 1 ? 'One die' : dice === 2 ? 'Two dice' : 'Three dice'} against the Quality; any failure is a wound. Neither a Leader nor a cuirass helps.`,
    slipRules:
      'More than one move in a turn on stairs or a ladder takes a roll on one die, and so does a recoil into the river of Assault at the Farm.',
  },

  price: {
    source: 'fitted by this project',
    combat: (combat: number) => `5 × Combat ${combat}`,
    title: 'Before Quality counts',
    sum: 'Sum',
    factor: (quality: number, factor: string) => `Quality ${quality}+: × ${factor}`,
    points: (sum: number, factor: string, points: number) =>
      `${sum} × ${factor} = ${points} points, halves rounded up.`,
    fitted:
      'The book prints prices and no formula. These values were fitted to its rosters by this project; 164 of 165 profiles follow them.',
    pair: {
      axe: 'Axe and Engineer are only ever found together: 5 for both is fitted, how it is shared is a guess.',
      pike: 'Pike and Slow are only ever found together: −1 for both is fitted, how it is shared is a guess.',
    },
    odd: (printed: number, fitted: number) =>
      `This is the one profile that does not follow: ${printed} points are printed, ${fitted} would be fitted. The printed price stands.`,
  },

  percent: tellingIn('en').percent,
  key: {
    acts: (needed: number) => `Acts on ${needed}+`,
    turnover: 'Turnover',
    morale: 'Morale',
    moraleHead: ['stands', 'flees', 'lost'] as readonly string[],
    dice: ['1 die', '2 dice', '3 dice'] as readonly string[],
    none: '–',
  },
};

/** The same in any language. */
export type OddsWords = typeof english;
