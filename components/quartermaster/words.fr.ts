import type { In } from '../language/area';
import { counted, listed } from '../language/plural';
import type { quartermasterWords } from './words';

const points = (n: number) => counted('fr', n, { one: 'point', other: 'points' });

export const french: In<typeof quartermasterWords> = {
  repair: 'Corriger cette liste',
  repairHelp: 'Le moins de figurines, puis le moins de points. Rien ne change avant votre choix.',
  fill: (left) => (left === 1 ? 'Dépenser le dernier point' : `Dépenser ${points(left)}`),
  fillHelp:
    'Aussi près du plafond qu’une liste conforme peut l’être. Rien ne change avant votre choix.',
  random: 'Tirer une escouade au hasard',
  randomHelp:
    'Toute escouade conforme à 5 points au plus du plafond peut sortir. La même graine tire la même escouade, aussi pour votre adversaire.',
  opponent: {
    title: 'Un adversaire au hasard',
    description:
      'Une escouade conforme tirée au hasard pour jouer seul, la même partout pour la même graine.',
    text: 'Une escouade conforme tirée au hasard, à 5 points au plus du plafond. L’adresse contient tout ce qui a été demandé\u202f: qui l’ouvre voit la même escouade.',
    rules: 'Règles',
    nation: 'Nation',
    cap: 'Plafond',
    capOf: points,
    keep: 'La garder comme liste',
    unknown: (what, nation) =>
      `L’adresse demande ce qu’il n’y a pas ici\u202f: ${listed('fr', what)}. Elle a été corrigée\u202f; escouade tirée pour\u202f: ${nation}.`,
    squad: 'L’escouade',
    failed: 'Ce catalogue n’a pas pu être chargé\u202f: il n’y a pas de connexion.',
    notStored: 'La liste n’a pas pu être enregistrée.',
  },
  arm: 'Arme',
  theme: 'Thème',
  any: 'Au choix',
  seed: 'Graine',
  again: 'Tirer encore',
  looking: 'Recherche…',
  best: 'Ce qui compte',
  copies: 'D’un même profil',
  anyNumber: 'Sans limite',
  atMost: (most) => `${most} au plus`,
  owned: 'Seulement ce que je possède',
  ways: 'Solutions',
  way: (n) => `Solution ${n}`,
  total: (n, cap) => (cap === null ? points(n) : `${points(n)} sur ${cap}`),
  choose: 'Appliquer',
  chooseNamed: (n) => `Appliquer la solution ${n}`,
  outrun: 'La liste a changé entre-temps.',
};
