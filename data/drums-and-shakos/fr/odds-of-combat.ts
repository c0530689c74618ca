import { tellingIn } from '@/lib/odds/tell';
import type { combat as english } from '../odds/words-of-combat';

/** Sentences about fights, shots and charges. */
export const combat: typeof english = {
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
      `Un 1 naturel du tireur est suivi d’un second jet qui peut le laisser sans munitions\u202f: ${tellingIn('fr').percent(chance)}.`,
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
};
