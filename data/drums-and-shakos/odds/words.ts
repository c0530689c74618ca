import { percent } from '@/lib/odds/tell';
import type { Chance } from '@/lib/odds/chance';

/** Every sentence of these odds; other languages have the same shape. */
export const english = {
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

  fight: {
    name: 'Hand to hand',
    source: 'Hand-to-Hand Combat Modifiers',
    results: 'Hand-to-Hand Combat',
    drawn: 'Nothing happens',
    recoils: 'recoils',
    falls: 'falls',
    wounded: 'wounded',
    killed: 'killed',
    outcome: (who: string, what: string) => `${who} ${what}`,
    switches: {
      powerful: 'Powerful attack',
      powerfulHelp: 'Two actions for the one attack.',
      ambush: 'From ambush',
      freeHack: 'Free hack',
      freeHackHelp: 'The defender leaves or recoils into the attacker: he alone can be hurt.',
      routed: 'He flees after a Morale test',
      routedHelp: 'If he is beaten at all he is wounded.',
      dropped: 'Has dropped the flag',
      enemies: 'Enemies in contact',
      fallen: 'Is down',
      defending: 'Behind an obstacle or higher up',
      noRoom: 'No room to recoil',
      rough: 'In rough ground or woods',
      roughHelp: 'Costs every mounted model that fights there, or against a model there.',
      bareHands: 'Bare hands count as the worst weapon',
      bareHandsHelp: 'The book does not say; agree it.',
    },
    modifiers: {
      strong: 'Strong',
      weak: 'Weak',
      mounted: 'Mounted against foot',
      better: (mine: string, theirs: string) => `${mine} against ${theirs}`,
      flag: 'Carries a flag',
      fallen: 'Enemy is down',
      outnumbered: (enemies: number) => `${enemies} enemies in contact`,
      powerful: 'Powerful attack against him',
      ambush: 'Ambush',
      defending: 'Obstacle or height',
      rough: 'Rough ground or woods',
    },
    bareHands: 'bare hands',
    total: (who: string) => `${who} adds to his die`,
    compare: 'Both roll one die and add. Every square is one of the 36 pairs of dice.',
    rules:
      'The higher total wins: double the loser’s wounds, treble kills. Short of that the loser falls on an even natural die of the winner and recoils on an odd one.',
    betterRules:
      'The better weapon makes the loser fall on any die; where its bearer loses unhurt, his total drops by one more, which may double or treble it after all.',
    fallenRules: 'Whoever is down and beaten at all is out of action.',
    cuirassRules: 'Beaten by one, a man in a cuirass who is on his feet takes no harm: a draw.',
    freeHackRules: 'In a free hack the attacker cannot be hurt.',
    routedRules: 'Whoever flees and is beaten has not got away: he is wounded.',
    freeHackMounted:
      'A mounted model that leaves men on foot takes no free hack; this is for one that recoils into them.',
    noRoomRules: 'Without room, a recoil is a fall.',
    readings: {
      best: 'Of several hand weapons each is taken to use the best; a rifle, carbine or blunderbuss is swung as a musket.',
      bareHands:
        'How bare hands compare with weapons is not printed: taken as no weapon, so that nobody has the better one.',
      bareHandsWorst: 'Taken as agreed: any weapon is better than bare hands.',
      nought:
        'Totals of nought or less are possible here, and the book does not speak of them: whoever beats one is taken to treble it.',
      cuirassBetter:
        'A cuirass is taken to be asked first: beaten by one, its wearer has lost nothing, and the better weapon costs him nothing.',
      cuirassDouble:
        'Where one more is also the double, as 2 against 1, a cuirass is still taken to make it a draw.',
      fallenOut: 'Out of action is taken as wounded, unless the total is trebled.',
    },
  },

  shot: {
    name: 'Shooting',
    noFirearm: (name: string) => `${name} has no firearm or bow.`,
    source: 'Ranged Combat Modifiers; Firearms Table',
    results: 'Ranged Combat',
    weapon: 'Weapon',
    distance: 'Distance',
    distances: {
      short: 'Within Short',
      medium: 'Within Medium',
      long: 'Within Long',
      double: 'Double range',
      triple: 'Triple range',
    },
    attack: 'Shot',
    attacks: {
      plain: 'One shot',
      aimed: 'Aimed, two actions',
      volley: (shooters: number) => `Volley of ${shooters}`,
    },
    attackHelp: 'In a volley the group shoots with the figures of its worst shooter.',
    cover: 'Cover',
    covers: {
      none: 'In the open',
      soft: 'Fence, tree, bush, wood',
      hard: 'Wall, boulder, building',
    },
    beside: 'Stands in contact with the target',
    besideHelp: 'A blunderbuss strikes them, too, with +1 only.',
    fallen: 'Target is down',
    ammoOut: 'Out of ammunition',
    scarce: 'Ammunition is short',
    scarceHelp: 'The defenders of Forlorn Hope: out on a second roll of 1 or 2.',
    missed: 'Nothing happens',
    stepsBack: 'Steps back',
    falls: 'Falls',
    wounded: 'Wounded',
    killed: 'Killed',
    modifiers: {
      firearm: (weapon: string, distance: string) => `${weapon}, ${distance.toLowerCase()}`,
      beside: 'In contact with the target',
      saddle: 'From the saddle',
      soft: 'Soft cover',
      hard: 'Hard cover',
      fallen: 'Target is down, beyond Short',
      poorShot: 'Poor Shot',
      aimed: 'Aimed at',
      volley: (more: number) => (more === 1 ? '1 more shooter' : `${more} more shooters`),
    },
    total: (who: string) => `${who} adds to his die`,
    compare: 'Both roll one die and add. Every square is one of the 36 pairs of dice.',
    rules:
      'Only the target can be hurt: wounded when his total is doubled, killed when it is trebled. Short of that he falls on an even natural die of the shooter and steps back on an odd one.',
    fallenRules: 'A target that is down is wounded when he is beaten at all.',
    cuirassRules: 'Beaten by one, a man in a cuirass who is on his feet takes no harm.',
    marksmanRules:
      'Marksman, aimed at Medium or nearer: to beat the target is to wound him, and the aim costs the target nothing.',
    ammo: (chance: Chance) =>
      `A natural 1 of the shooter is followed by a second roll that can leave him without ammunition: ${percent(chance)}.`,
    readings: {
      cuirassMarksman:
        'Against a Marksman, too, a cuirass is taken to turn the shot that beats its wearer by one.',
      nought:
        'Totals of nought or less are possible here, and the book does not speak of them: whoever beats one is taken to treble it.',
      double:
        'Double and triple are counted in lengths of the weapon’s own range. A double range of Short may still lie within Medium.',
    },
  },

  charge: {
    name: 'Cavalry charge',
    notMounted: (name: string) => `${name} is not mounted.`,
    notFoot: (name: string) => `${name} is not on foot.`,
    source: 'Cavalry Charging Infantry',
    loaded: 'Weapon is loaded',
    leader: 'Leader within Long of the defender',
    flees: (who: string) => `${who} flees`,
    test: 'Morale test of the charged',
    three: 'Three successes',
    some: 'One or two failures',
    none: 'Three failures: flees',
    isLoaded: 'Yes',
    isEmpty: 'No',
    fires: (weapon: string) => `${weapon} fired at the charge`,
    rules:
      'Foot charged in the open tests morale on three dice. With three successes a loaded man fights with his firearm’s modifier, with a failure or two he fights as ever, with three he is gone.',
    joined: 'Each fight counts as often as the test leads to it.',
    single: 'The modifier is taken to be that at the weapon’s single range.',
    firedFight: 'Fight after three successes, with the shot',
    usualFight: 'Fight after one or two failures',
    anyFight: 'Fight, if he stands',
  },

  squad: {
    name: 'A whole turn',
    leader: 'Leader near everybody',
    leaderHelp: 'All but the Leader himself have +1.',
    nco: 'NCO near everybody',
    ncoHelp: 'All but himself have +1: he commands where there is no Leader.',
    orders: 'The Leader orders groups',
    ordersHelp:
      'Two to six models in contact within Long of him roll as one; everybody has his +1.',
    musician: 'Musician within Long of Leader and group',
    musicianHelp: 'One group throws one die that failed again.',
    leadership: 'France’s Leadership',
    leadershipHelp: 'Optional, once a game: one turnover is ignored.',
    enemyScouts: 'Scouts of the enemy',
    austria: 'Austria’s Light Cavalry Scouting',
    austriaHelp: 'Optional: +1.',
    side: 'Chooses to attack or to defend',
    scouts:
      'Attacker and defender: both roll a die and add 1 for each Scout; the higher chooses, equal rolls are thrown again.',
    average: 'Actions before the turn passes',
    all: 'Everybody gets his go',
    head: ['Goes', 'Models', 'Needs', 'Dice'] as readonly string[],
    needs: (needed: number) => `${needed}+`,
    models: (count: number, name: string) => `${count}\u00a0× ${name}`,
    own: (name: string, actions: number) =>
      actions === 1 ? `${name}: 1 action of his own` : `${name}: ${actions} actions of his own`,
    none: '–',
    group: (models: string) => `Group: ${models}`,
    groupWithMusician: (models: string) => `Group, with the Musician: ${models}`,
    leg: (who: string, dice: number) => `${who}, ${dice === 1 ? '1 die' : `${dice} dice`}`,
    branch: (legs: string) =>
      `The order shown is that in which every roll comes off in full. If one die of the Leader fails, it goes on like this: ${legs}.`,
    groups:
      'The Leader must have rolled; each of his actions is an order or an action of his own. A group rolls once against its worst Quality, and each success is an action for every model in it. A turnover of a group ends his orders, too.',
    worst:
      'Of the groups of one size with one worst Quality, that of the worst models is the best, so that the others were not looked at. What an order costs him is not counted as an action.',
    ownActions:
      'With a turnover in his own roll the Leader is taken to spend his one success on himself. All models are taken to stand where he wants them.',
    reroll:
      'The Musician helps one group in a turn: one die that failed is thrown again. Which group, was tried.',
    pardon:
      'With France’s Leadership the first turnover is ignored: the others go on, the model or group that failed does not.',
    pardonNow:
      'It is taken to be used for the first turnover of this turn; after an ignored turnover of a group the Leader is taken to go on with his orders.',
    once: 'Everyone is activated once, by himself or in a group, and the action that a lone success earns beside a turnover is counted.',
    rules:
      'After a roll without a turnover all that matters is who is still to go, and what orders and help are left. So the best of every such state was worked out, from the last man back, over every choice of model and number of dice.',
    one: 'A single die can never be a turnover, so that it costs nothing to let models go that way first.',
    ratio:
      'Among the rest, whoever brings more actions for each chance of a turnover goes before the other.',
    alone:
      'Everyone is activated by himself, once, and the action that a lone success earns beside a turnover is counted.',
    beyond:
      'An Unreliable model is taken to be within Medium of the Leader where he is near, else beyond.',
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
