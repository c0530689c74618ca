import { count, counted, feminine, joinSome, number, numeral } from '@/lib/rules/fr/french';
import { nativeReach, type Reach, regularReach } from '../tables/ranges';
import type { Words } from '../words';
import { distance, nativeNames, regularNames } from './terms/reach';

/** Of what and whom units are made, by id. */
const compositions: Readonly<Record<string, string>> = {
  'european-regular/infantry-company': '4 fantassins, 1 officier',
  'european-regular/infantry-battalion': '4 compagnies, le commandant',
  'european-regular/cavalry-squadron': '3 cavaliers, 1 officier',
  'european-regular/cavalry-regiment': '2 escadrons, le commandant',
  'european-regular/machine-gun-detachment': '1 mitrailleuse, 2 servants',
  'european-regular/mountain-gun-battery': '1 pièce, 2 canonniers, 1 officier',
  'european-regular/field-gun-battery': '1 pièce, 2 canonniers, 1 officier',
  'european-regular/medium-gun-battery': '1 pièce, 3 canonniers, 1 officier',
  'european-regular/heavy-gun-battery': '1 pièce, 4 canonniers, 1 officier',
  'european-regular/headquarters': 'général et état-major',
  'european-regular/transport': '1 chariot, 1 chameau de bât, 2 chevaux de bât ou 3 porteurs',
  'irregular-native/foot-unit': 'des hommes et 1 chef',
  'irregular-native/mounted-unit': '4 à 10 cavaliers, 1 chef',
  'irregular-native/artillery-unit': '1 pièce, 2 à 4 canonniers, 1 chef',
  'irregular-native/headquarters': 'chef indigène et sa suite',
  'irregular-native/transport': '1 chariot, 1 chameau de bât, 2 chevaux de bât ou 3 porteurs',
};

/** Each weapon of a side by its name in English, with what it is called. */
function called<Id extends string>(
  reach: Readonly<Record<Id, Reach>>,
  names: Readonly<Record<Id, string>>,
): readonly (readonly [string, string])[] {
  return (Object.keys(reach) as Id[]).map((id) => [reach[id].name, names[id]]);
}

const weapons: ReadonlyMap<string, string> = new Map([
  ...called(regularReach, regularNames),
  ...called(nativeReach, nativeNames),
]);

