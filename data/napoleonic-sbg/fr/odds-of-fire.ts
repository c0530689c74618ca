import type { fire as english } from '../odds/words-of-fire';

/** Sentences about shots of men and guns, grenades and bursts. */
export const fire: typeof english = {
  shot: {
    name: 'Tir',
    nothing: (name) => `${name} n’a rien pour tirer.`,
    weapon: 'Arme',
    range: 'Portée',
    ranges: { far: 'Au-delà de la demi-portée', near: 'À demi-portée' },
    cover: 'Sur la trajectoire',
    covers: {
      none: 'Rien',
      3: 'Haie, buissons, clôture\u202f: 3+',
      4: 'Muret, palissade, fenêtre\u202f: 4+',
      5: 'Haut mur, rocher, petite fenêtre\u202f: 5+',
    },
    enemies: 'Ennemis à portée de dispersion',
    scatterHeads: {
      small: { few: '1 ou 2', some: '3 à 5', many: '6 ou plus' },
      rocket: { few: 'Jusqu’à 15', some: '15 à 30', many: '30 ou plus' },
    },
    large: 'Grande partie',
    largeHelp: 'Facultatif\u202f: 1 de plus pour toucher au lieu d’un jet de dispersion.',
    helmet: 'Porte un casque',
    both: 'Tire des deux pistolets',
    bothHelp: 'S’il ne bouge pas.',
    title: 'Du coup à la blessure',
    hit: (needed) => `Touche sur ${needed}+`,
    scatter: 'Ne se disperse pas',
    passes: (needed) => `Passe l’obstacle sur ${needed}+`,
    wounds: (score) => `Blesse sur ${score}`,
    cannotWound: 'Ne peut blesser',
    noHelmet: 'Le casque ne sauve pas\u202f: 1 à 5',
    outcomes: {
      wounded: 'Blessé',
      saved: 'Sauvé par son casque',
      unhurt: 'Touché, non blessé',
      blocked: 'Arrêté par l’obstacle',
      other: 'Touche un autre ennemi, au choix de l’adversaire',
      own: 'Touche une figurine du camp du tireur, si l’adversaire en nomme une',
      astray: 'Se disperse et manque',
      missed: 'Manque',
    },
    atLeastOne: 'Au moins une blessure en deux coups',
    several: 'D3 blessures au lieu d’une',
    toHit: 'Résultat pour toucher',
    shoot: 'Valeur de tir',
    half: 'À demi-portée',
    largeGame: 'Grande partie',
    template: 'Toute figurine sous le gabarit est touchée sur 5 ou plus, à toute portée.',
    chart: (strength, defence, score) =>
      `Force ${strength} contre Défense ${defence}\u202f: ${score} au tableau des blessures.`,
    double: (first, second) =>
      `${first}/${second}, c’est un 6 puis, sur un second dé, ${second} ou plus.`,
    cannot: 'Le tableau a un tiret\u202f: un tel coup ne peut blesser.',
    bonus: 'On ajoute un au jet pour blesser.',
    explosion:
      'Qui porte des grenades peut sauter sous un tir\u202f: un 1 avant le jet pour blesser, puis 1 à 3, c’est un coup de Force 7.',
    explosionTitle: 'Avant le jet pour blesser',
    explodes: 'Ses grenades sautent et le blessent',
    crowd:
      'Un jet est fait pour chaque touche d’une arme qui se disperse\u202f: 6 est la cible, 1 est à l’adversaire, et l’entre-deux dépend du nombre d’ennemis proches.',
    readings: {
      crowd:
        'Le tableau commence à un ennemi\u202f: une cible seule est supposée dans sa première colonne.',
      bonus: 'Le bonus est supposé compter sur chaque dé d’un double jet.',
      order:
        'La dispersion est supposée passer avant ce qui est sur la trajectoire. Pour la première cible, l’ordre ne change rien.',
      explosion:
        'Une blessure par le tir et une par les grenades sont supposées n’en faire qu’une\u202f: le casque n’est consulté qu’une fois.',
      crew: 'La cible est l’un des servants.',
      armour:
        'Ce que l’armure lourde ajoute à la Défense est dans le livre de règles de base et n’est pas compté.',
      wounds: 'Une blessure prend un des Points de vie de la cible.',
      one: 'Un 1 au tableau est supposé certain.',
      accuracy:
        'D3 blessures sont supposées venir avec un dé qui montre 6 ou plus, bonus compris, avant les casques.',
    },
  },

  barrels: {
    name: 'Les sept canons à la fois',
    help: 'Une fois par partie, avec un gabarit de 4″.',
    rules:
      'Chaque figurine sous le gabarit a son jet et est touchée sur 4 ou plus, deux fois au plus, sept touches en tout au plus.',
    reading:
      'Chaque figurine est supposée avoir deux jets. À quatre ou plus sous le gabarit, les sept touches peuvent s’épuiser avant son tour, ce qui n’est pas compté.',
    title: 'L’un des deux jets',
    wounds: 'Blesse',
    unhurt: 'Touché, mais non blessé',
  },

  gun: {
    name: 'Canon',
    none: (name) => `${name} n’est pas une pièce.`,
    shot: 'Projectile',
    shots: {
      round: 'Boulet',
      grape: 'Grappe de raisin',
      canister: 'Boîte à mitraille',
      shell: 'Obus',
      rocket: 'Fusée',
    },
    range: 'Portée',
    ranges: {
      far: 'Au-delà de la demi-portée',
      half: 'À demi-portée',
      quarter: 'Au quart de la portée',
    },
    crew: 'Servants',
    crews: { trained: 'Tous instruits', untrained: 'Un ou plusieurs non instruits' },
    gourgaud: 'Gourgaud à 6″',
    gourgaudHelp:
      'First Ordnance Officer\u202f: +1 au tableau de dispersion, et les mèches sont toujours justes.',
    unseen: 'Personne ne voit la cible',
    unseenHelp:
      'Quelqu’un voit un ennemi à 12″ d’elle\u202f: le tableau de dispersion des fusées, jusqu’à 10″.',
    title: 'De la pièce à la cible',
    base: 'Les pièces touchent sur',
    near: 'À demi-portée',
    nearer: 'Au quart',
    untrained: 'Avec des servants non instruits, une pièce ne touche que sur 6, à toute portée.',
    rocket: 'Les fusées touchent sur 5 ou plus et n’ont aucun bonus de portée.',
    gunner:
      'Maître canonnier\u202f: deux dés pour toucher et pour la dispersion, le plus haut compte.',
    hit: (needed) => `Touche sur ${needed}+`,
    fuse: 'La mèche est juste sur 2+',
    outcomes: {
      killed: 'Tué',
      wounded: 'Blessé',
      down: 'Jeté à terre',
      unhurt: 'Touché, non blessé',
      early: 'L’obus éclate trop tôt',
    },
    outright:
      'Qui est blessé est tué sur le coup, quels que soient ses Points de vie\u202f; qui n’est que touché est jeté à terre.',
    pellets: (strength) =>
      `Pas de jet de dispersion. La figurine touchée et toutes celles du rayon reçoivent une touche de Force ${strength}, qui ne tue pas sur le coup et ne jette pas à terre.`,
    rapid: 'Tués en un tour de D3 fusées, en moyenne',
    noHelmet: 'Un casque ne sert à rien contre un boulet ou un obus.',
    readings: {
      pellets:
        'Le bonus de portée est supposé suivre celle du boulet, si bien que raisin et mitraille sont toujours à moins de la moitié.',
      shell: 'Le bonus de portée d’un obus est supposé suivre sa propre portée de 80″.',
      helmet: 'Un casque est supposé sauver du coup mortel d’une fusée.',
      line: 'Les figurines derrière la cible ne sont pas comptées\u202f: la source trace la ligne jusqu’à la cible.',
    },
  },

  siege: {
    mark: 'Question pour',
    target: 'La cible',
    marks: {
      crew: 'L’un des servants',
      gun: 'La pièce elle-même',
      'near-1': 'Une figurine à 1″ de la cible',
      'near-2': 'Une figurine à 2″',
      'near-3': 'Une figurine à 3″',
      'near-4': 'Une figurine à 4″',
    },
    inRadius: 'Une figurine dans le rayon des dégâts',
    covered: 'Couchée, ou couvert dur contre l’éclatement',
    unhurt: 'Touchée, non endommagée',
    noEffect: 'Rebondit sans effet',
    points: (points) => (points === 1 ? '1 point de structure' : `${points} points de structure`),
    destroyed: 'Pièce détruite',
    mean: 'Points de structure par coup, en moyenne',
    after: (shots) => `Détruite après ${shots} coups`,
    rules: (defence, points) =>
      `La pièce a Défense ${defence} et ${points} points de structure. Un coup qui la blesse passe au Batter Chart\u202f; il n’y a pas de jet de dispersion.`,
    shell: 'Contre une pièce, un obus a pour Force la somme de deux dés.',
    veterans: 'Les vétérans de siège lancent deux dés au Batter Chart, le plus haut compte.',
    chart: 'Batter Chart',
    results: {
      none: '1\u202f: sans effet',
      damaged: '2 à 5\u202f: 1 point de structure\u202f; 2 dès Force 10, 3 dès Force 13',
      broken: '6\u202f: 2 points de structure\u202f; 4 dès Force 10, 6 dès Force 13',
    },
    stronger:
      'Une Force intermédiaire est supposée compter comme la Force imprimée juste au-dessous.',
    gone: 'Une pièce qui a perdu tous ses points de structure est supposée détruite.',
    fuse: 'La mèche est supposée avoir son jet contre une pièce aussi.',
    title: 'D’une pièce à l’autre',
    wounded: 'L’endommage',
  },

  blast: {
    reaches: (inches) => `L’éclatement porte à ${inches}″`,
    beyond: 'Hors de l’éclatement',
    kept: 'Épargnée, couchée ou à couvert',
    wounds: 'Blesse, avec la Force de deux dés',
    shell:
      'Tous à D3″ de l’éclatement d’un obus reçoivent un coup de la Force de deux dés, qui jette à terre et ne tue pas sur le coup.',
    rocket:
      'Tous dans le rayon des dégâts d’une fusée reçoivent une touche de la Force du tableau, sont jetés à terre, et non tués sur le coup.',
    reading:
      'Pour une figurine proche de la cible visée\u202f; les éclatements ailleurs ne sont pas comptés.',
  },

  line: {
    name: 'Hommes en ligne devant la cible',
    help: 'Tous avec la Défense de la cible.',
    past: 'Passe les hommes devant lui',
    stopped: 'Arrêté par un homme devant lui',
    rules:
      'Un boulet frappe chaque homme entre la pièce et la cible sur 4 ou plus. Qui est blessé est mort, et le boulet continue avec 1 de Force en moins\u202f; là où il ne tue pas, il s’arrête.',
    reading:
      'La cible elle-même, une fois touchée, est supposée frappée à coup sûr. La portée que perd le boulet n’est pas comptée.',
    title: 'En chemin vers la cible',
    killed: (men) =>
      men === 0
        ? 'Arrive, personne de tué'
        : `Arrive, ${men === 1 ? '1 homme tué' : `${men} hommes tués`}`,
  },

  grenade: {
    name: 'Jet de grenade',
    none: (name) => `${name} n’a pas de grenades.`,
    mark: 'De qui il s’agit',
    marks: {
      target: 'La cible',
      one: 'Une figurine à 1″ d’elle',
      two: 'Une figurine à plus de 1″ et jusqu’à 2″ d’elle',
    },
    isCovered: 'Couchée, ou couvert dur entre les deux',
    outcomes: {
      thrower: 'Lanceur blessé par sa propre grenade',
      burst: 'Éclate en main, lanceur non blessé',
      unhurt: 'Touche, personne de blessé ici',
    },
    throw: 'Le lancer',
    one: 'Un 1\u202f: manque, et peut éclater',
    short: 'Manque',
    rules:
      'Lancée par une figurine qui ne bouge ni ne tire, jusqu’à deux fois sa Force. La cible reçoit un coup de Force 5.',
    accident: (fight) =>
      `Après un 1 pour toucher, plus que le Combat ${fight} sur un second dé fait sauter le lanceur\u202f: Force 5.`,
    dud: 'Après une touche, un 1 est un raté\u202f: une touche de Force 1 sur la cible, et pas d’éclats.',
    blast:
      'Les figurines à D2″ reçoivent une touche de Force 3\u202f: à 1″ toujours, à 2″ sur la moitié des dés.',
    covered: 'Qui est couché ou a un couvert dur entre les deux n’est touché que sur 4 ou plus.',
    readings: {
      hit: 'Sur quoi une grenade touche n’est pas imprimé\u202f: supposé la valeur de tir, 1 de moins à demi-portée.',
      thrower: 'Ce qu’un éclatement en main fait aux autres n’est pas compté, ni la Puissance.',
    },
  },
};
