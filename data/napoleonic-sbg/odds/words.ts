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
      core: 'Fate and Might are the core rulebook’s and not counted; a wound takes one of the Wounds of the target.',
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
      line: 'Models behind the target, which round shot can strike as well, are not counted.',
      near: 'Models near the target, which shells and rockets hurt as well, are not counted.',
    },
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
