import { join } from '@/lib/rules/fr/french';
import type { Breaches, BreachId } from '../rules/class-not-allowed';
import { effects } from '../tables/fire';
import type { Words } from '../words';
import { artilleryRowNames, classNames, effectNames, movementNames } from './terms/words';

/** What is wrong about the class or armour of an arm. */
const breaches: Readonly<Record<BreachId, string>> = {
  'low-heavy': 'cavalerie lourde au-dessous d’élite',
  'foreign-guard': 'cavalerie lourde de la garde autre que la Vieille Garde et les Scots Greys',
  'low-light': 'infanterie légère au-dessous d’élite',
  'armoured-light': 'cavalerie légère cuirassée',
};

function breachesSaid({ breaches: found }: Breaches): string {
  return join(
    found.map(({ id, isAside }) =>
      isAside ? `${breaches[id]} (selon notre interprétation)` : breaches[id],
    ),
  );
}

/** The nations as a sentence has them. */
const peoples: Readonly<Record<string, string>> = {
  france: 'les Français',
  'great-britain': 'les Britanniques',
  russia: 'les Russes',
  other: 'les Prussiens et autres',
};

function people(nation: string): string {
  return peoples[nation] ?? nation;
}

/** What the fast play rules say in French. */
export const french: Words = {
  sections: {
    infantry: 'Infanterie',
    cavalry: 'Cavalerie',
    artillery: 'Artillerie',
    officers: 'Officiers',
  },
  arms: { foot: 'À pied', horse: 'À cheval', guns: 'Pièces', command: 'Commandement' },
  columns: {
    basic: { short: 'Mouv.', name: 'Mouvement' },
    road: { short: 'Route', name: 'Route' },
    charge: { short: 'Charge', name: 'Charge' },
    rough: { short: 'Accid.', name: 'Accidenté' },
  },
  features: {
    france: 'La France ajoute 1 à ses jets de moral et au jet du premier mouvement.',
    russia: 'Chaque pièce russe tire à la meilleure ligne d’artillerie.',
  },
  classes: classNames,
  attributes: {
    bases: {
      label: 'Socles',
      help: (from, to) =>
        `Socles de l’unité, de ${from} à ${to}\u202f: chacun tire, et chacun peut être perdu.`,
      unit: 'socle',
    },
    guns: {
      label: 'Pièces',
      help: (from, to) => `Pièces de la batterie, de ${from} à ${to}\u202f: chacune tire.`,
      unit: 'pièce',
    },
    class: { label: 'Classe', help: 'Sa valeur au tir, au combat et au moral.' },
    lancers: {
      label: 'Lanciers',
      help: (bonus) => `Ajoute ${bonus} quand elle charge de l’infanterie.`,
    },
    armoured: { label: 'Cuirassée', help: (bonus) => `Ajoute ${bonus} en mêlée.` },
    weight: {
      label: 'Calibre',
      help: 'Les pièces lourdes ont plus de points de feu à toute distance.',
      heavy: 'Lourd',
      medium: 'Moyen',
    },
    value: {
      label: 'Valeur',
      help: (from, to) =>
        `Ce qu’il ajoute aux jets d’une unité, de ${from} à ${to}\u202f: la source le laisse aux joueurs.`,
    },
    leader: {
      label: 'Grand capitaine',
      help: 'Un des trois qu’aucun tir ne peut tuer.',
    },
  },
  rules: { something: 'au moins une unité' },
  classNotAllowed: {
    summary:
      'La cavalerie lourde est d’élite, et de la garde seulement en France et en Grande-Bretagne ; l’infanterie légère est d’élite ou de la garde, et la cavalerie légère n’a pas de cuirasse.',
    message: (params) => `N’existe pas\u202f: ${breachesSaid(params)}.`,
    reason: (params) => `N’existe pas\u202f: ${breachesSaid(params)}`,
    mends: 'donne à chaque arme une classe permise',
  },
  leaderWrongNation: {
    summary:
      'Wellington mène la Grande-Bretagne, Napoléon la France, et Blücher ceux que la source ne nomme pas.',
    message({ of }) {
      const said = of.map(
        (one) => `${one.leader}, qui mène ${people(one.leads)}, avec ${people(one.with)}`,
      );
      return `Un commandant d’une autre nation\u202f: ${[...new Set(said)].join(' ; ')}.`;
    },
    reason: () => 'Un commandant d’une autre nation',
    mends: 'rend les commandants aux leurs',
  },
  leaderTwice: {
    summary: 'Wellington, Blücher et Napoléon ne figurent chacun qu’une fois.',
    message: ({ names }) =>
      `${join(names)}\u202f: une seule fois par liste, car la source nomme des personnes.`,
    reason: () => 'Ce commandant est déjà dans la liste',
    mends: 'ne laisse chaque commandant qu’une fois',
  },
  noOfficer: {
    summary: 'Une force a un officier, dont la valeur aide une unité à la fois.',
    message: () => 'Aucun officier : aucune unité ne peut ajouter sa valeur à ses jets.',
    reason: () => 'Pas encore d’officier',
    mends: 'amène un officier',
  },
  figures: {
    bases: 'Socles',
    guns: 'Pièces',
    officers: 'Officiers',
    gunsTogether: 'Toutes les pièces ensemble',
    firstMove: 'Jet du premier mouvement',
  },
  fireTable: {
    name: 'Tir',
    points: 'Points',
    effects: effects.map((effect) => effectNames[effect]),
    note: 'Jets d’un D10. Lignes des unités au complet, et de toutes les pièces ensemble.',
  },
  movementTable: { name: 'Mouvement', unit: 'Unité', basic: 'De base' },
  move: (id) => movementNames[id],
  nil: 'nul',
  artilleryRow: (id) => artilleryRowNames[id],
  unit: {
    artilleryRow: 'Ligne d’artillerie',
    perGun: 'Points de feu par pièce',
    perBase: 'Points de feu par socle',
    inAll: 'Points de feu en tout',
    fireRow: 'Ligne du tableau de tir',
    asSkirmishers: 'En tirailleurs',
    lightInfantry: 'infanterie légère',
    morale: 'Moral',
    french: (own, bonus) => `${own} et Français ${bonus}`,
    melee: 'Mêlée',
    heavyCavalry: 'cavalerie lourde',
    armour: 'cuirasse',
    inCharge: 'En charge, aussi',
    charging: 'charge',
    inTheOpen: 'infanterie à découvert',
    lances: 'lances contre infanterie',
    movement: (basic, road, charge, rough) =>
      `${basic}, route ${road}, charge ${charge}, accidenté ${rough}`,
    addsTo: 'Ajoute à une unité',
    falls: 'Tombe',
    inMeleeOnly: 'en mêlée seulement',
    onFire: 'sur 1 à 4 d’un D10, à chaque socle perdu',
  },
};
