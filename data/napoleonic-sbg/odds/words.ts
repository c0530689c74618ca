import { adaptation } from '../glossary/source';

/** Every sentence of these odds; other languages have the same shape. */
export const english = {
  sides: { first: 'Attacker', second: 'Defender' },
  source: adaptation,

  shot: {
    name: 'Shooting',
    nothing: (name: string) => `${name} has nothing to shoot with.`,
    weapon: 'Weapon',
    range: 'Range',
    ranges: { far: 'Beyond half range', near: 'Within half range' },
    cover: 'In the way',
    covers: {
      none: 'Nothing',
      3: 'Hedge, bushes, rail fence: 3+',
      4: 'Low wall, solid fence, window: 4+',
      5: 'High wall, boulder, small window: 5+',
    },
    enemies: 'Enemies within scatter range',
    /** Heads of the columns of a scatter chart. */
    scatterHeads: {
      small: { few: '1 or 2', some: '3 to 5', many: '6 or more' },
      rocket: { few: 'Up to 15', some: '15 to 30', many: '30 or more' },
    },
    large: 'Larger game',
    largeHelp: 'Optional: 1 harder to hit instead of a roll for scatter.',
    helmet: 'Wears a helmet',
    both: 'Fires both pistols',
    bothHelp: 'If he does not move.',
    title: 'From the shot to the wound',
    hit: (needed: number) => `Hits on ${needed}+`,
    scatter: 'Does not scatter',
    passes: (needed: number) => `Passes what is in the way on ${needed}+`,
    wounds: (score: string) => `Wounds on ${score}`,
    cannotWound: 'Cannot wound',
    noHelmet: 'Helmet does not save: 1 to 5',
    outcomes: {
      wounded: 'Wounded',
      saved: 'Saved by his helmet',
      unhurt: 'Hit, not wounded',
      blocked: 'Stopped by what is in the way',
      other: 'Hits another enemy, whom the opponent picks',
      own: 'Hits a model of the shooter’s own side, if the opponent names one',
      astray: 'Scatters and misses',
      missed: 'Misses',
    },
    atLeastOne: 'At least one wound of two shots',
    several: 'D3 wounds instead of one',
    toHit: 'Score needed to hit',
    shoot: 'Shoot value',
    half: 'Within half range',
    largeGame: 'Larger game',
    template: 'Every model under the template is hit on 5 or more, at any range.',
    chart: (strength: number, defence: number, score: string) =>
      `Strength ${strength} against Defence ${defence}: ${score} on the Wound Chart.`,
    double: (first: string, second: string) =>
      `${first}/${second} is a 6 and then, on a second die, ${second} or more.`,
    cannot: 'The chart has a dash: such a blow cannot wound.',
    bonus: 'One is added when rolling to wound.',
    explosion:
      'Whoever carries grenades can be blown up by a shot: a 1 before the roll to wound, then 1 to 3, is a blow of Strength 7.',
    explosionTitle: 'Before the roll to wound',
    explodes: 'His grenades go off and wound him',
    crowd:
      'Each hit by a weapon that scatters is rolled for: 6 is the target, 1 is the opponent’s to use, and what lies between depends on how many enemies stand near.',
    readings: {
      crowd:
        'The chart begins with one enemy: a target alone is taken to stand in its first column.',
      bonus: 'The bonus is taken to count on each die of a double roll.',
      order:
        'Scatter is taken to come before what is in the way. For the first target the order changes nothing.',
      crew: 'The target is one of the crew.',
      armour: 'What Heavy Armour adds to Defence stands in the core rulebook and is not counted.',
      wounds: 'A wound takes one of the Wounds of the target.',
      one: 'A score of 1 on the chart is taken to be certain.',
      accuracy:
        'D3 wounds are taken to come with a die that shows 6 or more with the bonus counted, before helmets.',
    },
  },

  gun: {
    name: 'Gun',
    none: (name: string) => `${name} is no gun.`,
    shot: 'Shot',
    shots: {
      round: 'Round shot',
      grape: 'Grape shot',
      canister: 'Canister shot',
      shell: 'Shell',
      rocket: 'Rocket',
    },
    range: 'Range',
    ranges: {
      far: 'Beyond half range',
      half: 'Within half range',
      quarter: 'Within a quarter of the range',
    },
    crew: 'Crew',
    crews: { trained: 'All trained', untrained: 'One or more untrained' },
    gourgaud: 'Gourgaud within 6″',
    gourgaudHelp: 'First Ordnance Officer: +1 on the Scatter chart, and fuses are always right.',
    enemies: 'Enemies within scatter range',
    title: 'From the gun to the target',
    base: 'Guns hit on',
    near: 'Within half range',
    nearer: 'Within a quarter',
    untrained: 'With untrained crew a gun hits on 6 alone, whatever the range.',
    rocket: 'Rockets hit on 5 or more and have no bonus for range.',
    gunner: 'Master Gunner: two dice to hit and to scatter, the higher counts.',
    hit: (needed: number) => `Hits on ${needed}+`,
    fuse: 'Fuse is right on 2+',
    outcomes: {
      killed: 'Killed',
      wounded: 'Wounded',
      down: 'Knocked down',
      unhurt: 'Hit, not wounded',
      early: 'Shell bursts too soon',
    },
    outright:
      'Whoever is wounded is killed outright, whatever his Wounds; whoever is only hit is knocked down.',
    pellets: (strength: number) =>
      `No roll for scatter. The model hit and all within the radius take a hit of Strength ${strength}, which neither kills outright nor knocks down.`,
    rapid: 'Killed in a turn of D3 rockets, on the average',
    noHelmet: 'A helmet is no help against round shot or a shell.',
    readings: {
      pellets:
        'The bonus for range is taken to go by the range of round shot, so that grape and canister are always within half of it.',
      shell: 'The bonus for range of a shell is taken to go by its own range of 80″.',
      helmet: 'A helmet is taken to save from a rocket’s death blow.',
      line: 'Models behind the target are not counted: the source draws the line as far as the target.',
    },
  },

  barrels: {
    name: 'All seven barrels',
    help: 'Once a game, with a template of 4″.',
    rules:
      'Each model under the template is rolled for and hit on 4 or more, twice at most, up to seven hits in all.',
    reading:
      'Each model is taken to be rolled for twice. With four or more under the template seven hits can run out before its turn comes, which is not counted.',
    title: 'One of the two rolls',
    wounds: 'Wounds',
    unhurt: 'Hit, but not wounded',
  },

  siege: {
    mark: 'Asked of',
    target: 'The target',
    marks: {
      crew: 'One of the crew',
      gun: 'The gun itself',
      'near-1': 'A model within 1″ of the target',
      'near-2': 'A model within 2″',
      'near-3': 'A model within 3″',
      'near-4': 'A model within 4″',
    },
    inRadius: 'A model within the damage radius',
    covered: 'Prone, or hard cover from the burst',
    unhurt: 'Hit, not damaged',
    noEffect: 'Rebounds without effect',
    points: (points: number) => (points === 1 ? '1 Batter Point' : `${points} Batter Points`),
    destroyed: 'Gun destroyed',
    mean: 'Batter Points of a shot, on the average',
    after: (shots: number) => `Destroyed after ${shots} shots`,
    rules: (defence: number, points: number) =>
      `The gun has Defence ${defence} and ${points} Batter Points. A shot that wounds it is rolled for on the Batter Chart; there is no roll for scatter.`,
    shell: 'Against a gun a shell has the Strength of two dice added up.',
    veterans: 'Siege Veterans roll two dice on the Batter Chart, the higher counts.',
    chart: 'Batter Chart',
    results: {
      none: '1: no effect',
      damaged: '2 to 5: 1 Batter Point; 2 from Strength 10, 3 from Strength 13',
      broken: '6: 2 Batter Points; 4 from Strength 10, 6 from Strength 13',
    },
    stronger: 'Strengths between are taken to count as the one below them that is printed.',
    gone: 'A gun that has lost all its Batter Points is taken to be destroyed.',
    fuse: 'The fuse is taken to be rolled for against guns, too.',
    title: 'From the gun to the gun',
    wounded: 'Damages it',
  },

  blast: {
    reaches: (inches: number) => `Blast reaches ${inches}″`,
    beyond: 'Beyond the blast',
    kept: 'Kept off by lying down or by cover',
    wounds: 'Wounds, with the Strength of two dice',
    shell:
      'All within D3″ of a shell’s burst take a blow of two dice’s Strength, which knocks down and does not kill outright.',
    rocket:
      'All within the damage radius of a rocket take a hit of the table’s Strength, are knocked down, and not killed outright.',
    reading:
      'Asked of a model near the target that the shot was aimed at; bursts elsewhere are not counted.',
  },

  line: {
    name: 'Men in the line before the target',
    help: 'All with the Defence of the target.',
    past: 'Passes the men before him',
    stopped: 'Stopped by a man before him',
    rules:
      'Round shot strikes each man between gun and target on 4 or more. Whoever is wounded is dead, and the ball goes on with 1 Strength less; where it does not kill, it stops.',
    reading:
      'The target itself, once hit, is taken to be struck for certain. The range that the ball loses is not counted.',
    title: 'On the way to the target',
    killed: (men: number) =>
      men === 0
        ? 'Arrives, nobody killed'
        : `Arrives, ${men === 1 ? '1 man' : `${men} men`} killed`,
  },

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
      failed: 'Within that of an officer who failed when broken',
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
      failed: 'Officer who failed',
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
      'One Sphere of Influence counts, whoever’s it is; banner, music and General count besides. An officer who failed turns his into −1.',
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

  grenade: {
    name: 'Grenade',
    none: (name: string) => `${name} has no grenades.`,
    mark: 'Whom it is about',
    marks: {
      target: 'The target',
      one: 'A model within 1″ of it',
      two: 'A model more than 1″ and up to 2″ from it',
    },
    isCovered: 'Prone, or hard cover between',
    outcomes: {
      thrower: 'Thrower wounded by his own grenade',
      burst: 'Bursts in the hand, thrower not wounded',
      unhurt: 'Hits, nobody here wounded',
    },
    throw: 'The throw',
    one: 'A 1: misses, and may burst',
    short: 'Misses',
    rules:
      'Thrown by a model that neither moves nor shoots, as far as twice its Strength. The target takes a blow of Strength 5.',
    accident: (fight: number) =>
      `After a 1 to hit, more than Fight ${fight} on a second die blows up the thrower: Strength 5.`,
    dud: 'After a hit a 1 is a dud: a hit of Strength 1 on the target, and no blast.',
    blast:
      'Models within D2″ take a hit of Strength 3: within 1″ always, within 2″ on half of the dice.',
    covered: 'Whoever lies down or has hard cover between is hit on 4 or more alone.',
    readings: {
      hit: 'What a grenade hits on is not printed: taken as the Shoot value, 1 less within half its range.',
      thrower: 'What a burst in the hand does to others is not counted, and Might neither.',
    },
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
