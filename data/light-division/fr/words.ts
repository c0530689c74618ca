import { counted, feminine, joinSome, masculine, numeral, number } from '@/lib/rules/fr/french';
import type { Words } from '../words';

/** What Light Division says in French. */
export const french: Words = {
  sections: {
    infantry: 'Infanterie',
    cavalry: 'Cavalerie',
    artillery: 'Artillerie',
    command: 'Commandants',
  },
  arms: {
    infantry: 'Infanterie',
    cavalry: 'Cavalerie',
    light: 'Tirailleurs',
    artillery: 'Artillerie',
  },
  columns: {
    road: { short: 'Route', name: 'Colonne de route, ou attelée' },
    column: { short: 'Col. d’att.', name: 'Colonne d’attaque' },
    line: { short: 'Ligne', name: 'Ligne, ou en batterie' },
    skirmish: { short: 'Tir.', name: 'Ordre de tirailleurs' },
    short: { short: 'Courte', name: 'Courte portée, ou mitraille' },
    long: { short: 'Longue', name: 'Longue portée, ou boulet et obus' },
  },
  between: (from, to) => `${from}″ à ${to}″`,
  or: ' ou ',
  attributes: {
    castings: {
      label: 'Figurines',
      men: {
        help: (from, to) =>
          `Figurines d’une unité\u202f: chacune représente de ${from} à ${to} hommes.`,
        unit: 'figurine',
      },
      guns: {
        help: (guns, howitzers) =>
          `Modèles de canon\u202f: chacun représente ${numeral(guns)} canons ou ${numeral(howitzers)} obusiers.`,
        unit: 'canon',
      },
    },
    morale: {
      label: 'Moral',
      help: (best, worst) =>
        `À atteindre au d10 sous le feu, quand on est chargé et après une mêlée perdue\u202f: ${best} est le meilleur, ${worst} le pire.`,
    },
    training: {
      label: 'Instruction',
      help: (best, worst) =>
        `À atteindre au d10 pour charger en ordre, former le carré et se rallier\u202f: ${best} est le meilleur, ${worst} le pire.`,
    },
    organicGrenadiers: {
      label: 'Grenadiers organiques',
      help: 'Le bataillon a gardé ses propres grenadiers : il ajoute 1 à ses jets de moral.',
    },
  },
  settings: {
    ratio: {
      label: 'Hommes par figurine',
      help: (from, to) =>
        `De ${from} à ${to}\u202f; cela change ce que les unités représentent, pas le jeu.`,
    },
    commandControl: {
      label: 'Commandement et contrôle',
      help: 'Une règle facultative : des commandements d’au plus quatre bataillons ou régiments et d’une batterie, chacun sous son général.',
    },
    historical: {
      label: 'Organisation historique',
      help: 'La liste en suit une, si bien que les niveaux peuvent différer comme ils l’ont fait.',
    },
  },
  features: {
    france: 'L’infanterie qui charge en colonnes d’attaque compte quatre rangs.',
    'great-britain':
      'L’infanterie a une instruction d’un niveau meilleure que son moral ; la cavalerie doit réussir un jet pour se rallier après une charge réussie.',
    'kings-german-legion':
      'L’infanterie est comme la britannique ; la cavalerie se rallie sans jet.',
    prussia: 'L’infanterie qui charge en colonnes d’attaque compte quatre rangs.',
    russia:
      'L’infanterie a une instruction d’un niveau moins bonne que sa classe, et un moral d’un niveau meilleur.',
  },
  gradings: {
    british:
      'l’infanterie britannique et de la Légion allemande a une instruction d’un niveau meilleure que son moral',
    russian:
      'l’infanterie russe a une instruction d’un niveau moins bonne que sa classe, et un moral d’un niveau meilleur',
  },
  organisation: { division: 'Division', command: 'Commandement' },
  rules: {
    something: 'au moins une unité',
    gradeRange: (best, worst) =>
      `Le moral et l’instruction sont des niveaux de ${best} à ${worst}.`,
    battalion: masculine('bataillon'),
    regiment: masculine('régiment'),
    battery: feminine('batterie'),
    general: masculine('général'),
    leader: masculine('général'),
    command: masculine('commandement'),
    size: {
      meter: 'Bataillons et régiments',
      limit: (max) =>
        `un commandement a au plus ${numeral(max)} bataillons d’infanterie ou régiments de cavalerie réunis`,
    },
    batteries: {
      meter: 'Batteries',
      limit: 'un commandement a au plus une batterie, sauf s’il n’a que de l’artillerie',
    },
    nearby: 'ses unités n’agissent que près de leur commandant',
    generals: { meter: 'Généraux', limit: 'un commandement suit un seul général' },
  },
  mixedGrades: {
    summary:
      'L’infanterie et la cavalerie d’un commandement ont les mêmes niveaux de moral et d’instruction.',
    message: ({ group, grades }) =>
      `${group} a des unités de niveaux différents (moral/instruction ${joinSome(grades)})\u202f: ceux d’un commandement devraient être les mêmes, sauf organisation historique.`,
    reason: () => 'D’autres niveaux que son commandement',
  },
  nationalGrades: {
    summary:
      'L’infanterie britannique, de la Légion allemande et russe a les niveaux de sa nation.',
    message: ({ of, says }) =>
      `${joinSome([
        ...new Set(
          of.map(
            ({ profile, count, morale, training }) =>
              `${counted(count, profile)} avec un moral de ${number(morale)} et une instruction de ${number(training)}`,
          ),
        ),
      ])}\u202f: ${says.join(' ; ')}.`,
    reason: () => 'Des niveaux que sa nation n’a pas',
  },
  chainOfCommand: {
    summary:
      'Deux commandements d’une nation ou plus sont placés sous une formation avec un général.',
    message: ({ commands }) =>
      `Personne ne commande ensemble ${joinSome(commands)}\u202f: plusieurs commandements d’une nation sont placés sous une formation avec un général.`,
    reason: () => 'Plusieurs commandements et aucun général au-dessus',
    mends: 'complète la chaîne de commandement',
  },
  figures: {
    castings: 'Figurines et généraux',
    men: (ratio) => `Hommes représentés, ${ratio} par figurine`,
    guns: 'Canons représentés',
    battalions: 'Bataillons',
    regiments: 'Régiments',
    batteries: 'Batteries',
    generals: 'Généraux',
  },
  fire: {
    name: 'Tir',
    head: ['Arme', 'Courte', 'Longue', 'Mitraille, par canon'],
    note: 'Courte est la mitraille des canons ; longue est le boulet, ou l’obus des obusiers. Les mousquets touchent sur 5 et 6 à longue portée et sur 3 à 6 à courte, les fusils rayés sur 6 et sur 5 et 6.',
  },
  tallies: { rout: 'Déroute', disorder: 'Désordre' },
  unit: {
    men: 'Hommes représentés',
    guns: 'Canons représentés',
    howitzers: 'Obusiers représentés',
    moraleTest: 'Test de moral',
    trainingTest: 'Test d’instruction',
    onD10: (target) => `${target}+ au d10`,
    addingOne: ', en ajoutant 1',
    volley: 'Dés par salve',
    volleyDice: (threeRanks, twoRanks) =>
      `${threeRanks} en infanterie sur trois rangs, ${twoRanks} sur deux rangs ou en tirailleurs`,
    wholeDice: (fire) => `${fire}\u202f: dés entiers, une interprétation`,
    canister: 'Mitraille',
    as: (gun) => ` comme ${gun}`,
    movement: 'Mouvement',
    missing: 'Pas dans la source',
    moves: {
      road: 'colonne de route',
      column: 'colonne d’attaque',
      line: 'ligne',
      skirmish: 'en tirailleurs',
      square: 'carré ou recul',
    },
    gunMoves: { road: 'attelée', line: 'en batterie' },
    range: 'Portée',
    shot: { short: 'mitraille', ball: 'boulet', shell: 'obus' },
    arms: { short: 'courte', long: 'longue' },
    colon: ' : ',
    semicolon: ' ; ',
    mayNot: 'Ne peut pas',
    ban: {
      skirmishBut: 'se déployer en tirailleurs, sauf les compagnies légères à 6″',
      skirmish: 'se déployer en tirailleurs',
      fire: 'tirer',
      form: 'former la ligne ou le carré',
      attackFormed: 'attaquer de front des unités formées en bon ordre',
      attackSquares: 'attaquer des carrés formés',
      comeNear: 'venir seul à moins de 6″ de l’ennemi',
    },
  },
};
