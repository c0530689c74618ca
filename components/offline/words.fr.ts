import type { In } from '../language/area';
import { counted, plural } from '../language/plural';
import type { offlineWords } from './words';

const size = new Intl.NumberFormat('fr');

export const french: In<typeof offlineWords> = {
  newer: {
    title: 'Nouvelle version',
    ready: 'Une nouvelle version est prête.',
    consequence: 'Cette page se recharge\u202f; les autres onglets restent tels quels.',
    use: 'L’utiliser',
    later: 'Plus tard',
    onlyHere:
      'Certaines modifications ne sont que dans cette page. Enregistrez d’abord la liste dans un fichier.',
    begun:
      'Ce que vous écrivez ici n’est encore gardé nulle part. Terminez-le ou effacez-le d’abord.',
  },
  kept: {
    ready: 'S’ouvre sans réseau.',
    safe: (megabytes) =>
      `${size.format(megabytes)} Mo sur cet appareil, que le navigateur n’effacera pas de lui-même.`,
    unsafe: (megabytes) =>
      `${size.format(megabytes)} Mo sur cet appareil, que le navigateur peut effacer s’il manque de place.`,
    backup: (moment) =>
      `Dernière sauvegarde\u202f: ${moment.replace(/^[AH]/, (c) => c.toLowerCase())}.`,
    noBackup: 'Pas encore de sauvegarde.',
  },
  backup: {
    due: (n) =>
      `${counted('fr', n, { one: 'liste', other: 'listes' })} ${plural('fr', n, { one: 'n’est', other: 'ne sont' })} dans aucune sauvegarde.`,
    make: 'Sauvegarder',
    later: 'Pas maintenant',
  },
  lost: {
    title: 'Rien n’est arrivé.',
    text: 'Ce qui a été partagé avec Muster Roll n’est pas ici\u202f: partagez-le encore une fois, ou choisissez le fichier.',
  },
  install: {
    button: 'Installer',
    help: 'Muster Roll s’ouvre alors depuis votre appareil comme tout autre programme.',
  },
};
