import { tellingIn } from '@/lib/odds/tell';
import type { OddsWords } from '../odds/words';
import { adaptation } from '../glossary/source';
import { fire } from './odds-of-fire';

const dice = (n: number) => (n === 1 ? '1 dé' : `${n} dés`);

/** The odds of the Napoleonic adaptation of the Strategy Battle Game in French. */
export const french: OddsWords = {
  ...fire,

  sides: { first: 'Attaquant', second: 'Défenseur' },
  source: adaptation,

  might: {
    name: 'Puissance',
    none: 'Pas dépensée',
    points: (points) => (points === 1 ? '1 point au plus' : `${points} points au plus`),
    help: 'Relève les dés trop courts, d’un par point.',
    printed:
      'La source dit que la Puissance change des jets, et qu’un maître canonnier dépense la sienne pour sa pièce.',
    reading:
      'Ce que fait un point est du livre de règles de base\u202f: supposé un de plus sur un dé, dépensé seulement s’il suffit, pour toucher et pour blesser, ni pour la dispersion ni pour ce qui est sur la trajectoire.',
    title: (past) => `Avec la Puissance\u202f: ${past}`,
    without: 'Sans Puissance',
  },

  fate: {
    name: 'Le Destin sauve sur',
    none: 'Pas compté',
    help: 'Le résultat est dans le livre de règles de base, pas dans cette source.',
    on: (score) => (score === 6 ? '6' : `${score}+`),
    spent: 'Points de Destin',
    points: (points) => (points === 1 ? '1 point' : `${points} points`),
    fails: (points, score) =>
      `Le Destin ne sauve pas, ${points === 1 ? '1 point' : `${points} points`} sur ${score === 6 ? '6' : `${score}+`}`,
    saved: 'Sauvé par le Destin',
    printed:
      'La source donne des points de Destin et dit que le Destin sauve d’une blessure, mais pas sur quel résultat.',
    notCounted: 'Le Destin n’est pas compté tant que son résultat n’est pas réglé.',
    reading:
      'Le résultat est celui du joueur. Les points sont supposés dépensés l’un après l’autre tant qu’il y a une blessure à sauver.',
  },

  courage: {
    name: 'Courage',
    question: 'Test de Courage',
    here: 'Courage ici',
    open: 'Cette source dit ce qui change le Courage, pas comment on le teste\u202f: cela est du livre de règles de base. Réglez les dés et le total de votre livre, et la chance est ici.',
    dice: 'Dés d’un test',
    diceHelp: 'Comme le dit le livre de règles de base\u202f; la source ne le dit pas.',
    diceNone: 'Pas réglé',
    diceOf: (n) => `${dice(n)} et le Courage`,
    total: 'Total qui réussit',
    reaches: (total) => `${total} ou plus`,
    test: 'Occasion',
    tests: {
      any: 'N’importe laquelle',
      broken: 'L’armée est en rupture',
      alone: 'Seul, personne à 6″',
      dive: 'Dive for Cover! (à couvert)',
      terror: 'Charger ce qui terrifie',
      wall: 'Charger un mur de lances',
    },
    circle: 'Sphère d’influence d’un camarade',
    circleHelp: 'De rang égal ou supérieur\u202f: 6″, 12″ pour un officier.',
    circles: {
      none: 'Aucune',
      near: 'Dans l’une d’elles',
      failed: 'Dans celle d’un supérieur qui a échoué à la rupture',
    },
    banner: 'Drapeau à 3″',
    music: 'Musicien à 12″ ou cornemuse à 16″',
    pipes: 'Cornemuse à 16″',
    general: 'Général à 24″',
    resent: 'Wellington sur la table, 1810 ou après',
    napoleon: 'Napoléon sur la table\u202f: réussit',
    aide: 'Son général est en vie\u202f: réussit',
    lasalle: 'Lasalle à 8″\u202f: teste de nouveau',
    bonus: {
      circle: 'Sphère d’influence',
      failed: 'Supérieur qui a échoué',
      banner: 'Drapeau',
      music: 'Musique',
      general: 'Général',
      onFoot: 'Dragon à pied',
      resent: 'Ressentiment',
      greys: 'Scots Greys',
    },
    passes: 'Réussit',
    failures: {
      fails: 'Échoue',
      flees: 'Fuit vers le bord de table',
      rallies: 'Fuit vers les siens',
      dives: 'Se jette à couvert',
      stays: 'Ne peut charger',
    },
    without: (courage) => `Réussit avec Courage ${courage}, sans modificateurs`,
    discipline: 'Fuit devant un Disciplinarian, qui le tue',
    rules:
      'Une seule sphère d’influence compte, de qui qu’elle soit\u202f; drapeau, musique et général comptent en plus. Qui a échoué à la rupture fait de la sienne un −1 pour ses inférieurs.',
    after: {
      broken: 'Qui échoue court au bord de table le plus proche et ne frappe pas en chemin.',
      alone:
        'Qui échoue lance un dé\u202f: 1 à 3 vers le bord de table, 4 à 6 vers l’ami le plus proche.',
      dive: 'Qui est touché sans être tué, ou à 3″ d’un homme abattu d’un tir, teste\u202f; qui échoue se met à couvert et ne fait plus rien de ce tour.',
      terror: 'Qui échoue ne charge pas.',
      wall: 'Les cavaliers sans lance testent avant de charger deux lances ou plus.',
    },
    again: 'Qui échoue à 8″ de Lasalle teste encore une fois.',
    core: 'Les dés d’un test et le total qui réussit ne sont pas imprimés dans cette source\u202f; ils sont tels que le joueur les a réglés. Volonté et Stand Fast sont du livre de règles de base et ne sont pas comptés.',
    list: (n, total) => `Chance de réussir\u202f: ${dice(n)} et le Courage font ${total}`,
    at: (courage) => `Courage de ${courage}`,
    free: 'Il réussit sans jet.',
  },

  brave: {
    name: 'Puissance du brave des braves',
    notHe: (name) => `${name} n’a pas une telle Puissance.`,
    uses: 'Emplois de la Puissance',
    left: (points) =>
      points === 0 ? 'Plus rien' : points === 1 ? 'Reste 1 point' : `Restent ${points} points`,
    free: 'Un emploi ne coûte rien',
    mean: 'Emplois jusqu’à épuisement, en moyenne',
    rules:
      'Pour chaque emploi, deux dés sont lancés\u202f: 7 ou plus, et le point n’est pas perdu.',
    until: 'Quand il ne reste rien, aucun autre emploi n’est compté.',
  },

  banner: {
    name: 'Lutte pour un drapeau',
    none: (name) => `${name} ne porte pas de drapeau.`,
    taken: 'L’attaquant prend le drapeau',
    kept: 'Le défenseur le garde',
    undecided: 'Égalité, Combat égal',
    rules: (first, second) =>
      `Le vainqueur d’un combat peut essayer\u202f: ${dice(first)} contre ${dice(second)}, un par Attaque.`,
    fight: (first, second) =>
      `Le plus haut résultat l’a\u202f; à égalité, le plus haut Combat\u202f: ${first} contre ${second}.`,
    reading: 'Ce qui tranche à Combat égal aussi n’est pas imprimé\u202f: mis à part ici.',
  },

  wall: {
    name: 'Mur de lances',
    notMounted: (name) => `${name} n’est pas à cheval.`,
    lance: (name) => `${name} a une lance, qui défait le mur.`,
    noSpear: (name) => `${name} n’a ni baïonnette ni pique.`,
    spears: 'Lances dans le mur',
    horse: 'Défense du cheval',
    horseHelp: 'Les chevaux n’ont pas de profil dans cette source.',
    unknown: 'Pas réglée',
    free: 'Le mur ne fait rien',
    struck: (hits) => `Le cheval reçoit ${hits === 1 ? '1 touche' : `${hits} touches`} de Force 4`,
    wounded: 'Cheval blessé',
    unhurt: 'Cheval touché, non blessé',
    rules: (fight, hits) =>
      `Le défenseur lance un dé\u202f: moins que le Combat ${fight}, et le cheval reçoit une touche de Force 4 par lance après la première, ici ${hits}.`,
    greys: 'Contre les Scots Greys, on ajoute un à ce dé.',
    notPrinted:
      'La Défense d’un cheval n’est pas imprimée ici\u202f: réglez-la, et ses blessures sont comptées.',
    courage: 'Le test de Courage avant la charge est une question à part.',
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
    killed: (who, wounds) => `${who} tué\u202f: ${wounds} blessures ou plus`,
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
      raise:
        'La Puissance ne relève que le plus haut dé, jusqu’à 6 au plus\u202f; si les deux camps en ont, chacun est supposé relever autant qu’il peut.',
      twoHanded:
        'Qu’une arme à deux mains ait 1 de moins est déduit de Brute Strength\u202f; ce qu’elle gagne pour blesser est dans le livre de règles de base et n’est pas compté.',
    },
  },

  percent: tellingIn('fr').percent,
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
