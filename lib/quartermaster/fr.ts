import type { Sentences } from './words';

const s = (n: number) => (n > 1 ? 's' : '');
const points = (n: number) => `${n} point${s(n)}`;

export const french: Sentences = {
  noneBelow: (nation, n) => `Aucune liste conforme (${nation}) ne compte moins de ${points(n)}.`,
  never: (nation) => `Aucune liste (${nation}) ne peut être conforme ici.`,
  tooLongToTell: 'Savoir s’il en existe une prendrait trop de temps.',
  needsMore: (n) => `Pour être conforme, cette liste a besoin d’au moins ${points(n)} de plus.`,
  neverByAdding: 'Aucun ajout ne rend cette liste conforme : corrigez-la d’abord.',
  tooLongToMend: 'Savoir si elle peut devenir conforme prendrait trop de temps.',
  legalAlready: 'Cette liste est conforme telle quelle.',
  tooLong: 'La recherche prendrait trop de temps.',
  cost: (models, n) =>
    models === 0
      ? 'Aucune figurine changée'
      : `${models} figurine${s(models)} changée${s(models)}, ${points(n)} déplacé${s(n)}`,
  spent: 'Tous les points sont dépensés.',
  nothingFor: (n) =>
    n === 1
      ? 'Rien de conforme ne peut être pris pour le point qui reste.'
      : `Rien de conforme ne peut être pris pour les ${points(n)} qui restent.`,
  noCap: 'Sans plafond, il n’y a rien à compléter : choisissez-en un dans les réglages.',
  over: (n) => `Cette liste dépasse son plafond de ${points(n)}\u202f: corrigez-la d’abord.`,
  unfinished:
    'La recherche prendrait trop de temps. Ajoutez des figurines à la main, puis réessayez.',
  noSquadNear: 'Aucune escouade conforme de ce genre ne s’approche assez du plafond.',
  noCapToDraw: 'Sans plafond, rien ne peut être tiré : choisissez-en un dans les réglages.',
  tooLongToDraw: 'Le tirage prendrait trop de temps.',
  left: (n) => (n === 0 ? 'Au point près' : `${points(n)} restant${s(n)}`),
  ties: (n) => `Les ${n} premières coûtent autant\u202f: choisissez celle qui vous plaît.`,
  bounded: (n) =>
    n === 0
      ? 'Avec tant de points, les options ont été laissées de côté\u202f: les figurines sont aussi simples que possible.'
      : `Avec tant de points, aucune figurine de plus de ${n} option${s(n)} n’a été examinée.`,
  merits: {
    models: { name: 'Le plus de figurines', help: 'Chaque figurine compte 1, servants compris.' },
    nearest: {
      name: 'Le moins de points restants',
      help: 'Ce qui s’approche le plus du plafond.',
    },
  },
  counted: (n, name) => `${n} ${name}`,
};
