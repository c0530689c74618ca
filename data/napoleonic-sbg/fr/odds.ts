import type { OddsWords } from '../odds/words';
import { adaptation } from '../glossary/source';

const dice = (n: number) => (n === 1 ? '1 dé' : `${n} dés`);

/** The odds of the Napoleonic adaptation of the Strategy Battle Game in French. */
export const french: OddsWords = {
  sides: { first: 'Attaquant', second: 'Défenseur' },
  source: adaptation,

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
    crowd:
      'Un jet est fait pour chaque touche d’une arme qui se disperse\u202f: 6 est la cible, 1 est à l’adversaire, et l’entre-deux dépend du nombre d’ennemis proches.',
    readings: {
      crowd:
        'Le tableau commence à un ennemi\u202f: une cible seule est supposée dans sa première colonne.',
      bonus: 'Le bonus est supposé compter sur chaque dé d’un double jet.',
      order:
        'La dispersion est supposée passer avant ce qui est sur la trajectoire. Pour la première cible, l’ordre ne change rien.',
      crew: 'La cible est l’un des servants.',
      armour:
        'Ce que l’armure lourde ajoute à la Défense est dans le livre de règles de base et n’est pas compté.',
      core: 'Destin et Puissance sont du livre de règles de base et ne sont pas comptés\u202f; une blessure prend un des Points de vie de la cible.',
      one: 'Un 1 au tableau est supposé certain.',
      accuracy:
        'D3 blessures sont supposées venir avec un dé qui montre 6 ou plus, bonus compris, avant les casques.',
    },
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
    enemies: 'Ennemis à portée de dispersion',
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
      line: 'Les figurines derrière la cible, qu’un boulet peut aussi frapper, ne sont pas comptées.',
      near: 'Les figurines proches de la cible, que blessent aussi obus et fusées, ne sont pas comptées.',
    },
  },

  fight: {
    name: 'Combat',
    dice: 'Dés',
    diceOwn: (attacks) => `${attacks}, ses Attaques`,
    diceHelp: 'Davantage avec soutien ou charge, comme le dit le livre de règles de base.',
    weapon: 'Combat avec',
    kinds: {
      hand: 'Arme de corps à corps',
      spear: 'Baïonnette',
      lance: 'Lance',
      pike: 'Pique',
      'two-handed': 'Arme à deux mains',
      gun: 'Arme à feu sans baïonnette',
      none: 'Rien',
    },
    supported: 'Soutenu par une pique ou une lance d’infanterie',
    charge: 'Charge à cheval',
    charges: { none: 'Personne', first: 'L’attaquant', second: 'Le défenseur' },
    duke: 'Wellington à 3″',
    dukeHelp: 'The Iron Duke\u202f: +1 en Combat.',
    helmet: 'Porte un casque',
    best: (who, n, penalty) =>
      `${who}\u202f: le plus haut de ${dice(n)}${penalty === 0 ? '' : ', moins 1'}.`,
    winner:
      'Le plus haut gagne. À égalité, le plus haut Combat gagne\u202f; à Combat égal aussi, le combat reste indécis ici.',
    wins: (who) => `${who} gagne`,
    undecided: 'Indécis\u202f: dés égaux, Combat égal',
    blows: (who, blows, score) =>
      `${who} porte ensuite ${blows === 1 ? 'un coup' : `${blows} coups`}\u202f: chacun blesse sur ${score}.`,
    noBlow: (who) => `${who} ne peut blesser.`,
    splitTitle: 'Qui gagne',
    outcomes: {
      wounded: (who) => `${who} blessé`,
      beaten: (who) => `${who} battu, non blessé`,
      undecided: 'Indécis',
    },
    grid: 'Les plus hauts dés',
    penalties: {
      gun: 'Une arme à feu sans baïonnette a 1 de moins pour gagner le combat.',
      'two-handed': 'Une arme à deux mains a 1 de moins pour gagner le combat.',
      pike: 'Une pique que personne ne soutient a 1 de moins pour gagner le combat.',
      lance: 'Un lancier chargé et sans arme de corps à corps a 1 de moins pour gagner le combat.',
      brute: 'Brute Strength\u202f: jamais 1 de moins pour gagner un combat.',
    },
    lanceBonus: 'Charge à la lance\u202f: on ajoute 1 au jet pour blesser.',
    chargeBonus: 'Charge!\u202f: l’épée sert comme une lance, on ajoute 1 au jet pour blesser.',
    readings: {
      core: 'Les combats sont du livre de règles de base. L’adaptation imprime cette façon de lancer, un dé par Attaque, le plus haut résultat puis le plus haut Combat, pour la lutte autour d’un drapeau\u202f; elle est reprise pour les combats.',
      equal:
        'Ce qui tranche quand dés et Combat sont égaux n’est pas imprimé dans l’adaptation\u202f: mis à part ici.',
      blows: 'Le vainqueur est supposé porter un coup par dé, tous avec sa propre Force.',
      less: 'Le 1 de moins est pris sur le plus haut dé.',
      twoHanded:
        'Qu’une arme à deux mains ait 1 de moins est déduit de Brute Strength\u202f; ce qu’elle gagne pour blesser est dans le livre de règles de base et n’est pas compté.',
    },
  },

  key: {
    near: (weapon) => `${weapon}, de près`,
    far: (weapon) => `${weapon}, de loin`,
    hit: 'Touche',
    wound: (defence) => `D${defence}`,
    fight: 'Un coup blesse',
    gun: ['Loin', 'Moitié', 'Quart'],
    gunHits: 'La pièce touche',
    rocketHits: 'La fusée touche',
    any: ['Toute portée'],
  },
};
