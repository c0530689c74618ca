import type { Chance } from '@/lib/odds/chance';
import { tellingIn } from '@/lib/odds/tell';

/** Sentences about fights, shots and charges. */
export const combat = {
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
      `A natural 1 of the shooter is followed by a second roll that can leave him without ammunition: ${tellingIn('en').percent(chance)}.`,
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
};
