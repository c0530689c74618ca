/** Sentences about shots of men and guns, grenades and bursts. */
export const fire = {
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
      explosion:
        'A wound by the shot and one by the grenades are taken as one, so that the helmet is asked once.',
      crew: 'The target is one of the crew.',
      armour: 'What Heavy Armour adds to Defence stands in the core rulebook and is not counted.',
      wounds: 'A wound takes one of the Wounds of the target.',
      one: 'A score of 1 on the chart is taken to be certain.',
      accuracy:
        'D3 wounds are taken to come with a die that shows 6 or more with the bonus counted, before helmets.',
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
    unseen: 'Nobody sees the target',
    unseenHelp: 'Somebody sees an enemy within 12″ of it: the rockets’ Scatter chart, up to 10″.',
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
};
