import { tellingIn } from '@/lib/odds/tell';
import { adaptation } from '../glossary/source';
import { fire } from './words-of-fire';

/** Every sentence of these odds; other languages have the same shape. */
export const english = {
  ...fire,

  sides: { first: 'Attacker', second: 'Defender' },
  source: adaptation,

  might: {
    name: 'Might',
    none: 'Not spent',
    points: (points: number) => (points === 1 ? 'Up to 1 point' : `Up to ${points} points`),
    help: 'Raises dice that fall short, by one for each point.',
    printed:
      'The source says that Might changes rolls, and that a Master Gunner spends his for his gun.',
    reading:
      'What a point does is the core rulebook’s: taken as one more on one die, spent only where it is enough, to hit and to wound, not for scatter or what is in the way.',
    title: (past: string) => `With Might: ${past}`,
    without: 'Without Might',
  },

  fate: {
    name: 'Fate saves on',
    none: 'Not counted',
    help: 'The score is in the core rulebook, not in this source.',
    on: (score: number) => (score === 6 ? '6' : `${score}+`),
    spent: 'Points of Fate',
    points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    fails: (points: number, score: number) =>
      `Fate does not save, ${points === 1 ? '1 point' : `${points} points`} on ${score === 6 ? '6' : `${score}+`}`,
    saved: 'Saved by Fate',
    printed: 'The source gives points of Fate and says that Fate saves a wound, not on what score.',
    notCounted: 'Fate is not counted until its score is set.',
    reading:
      'The score is the player’s. Points are taken to be spent one after the other while there is a wound to save.',
  },

  courage: {
    name: 'Courage',
    question: 'Courage test',
    here: 'Courage here',
    open: 'This source says what changes Courage, not how it is tested: that is the core rulebook’s. Set the dice and the total of your rulebook, and the chance stands here.',
    dice: 'Dice of a test',
    diceHelp: 'As the core rulebook says; the source does not.',
    diceNone: 'Not set',
    diceOf: (dice: number) => (dice === 1 ? '1 die and Courage' : `${dice} dice and Courage`),
    total: 'Total that passes',
    reaches: (total: number) => `${total} or more`,
    test: 'Test',
    tests: {
      any: 'Any',
      broken: 'The force is broken',
      alone: 'Alone, nobody within 6″',
      dive: 'Dive for Cover!',
      terror: 'Charging what is terrifying',
      wall: 'Charging a wall of spears',
    },
    circle: 'Comrade’s Sphere of Influence',
    circleHelp: 'Of equal or higher rank: 6″, of an officer 12″.',
    circles: {
      none: 'None',
      near: 'Within one',
      failed: 'Within that of a higher rank who failed when broken',
    },
    banner: 'Banner within 3″',
    music: 'Musician within 12″ or bagpipes within 16″',
    pipes: 'Bagpipes within 16″',
    general: 'General within 24″',
    resent: 'Wellington on the table, 1810 or later',
    napoleon: 'Napoleon on the table: passes',
    aide: 'His General lives: passes',
    lasalle: 'Lasalle within 8″: tests again',
    bonus: {
      circle: 'Sphere of Influence',
      failed: 'Higher rank who failed',
      banner: 'Banner',
      music: 'Music',
      general: 'General',
      onFoot: 'Dragoon on foot',
      resent: 'Resent',
      greys: 'Scots Greys',
    },
    passes: 'Passes',
    failures: {
      fails: 'Fails',
      flees: 'Flees towards the table edge',
      rallies: 'Flees towards his friends',
      dives: 'Dives for cover',
      stays: 'May not charge',
    },
    without: (courage: number) => `Passes with Courage ${courage}, without modifiers`,
    discipline: 'Flees past a Disciplinarian, who kills him',
    rules:
      'One Sphere of Influence counts, whoever’s it is; banner, music and General count besides. Whoever failed when the force was broken turns his into −1 for lower ranks.',
    after: {
      broken: 'Who fails runs for the nearest table edge and does not strike on his way.',
      alone: 'Who fails rolls a die: 1 to 3 to the table edge, 4 to 6 to the nearest friend.',
      dive: 'Whoever is hit and not killed, or stands within 3″ of one who is shot dead, tests; who fails takes cover and does nothing more this turn.',
      terror: 'Who fails does not charge.',
      wall: 'Horsemen without a lance test before they charge two or more spears.',
    },
    again: 'Who fails within 8″ of Lasalle tests once more.',
    core: 'The dice of a test and the total that passes are not printed in this source; they are as the player set them. Will and Stand Fast are the core rulebook’s and not counted.',
    list: (dice: number, total: number) =>
      `Chance to pass: ${dice === 1 ? '1 die' : `${dice} dice`} and Courage make ${total}`,
    at: (courage: number) => `Courage ${courage}`,
    free: 'He passes without a roll.',
  },

  brave: {
    name: 'Le brave des braves',
    notHe: (name: string) => `${name} has no such Might.`,
    uses: 'Uses of Might',
    left: (points: number) =>
      points === 0 ? 'Nothing left' : points === 1 ? '1 point left' : `${points} points left`,
    free: 'A use costs nothing',
    mean: 'Uses until nothing is left, on the average',
    rules: 'For each use two dice are thrown: 7 or more, and the point is not lost.',
    until: 'Once nothing is left, no further use is counted.',
  },

  banner: {
    name: 'Struggle for a banner',
    none: (name: string) => `${name} carries no banner.`,
    taken: 'Attacker takes the banner',
    kept: 'Defender keeps it',
    undecided: 'Equal, with equal Fight',
    rules: (first: number, second: number) =>
      `The victor of a fight can try: ${first === 1 ? '1 die' : `${first} dice`} against ${second === 1 ? '1 die' : `${second} dice`}, one for each Attack.`,
    fight: (first: number, second: number) =>
      `The higher score has it; equal, the higher Fight: ${first} against ${second}.`,
    reading: 'What decides with equal Fight, too, is not printed: kept apart here.',
  },

  wall: {
    name: 'Wall of spears',
    notMounted: (name: string) => `${name} is not mounted.`,
    lance: (name: string) => `${name} has a lance, which undoes the wall.`,
    noSpear: (name: string) => `${name} has no bayonet or pike.`,
    spears: 'Spearmen in the wall',
    horse: 'Defence of the horse',
    horseHelp: 'Horses have no profile in this source.',
    unknown: 'Not set',
    free: 'The wall does nothing',
    struck: (hits: number) => `Horse takes ${hits === 1 ? '1 hit' : `${hits} hits`} of Strength 4`,
    wounded: 'Horse wounded',
    unhurt: 'Horse hit, not wounded',
    rules: (fight: number, hits: number) =>
      `The defender rolls a die: less than Fight ${fight}, and the horse takes a hit of Strength 4 for each spearman past the first, here ${hits}.`,
    greys: 'Against Scots Greys one is added to that die.',
    notPrinted: 'A horse’s Defence is not printed here: set it, and its wounds are counted.',
    courage: 'The Courage test before the charge is asked by itself.',
  },

  fight: {
    name: 'Fight',
    dice: 'Dice',
    diceOwn: (attacks: number) => `${attacks}, his Attacks`,
    diceHelp: 'More for support or a charge, as the core rulebook says.',
    weapon: 'Fights with',
    kinds: {
      hand: 'Hand weapon',
      spear: 'Bayonet',
      lance: 'Lance',
      pike: 'Pike',
      'two-handed': 'Two-handed weapon',
      gun: 'Gun without bayonet',
      none: 'Nothing',
    },
    supported: 'Supported by a pike or spear',
    charge: 'Mounted charge',
    charges: { none: 'Nobody', first: 'The attacker', second: 'The defender' },
    duke: 'Wellington within 3″',
    dukeHelp: 'The Iron Duke: +1 Fight.',
    helmet: 'Wears a helmet',
    best: (who: string, dice: number, penalty: number) =>
      `${who}: the highest of ${dice === 1 ? '1 die' : `${dice} dice`}${penalty === 0 ? '' : ', less 1'}.`,
    winner:
      'The higher wins. Equal, the higher Fight wins; with equal Fight, too, the fight is undecided here.',
    wins: (who: string) => `${who} wins`,
    undecided: 'Undecided: equal dice, equal Fight',
    blows: (who: string, blows: number, score: string) =>
      `${who} then strikes ${blows === 1 ? 'one blow' : `${blows} blows`}: each wounds on ${score}.`,
    noBlow: (who: string) => `${who} cannot wound.`,
    splitTitle: 'Who wins',
    outcomes: {
      wounded: (who: string) => `${who} wounded`,
      beaten: (who: string) => `${who} beaten, not wounded`,
      undecided: 'Undecided',
    },
    killed: (who: string, wounds: number) => `${who} killed: ${wounds} wounds or more`,
    grid: 'The highest dice',
    penalties: {
      gun: 'A gun without a bayonet is 1 off to win the fight.',
      'two-handed': 'A two-handed weapon is 1 off to win the fight.',
      pike: 'A pike that nobody supports is 1 off to win the fight.',
      lance: 'A lancer who is charged and has no hand weapon is 1 off to win the fight.',
      brute: 'Brute Strength: never 1 off to win a fight.',
    },
    lanceBonus: 'Charging with the lance: 1 is added when rolling to wound.',
    chargeBonus: 'Charge!: sword used like a lance, 1 is added when rolling to wound.',
    readings: {
      core: 'Fights are the core rulebook’s. The adaptation prints this way of throwing, a die for each Attack, the higher score and then the higher Fight, for the struggle over a banner; it is taken for fights, too.',
      equal:
        'What decides when dice and Fight are equal is not printed in the adaptation: kept apart here.',
      blows: 'The winner is taken to strike one blow for each die, all with his own Strength.',
      less: 'The 1 off is taken from the highest die.',
      raise:
        'Might raises the highest die alone, to 6 at most; where both have some, both are taken to raise as far as they can.',
      twoHanded:
        'That a two-handed weapon is 1 off is read from Brute Strength; what it gains when wounding stands in the core rulebook and is not counted.',
    },
  },

  percent: tellingIn('en').percent,
  key: {
    near: (weapon: string) => `${weapon}, near`,
    far: (weapon: string) => `${weapon}, far`,
    hit: 'Hit',
    wound: (defence: number) => `D${defence}`,
    fight: 'Blow wounds',
    gun: ['Far', 'Half', 'Quarter'] as readonly string[],
    gunHits: 'Gun hits',
    rocketHits: 'Rocket hits',
    any: ['Any range'] as readonly string[],
  },
};

/** The same in any language. */
export type OddsWords = typeof english;
