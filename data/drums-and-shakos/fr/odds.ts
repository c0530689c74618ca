import { tellingIn } from '@/lib/odds/tell';
import { count, number } from '@/lib/rules/fr/french';
import type { OddsWords } from '../odds/words';
import { combat } from './odds-of-combat';
import { squad } from './odds-of-squad';

const dice = (n: number) => count(n, 'dé');

/** The odds of Song of Drums and Shakos in French. */
export const french: OddsWords = {
  ...combat,
  squad,

  sides: { first: 'Attaquant', second: 'Défenseur' },
  book: (section) => `Song of Drums and Shakos, ${section}`,

  terms: {
    quality: 'Qualité',
    combat: 'Combat',
    total: 'En tout',
    rollNeeded: 'Jet nécessaire',
  },

  activation: {
    name: 'Activation',
    dice,
    outcomes: ['Aucune action', '1 action', '2 actions', '3 actions'],
    turnover: 'Perte de la main',
    average: 'Actions, en moyenne',
    leader: 'Chef ou sous-officier',
    leaderNone: 'Aucun à proximité',
    leaderNear: 'Chef à distance Longue, en vue',
    leaderNearUnreliable: 'Chef à distance Moyenne',
    leaderFarUnreliable: 'Chef au-delà de la Moyenne',
    nco: 'Sous-officier à distance Courte',
    musician: 'Relance du Musicien',
    musicianHelp:
      'Pour un groupe qu’un Chef commande, à distance Longue du Musicien\u202f: une fois par tour, un dé raté.',
    bonus: {
      leader: 'Chef à proximité',
      nco: 'Sous-officier à proximité',
      elan: 'Élan',
      reluctant: 'Réticent',
      steadfast: 'Inébranlable',
      wavering: 'Hésitant',
      fear: 'Chargé par la Peur',
    },
    unreliable:
      'Peu fiable et au-delà de la Moyenne du Chef\u202f: 5+ à chaque jet de Qualité, quoi qui puisse aider par ailleurs.',
    bounds:
      'Un 1 échoue toujours et un 6 réussit toujours\u202f: aucun jet n’est meilleur que 2+ ni pire que 6+.',
    each: (needed, one) => `Chaque dé réussit sur ${needed} ou plus\u202f: ${one}.`,
    count:
      'Chaque réussite est une action. Deux échecs ou plus dans un jet font perdre la main\u202f; une réussite à côté d’eux agit quand même.',
    reroll:
      'Un dé raté est relancé et le nouveau résultat compte. Comme cela ne peut qu’aider, on relance chaque fois qu’un dé échoue.',
    group:
      'Un groupe lance une fois, contre la pire Qualité en son sein\u202f; son bonus est supposé être celui de cette figurine.',
    unpredictable: 'Imprévisible\u202f: toujours trois dés.',
    own: 'On suppose qu’un Chef ne s’aide pas lui-même.',
  },

  morale: {
    name: 'Test de moral',
    stands: 'Tient',
    flees: 'Fuit d’un mouvement',
    fleesTwice: 'Fuit de deux mouvements',
    lost: 'Perdue',
    recovers: 'Se relève',
    recoversAndFlees: 'Se relève, fuit d’un mouvement',
    leader: 'Chef à distance Longue, en vue',
    fear: 'Chargée par une figurine qui inspire la Peur',
    posture: 'Posture',
    postures: {
      up: 'Debout',
      free: 'À terre, aucun ennemi au contact',
      held: 'À terre, ennemi au contact',
    },
    courageous: 'Courageous de la Grande-Bretagne\u202f: nouveau test',
    courageousHelp: 'Facultatif, une fois par partie.',
    courageousFrom: {
      none: 'Pas employé',
      1: 'Après tout échec',
      2: 'Après deux échecs ou plus',
      3: 'Après trois échecs',
    },
    courageousCount: 'Le test entier est supposé relancé, et le second compter, en bien ou en mal.',
    foraging: 'Défenseur de Foraging Mission',
    foragingHelp: 'Se rend à deux échecs.',
    foragingCount: 'Les défenseurs de ce scénario sont perdus à deux échecs comme à trois.',
    twoDice: 'No Retreat de la Prusse\u202f: deux dés',
    twoDiceHelp: 'Une fois par partie, au test pour un Chef perdu.',
    count: (n) =>
      `${n === 2 ? 'Deux' : 'Trois'} dés contre la Qualité. Un échec est un mouvement de fuite, deux en sont deux, trois perdent la figurine.`,
    freeCount:
      'Une figurine à terre se relève au lieu de son premier mouvement\u202f; avec trois échecs, elle est hors de combat.',
    heldCount: 'Une figurine à terre au contact d’un ennemi est hors de combat au moindre échec.',
    twoDiceCount: 'Avec deux dés, on suppose que personne n’échoue trois fois.',
  },

  dare: {
    name: 'Charger la Peur',
    fearless: (name) => `${name} n’a pas peur.`,
    charges: 'Charge',
    stays: 'Ne peut charger ce tour',
    rules:
      'Qui veut charger un ennemi qui inspire la Peur teste son moral sur trois dés avec 1 de moins. Au moindre échec il ne fuit pas, mais il ne peut charger.',
  },

  door: {
    name: 'Enfoncer une porte',
    feature: 'L’obstacle',
    features: {
      fence: (combat) => `Clôture, Combat ${combat}`,
      door: (combat) => `Porte, Combat ${combat}`,
      timber: (combat) => `Mur de bois, Combat ${combat}`,
      rubble: (combat) => `Tas de gravats, Combat ${combat}`,
    },
    damage: 'Déjà endommagé, fois',
    engineer: 'Sapeur du génie',
    outcomes: { through: 'Enfoncé', damaged: 'Endommagé', intact: 'Rien ne se passe' },
    after: (attacks) => `Enfoncé après ${attacks} attaques`,
    rules:
      'Doubler son total l’enfonce\u202f; le battre lui ôte 1 en Combat. Une défaite ne fait aucun mal à la figurine.',
    reading:
      'Un obstacle est supposé sans arme, de sorte que personne n’a la meilleure, et sans Combat au-dessous de zéro.',
  },

  fall: {
    name: 'Chute d’une hauteur',
    height: 'Hauteur',
    heights: { short: 'Courte', medium: 'Moyenne', long: 'Longue' },
    leaderHelp: 'Compte sur un escalier ou une échelle, pas pour la chute.',
    lands: 'Indemne, deux actions pour se relever',
    wounded: 'Blessé',
    slips: 'Échoue sur un dé\u202f: glisse sur un escalier ou une échelle, se noie dans la rivière',
    rules: (n) =>
      `${n === 1 ? 'Un dé' : n === 2 ? 'Deux dés' : 'Trois dés'} contre la Qualité\u202f; tout échec est une blessure. Ni Chef ni cuirasse n’y aident.`,
    slipRules:
      'Plus d’un mouvement par tour sur un escalier ou une échelle demande un jet d’un dé, comme un recul dans la rivière d’Assault at the Farm.',
  },

  price: {
    source: 'ajusté par ce projet',
    combat: (combat) => `5 × Combat ${combat}`,
    title: 'Avant la Qualité',
    sum: 'Somme',
    factor: (quality, factor) => `Qualité ${quality}+\u202f: × ${factor.replace('.', ',')}`,
    points: (sum, factor, points) =>
      `${number(sum)} × ${factor.replace('.', ',')} = ${number(points)} points, les demis arrondis au-dessus.`,
    fitted:
      'Le livre imprime des coûts et aucune formule. Ces valeurs ont été ajustées à ses catalogues par ce projet\u202f; 164 profils sur 165 les suivent.',
    pair: {
      axe: 'Axe et Engineer ne se trouvent qu’ensemble\u202f: 5 pour les deux est ajusté, le partage est une supposition.',
      pike: 'Pike et Slow ne se trouvent qu’ensemble\u202f: −1 pour les deux est ajusté, le partage est une supposition.',
    },
    odd: (printed, fitted) =>
      `C’est le seul profil qui ne suit pas\u202f: ${number(printed)} points sont imprimés, ${number(fitted)} seraient ajustés. Le coût imprimé reste.`,
  },

  percent: tellingIn('fr').percent,
  key: {
    acts: (needed) => `Agit sur ${needed}+`,
    turnover: 'Perte de la main',
    morale: 'Moral',
    moraleHead: ['tient', 'fuit', 'perdue'],
    dice: [1, 2, 3].map(dice),
    none: '–',
  },
};
