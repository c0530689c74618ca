import { percent } from '@/lib/odds/tell';
import { number } from '@/lib/rules/fr/french';
import type { OddsWords } from '../odds/words';

const dice = (n: number) => (n === 1 ? '1 dé' : `${n} dés`);

/** The odds of Song of Drums and Shakos in French. */
export const french: OddsWords = {
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

  fight: {
    name: 'Corps à corps',
    source: 'Hand-to-Hand Combat Modifiers',
    results: 'Hand-to-Hand Combat',
    drawn: 'Rien ne se passe',
    recoils: 'recule',
    falls: 'tombe',
    wounded: 'blessé',
    killed: 'tué',
    outcome: (who, what) => `${who} ${what}`,
    switches: {
      powerful: 'Attaque puissante',
      powerfulHelp: 'Deux actions pour une seule attaque.',
      ambush: 'En embuscade',
      freeHack: 'Frappe libre',
      freeHackHelp:
        'Le défenseur part ou recule dans l’attaquant\u202f: lui seul peut être atteint.',
      routed: 'Il fuit après un test de moral',
      routedHelp: 'S’il est battu, de quoi que ce soit, il est blessé.',
      dropped: 'A lâché le drapeau',
      enemies: 'Ennemis au contact',
      fallen: 'Est à terre',
      defending: 'Derrière un obstacle ou plus haut',
      noRoom: 'Sans place pour reculer',
      rough: 'En terrain accidenté ou sous bois',
      roughHelp: 'Coûte à toute figurine montée qui y combat, ou contre une figurine qui y est.',
      bareHands: 'Les mains nues sont la pire arme',
      bareHandsHelp: 'Le livre ne le dit pas\u202f; à convenir.',
    },
    modifiers: {
      strong: 'Fort',
      weak: 'Faible',
      mounted: 'Monté contre à pied',
      better: (mine, theirs) => `${mine} contre ${theirs}`,
      flag: 'Porte un drapeau',
      fallen: 'Ennemi à terre',
      outnumbered: (enemies) => `${enemies} ennemis au contact`,
      powerful: 'Attaque puissante contre lui',
      ambush: 'Embuscade',
      defending: 'Obstacle ou hauteur',
      rough: 'Terrain accidenté ou bois',
    },
    bareHands: 'mains nues',
    total: (who) => `${who} ajoute à son dé`,
    compare: 'Chacun lance un dé et ajoute. Chaque case est l’une des 36 paires de dés.',
    rules:
      'Le plus haut total gagne\u202f: le double de celui du perdant le blesse, le triple le tue. En deçà, le perdant tombe si le dé naturel du vainqueur est pair, et recule s’il est impair.',
    betterRules:
      'La meilleure arme fait tomber le perdant quel que soit le dé\u202f; si son porteur perd sans mal, son total baisse encore de un, ce qui peut finalement donner le double ou le triple.',
    fallenRules: 'Qui est à terre et battu, de quoi que ce soit, est hors de combat.',
    cuirassRules: 'Battu de un, un homme en cuirasse qui est debout n’a aucun mal\u202f: égalité.',
    freeHackRules: 'Dans une frappe libre, l’attaquant ne peut être atteint.',
    routedRules: 'Qui fuit et est battu ne s’est pas échappé\u202f: il est blessé.',
    freeHackMounted:
      'Une figurine montée qui quitte des hommes à pied n’essuie pas de frappe libre\u202f; ceci vaut pour celle qui recule dans eux.',
    noRoomRules: 'Sans place, un recul est une chute.',
    readings: {
      best: 'De plusieurs armes de corps à corps, chacun est supposé prendre la meilleure\u202f; fusil rayé, carabine et tromblon se manient comme un mousquet.',
      bareHands:
        'Ce que valent des mains nues contre des armes n’est pas imprimé\u202f: supposées n’être aucune arme, de sorte que personne n’a la meilleure.',
      bareHandsWorst: 'Supposé convenu\u202f: toute arme vaut mieux que des mains nues.',
      nought:
        'Des totaux de zéro ou moins sont possibles ici, et le livre n’en parle pas\u202f: qui en bat un est supposé le tripler.',
      cuirassBetter:
        'On suppose que la cuirasse est consultée d’abord\u202f: battu de un, son porteur n’a rien perdu, et la meilleure arme ne lui coûte rien.',
      cuirassDouble:
        'Quand un de plus est aussi le double, comme 2 contre 1, une cuirasse est encore supposée en faire une égalité.',
      fallenOut: 'Hors de combat est supposé valoir blessé, sauf si le total est triplé.',
    },
  },

  shot: {
    name: 'Tir',
    noFirearm: (name) => `${name} n’a ni arme à feu ni arc.`,
    source: 'Ranged Combat Modifiers; Firearms Table',
    results: 'Ranged Combat',
    weapon: 'Arme',
    distance: 'Distance',
    distances: {
      short: 'À distance Courte',
      medium: 'À distance Moyenne',
      long: 'À distance Longue',
      double: 'Double portée',
      triple: 'Triple portée',
    },
    attack: 'Coup',
    attacks: {
      plain: 'Un coup',
      aimed: 'Visé, deux actions',
      volley: (shooters) => `Salve de ${shooters}`,
    },
    attackHelp: 'Dans une salve, le groupe tire avec les valeurs de son plus mauvais tireur.',
    cover: 'Couvert',
    covers: {
      none: 'À découvert',
      soft: 'Clôture, arbre, buisson, bois',
      hard: 'Mur, rocher, bâtiment',
    },
    beside: 'Se tient au contact de la cible',
    besideHelp: 'Un tromblon les frappe aussi, avec +1 seulement.',
    fallen: 'Cible à terre',
    ammoOut: 'À court de munitions',
    scarce: 'Munitions comptées',
    scarceHelp: 'Les défenseurs de Forlorn Hope\u202f: à court sur un second jet de 1 ou 2.',
    missed: 'Rien ne se passe',
    stepsBack: 'Recule d’un pas',
    falls: 'Tombe',
    wounded: 'Blessé',
    killed: 'Tué',
    modifiers: {
      firearm: (weapon, distance) => `${weapon}, ${distance.toLowerCase()}`,
      beside: 'Au contact de la cible',
      saddle: 'Depuis la selle',
      soft: 'Couvert léger',
      hard: 'Couvert dur',
      fallen: 'Cible à terre, au-delà de la Courte',
      poorShot: 'Mauvais tireur',
      aimed: 'Est visé',
      volley: (more) => (more === 1 ? '1 tireur de plus' : `${more} tireurs de plus`),
    },
    total: (who) => `${who} ajoute à son dé`,
    compare: 'Chacun lance un dé et ajoute. Chaque case est l’une des 36 paires de dés.',
    rules:
      'Seule la cible peut être atteinte\u202f: blessée si son total est doublé, tuée s’il est triplé. En deçà, elle tombe si le dé naturel du tireur est pair, et recule d’un pas s’il est impair.',
    fallenRules: 'Une cible à terre est blessée dès qu’elle est battue.',
    cuirassRules: 'Battu de un, un homme en cuirasse qui est debout n’a aucun mal.',
    marksmanRules:
      'Tireur d’élite, visant à distance Moyenne ou moins\u202f: battre la cible, c’est la blesser, et le fait de viser ne coûte rien à la cible.',
    ammo: (chance) =>
      `Un 1 naturel du tireur est suivi d’un second jet qui peut le laisser sans munitions\u202f: ${percent(chance).replace(' ', '\u202f')}.`,
    readings: {
      cuirassMarksman:
        'Contre un tireur d’élite aussi, une cuirasse est supposée détourner le coup qui bat son porteur de un.',
      nought:
        'Des totaux de zéro ou moins sont possibles ici, et le livre n’en parle pas\u202f: qui en bat un est supposé le tripler.',
      double:
        'Double et triple se comptent en longueurs de la portée de l’arme. Une double portée Courte peut encore tenir dans la Moyenne.',
    },
  },

  charge: {
    name: 'Charge de cavalerie',
    notMounted: (name) => `${name} n’est pas à cheval.`,
    notFoot: (name) => `${name} n’est pas à pied.`,
    source: 'Cavalry Charging Infantry',
    loaded: 'Arme chargée',
    leader: 'Chef à distance Longue du défenseur',
    flees: (who) => `${who} fuit`,
    test: 'Test de moral du chargé',
    three: 'Trois réussites',
    some: 'Un ou deux échecs',
    none: 'Trois échecs\u202f: fuit',
    isLoaded: 'Oui',
    isEmpty: 'Non',
    fires: (weapon) => `${weapon}, tir sur la charge`,
    rules:
      'À pied et chargé à découvert, on teste le moral sur trois dés. Avec trois réussites, un homme à l’arme chargée combat avec le modificateur de son arme à feu\u202f; avec un échec ou deux, il combat comme toujours\u202f; avec trois, il est parti.',
    joined: 'Chaque combat compte aussi souvent que le test y mène.',
    single: 'Le modificateur est supposé être celui de la portée simple de l’arme.',
    firedFight: 'Combat après trois réussites, avec le coup de feu',
    usualFight: 'Combat après un ou deux échecs',
    anyFight: 'Combat, s’il tient',
  },

  squad: {
    name: 'Un tour entier',
    leader: 'Chef à proximité de tous',
    leaderHelp: 'Tous sauf le Chef lui-même ont +1.',
    nco: 'Sous-officier à proximité de tous',
    ncoHelp: 'Tous sauf lui ont +1\u202f: il commande là où il n’y a pas de Chef.',
    orders: 'Le Chef commande des groupes',
    ordersHelp:
      'De deux à six figurines au contact, à distance Longue de lui, lancent comme une seule\u202f; tous ont son +1.',
    musician: 'Musicien à distance Longue du Chef et du groupe',
    musicianHelp: 'Un groupe relance un dé raté.',
    leadership: 'Leadership de la France',
    leadershipHelp: 'Facultatif, une fois par partie\u202f: une perte de la main est ignorée.',
    enemyScouts: 'Éclaireurs de l’ennemi',
    austria: 'Light Cavalry Scouting de l’Autriche',
    austriaHelp: 'Facultatif\u202f: +1.',
    side: 'Choisit d’attaquer ou de défendre',
    scouts:
      'Attaquant et défenseur\u202f: chacun lance un dé et ajoute 1 par éclaireur\u202f; le plus haut choisit, à égalité on relance.',
    average: 'Actions avant de passer la main',
    all: 'Chacun a son tour',
    head: ['Ordre', 'Figurines', 'Il faut', 'Dés'],
    needs: (needed) => `${needed}+`,
    models: (count, name) => `${count}\u00a0× ${name}`,
    own: (name, actions) =>
      actions === 1 ? `${name}\u202f: 1 action à lui` : `${name}\u202f: ${actions} actions à lui`,
    none: '–',
    group: (models) => `Groupe\u202f: ${models}`,
    groupWithMusician: (models) => `Groupe, avec le Musicien\u202f: ${models}`,
    leg: (who, n) => `${who}, ${dice(n)}`,
    branch: (legs) =>
      `L’ordre montré est celui où chaque jet réussit en plein. Si un dé du Chef échoue, la suite est\u202f: ${legs}.`,
    groups:
      'Le Chef doit avoir lancé\u202f; chacune de ses actions est un ordre ou une action à lui. Un groupe lance une fois contre sa pire Qualité, et chaque réussite est une action pour toutes ses figurines. Une perte de la main d’un groupe met fin aussi à ses ordres.',
    worst:
      'Des groupes d’une même taille et d’une même pire Qualité, celui des plus mauvaises figurines est le meilleur\u202f: les autres n’ont pas été examinés. Ce qu’un ordre lui coûte n’est pas compté comme action.',
    ownActions:
      'Avec une perte de la main à son propre jet, le Chef est supposé garder pour lui sa seule réussite. Toutes les figurines sont supposées là où il les veut.',
    reroll:
      'Le Musicien aide un groupe par tour\u202f: un dé raté est relancé. Lequel, cela a été essayé.',
    pardon:
      'Avec le Leadership de la France, la première perte de la main est ignorée\u202f: les autres continuent, mais pas la figurine ni le groupe qui a échoué.',
    pardonNow:
      'On suppose qu’il sert à la première perte de la main de ce tour\u202f; après celle, ignorée, d’un groupe, le Chef est supposé poursuivre ses ordres.',
    once: 'Chacun est activé une fois, seul ou en groupe, et l’action que vaut une seule réussite à côté d’une perte de la main est comptée.',
    rules:
      'Après un jet sans perte de la main, seul compte qui doit encore agir, et ce qui reste d’ordres et d’aide. Le meilleur de chacun de ces états a donc été calculé, du dernier homme en remontant, sur tout choix de figurine et de nombre de dés.',
    one: 'Un seul dé ne fait jamais perdre la main\u202f: laisser agir des figurines ainsi d’abord ne coûte rien.',
    ratio:
      'Parmi les autres, qui apporte plus d’actions pour chaque chance de perdre la main passe avant.',
    alone:
      'Chacun est activé seul, une fois, et l’action que vaut une seule réussite à côté d’une perte de la main est comptée.',
    beyond:
      'Une figurine peu fiable est supposée à distance Moyenne du Chef s’il est à proximité, sinon au-delà.',
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

  key: {
    acts: (needed) => `Agit sur ${needed}+`,
    turnover: 'Perte de la main',
    morale: 'Moral',
    moraleHead: ['tient', 'fuit', 'perdue'],
    dice: [1, 2, 3].map(dice),
    none: '–',
  },
};
