import { count } from '@/lib/rules/fr/french';
import type { squad as english } from '../odds/words-of-squad';

/** Sentences about the turn of a whole squad. */
export const squad: typeof english = {
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
  leg: (who, n) => `${who}, ${count(n, 'dé')}`,
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
};