/** What Bundok and Bayonet says in French. */
export const french: Words = {
  sections: {
    infantry: 'Infanterie',
    cavalry: 'Cavalerie',
    artillery: 'Artillerie et mitrailleuses',
    headquarters: 'Quartiers généraux',
    transport: 'Train',
  },
  arms: {
    foot: 'À pied',
    horse: 'À cheval',
    guns: 'Pièces',
    command: 'Commandement',
    transport: 'Train',
  },
  columns: {
    figures: { short: 'Figurines', name: 'Figurines' },
    morale: { short: 'Moral', name: 'Dés d’un test de moral' },
    fire: { short: 'Tir', name: 'Dés de tir par figurine' },
  },
  composition: (id, printed) => compositions[id] ?? printed,
  weapon: (name) => weapons.get(name) ?? name,
  cells: { exempt: 'aucun', lost: 'perdu' },
  features: {
    'european-regular':
      'Troupes régulières levées en Europe, unités coloniales européennes et unités indigènes sur le modèle européen.',
    'irregular-native':
      'Unités locales irrégulières, bandes guerrières et levées de tribus et de clans.',
  },
  attributes: {
    figures: {
      label: 'Figurines',
      help: 'Hommes à pied ou à cheval, leur chef compris.',
      unit: 'figurine',
    },
    weapon: {
      label: 'Arme',
      help: 'Fixe la portée de son tir ; les carabines sont les fusils de leur sorte.',
    },
    gun: { label: 'Pièce', help: 'Son poids fixe la portée de son tir.' },
    transportKind: {
      label: 'Sorte de transport',
      help: 'Toutes portent autant ; leur vitesse diffère.',
      choices: {
        wagon: 'Chariot',
        camel: 'Chameau de bât',
        horses: 'Chevaux de bât',
        porters: 'Porteurs',
      },
    },
    quality: { label: 'Qualité', help: 'Change les dés de ses tests de moral.' },
    moraleDice: {
      label: 'Dés de moral',
      help: 'Perdus dans cette copie de la source : indiquez-les si la vôtre les a, avant la qualité.',
    },
    movementDice: {
      label: 'Dés de mouvement',
      help: 'Illisibles dans cette copie de la source : indiquez-les si la vôtre les a.',
    },
  },
  qualities: {
    elite: 'Élite',
    regular: 'Régulière',
    inexperienced: 'Inexpérimentée',
    militia: 'Milice',
  },
  settings: {
    suit: {
      label: 'Couleur de cartes',
      help: 'Les cartes qui activent vos unités : une couleur, ou toutes les noires ou les rouges pour un camp d’un seul joueur.',
      none: 'Pas encore distribuée',
      choices: {
        clubs: 'Trèfle',
        spades: 'Pique',
        hearts: 'Cœur',
        diamonds: 'Carreau',
        black: 'Noir : trèfle et pique',
        red: 'Rouge : cœur et carreau',
      },
    },
  },
  organisation: { formation: 'Formation', group: 'Groupe' },
  rules: {
    something: 'au moins une unité',
    sizes:
      'Les unités montées ont de 5 à 11 figurines, les unités d’artillerie de 3 à 5, les quartiers généraux et les unités à pied 2 ou plus.',
    formation: feminine('formation'),
    headquarters: feminine('unité de quartier général'),
    commands: 'un général avec son état-major, ou un chef indigène avec sa suite, la commande',
  },
  wrongNation: {
    summary: 'Les unités d’un groupe sont d’un seul camp ; les alliés forment un groupe à part.',
    message({ group, others }) {
      const said = joinSome(others.map(({ name, count: n }) => counted(n, name)));
      const are = others.length === 1 && others[0]?.count === 1 ? 'est' : 'sont';
      return `${group} a des unités des deux camps\u202f: ${said} ${are} de l’autre.`;
    },
    reason: () => 'De l’autre camp que son groupe',
    mends: 'garde chaque groupe à un seul camp',
  },
  transportRecommended: {
    summary:
      'Une grande formation a une unité de transport par unité combattante, ou pour deux unités indigènes.',
    message: ({ group, combat, transport, advised }) =>
      `${group}\u202f: ${count(transport, 'unité de transport')} pour ${count(combat, 'unité combattante')}, et ${number(advised)} ${advised > 1 ? 'sont recommandées' : 'est recommandée'}.`,
    reason: ({ advised, transport }) =>
      `Il manque ${count(advised - transport, 'unité de transport')}`,
    mends: 'amène le transport recommandé',
  },
  figures: {
    figures: 'Figurines',
    combat: 'Unités combattantes',
    transport: 'Unités de transport',
    diceShort: 'Dés de tir, courte portée',
    diceLong: 'Dés de tir, longue portée',
    diceUnarmed: 'Dés de tir, arme non choisie',
    suit: 'Activée par',
  },
  ranges: {
    name: 'Portées',
    head: ['Arme', 'Courte', 'Longue'],
    note: 'Une perte pour chaque 6 à courte portée et pour chaque paire de 6 à longue ; en fortifications, il en faut deux fois plus.',
  },
  distance,
  unit: {
    lost: 'pas dans la source',
    figures: 'Figurines',
    moraleDice: 'Dés de moral',
    noCheck: 'aucun : pas de test',
    fortified: 'Dés de moral, en fortifications',
    movementDice: 'Dés de mouvement',
    moves: (dice, double) =>
      `${dice}\u202f; ${double} au pas de course\u202f; 1 de plus en terrain découvert`,
    range: 'Portée',
    notChosen: 'arme non choisie',
    short: (weapon) => `${weapon}, courte portée`,
    long: (weapon) => `${weapon}, longue portée`,
    none: 'aucune',
    firingDice: 'Dés de tir',
    each: (dice) => ` (${dice} par figurine)`,
    joins: ', avec une unité au contact',
    shortOnly: ', à courte portée seulement',
    casualty: { short: 'Perte à courte portée', long: 'Perte à longue portée' },
    sixes: (n) =>
      n === 1 ? 'chaque 6' : n === 2 ? 'chaque paire de 6' : `chaque groupe de ${numeral(n)} 6`,
  },
};
