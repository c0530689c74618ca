import type { In } from '../../language/area';
import { counted } from '../../language/plural';
import type { scanWords } from './words';

export const french: In<typeof scanWords> = {
  title: 'Lire des codes QR',
  starting: 'Demande d’accès à l’appareil photo.',
  watching: 'Présentez à l’appareil photo le code d’une feuille d’armée ou d’un téléphone.',
  picture: 'Ce que voit l’appareil photo',
  troubles: {
    insecure: {
      what: 'L’appareil photo n’est pas accessible à cette adresse.',
      how: 'Les navigateurs ne le donnent qu’aux pages ouvertes en https. Ouvrez ce site ainsi, ou importez les listes par fichiers ou liens.',
    },
    unsupported: {
      what: 'Ce navigateur ne donne pas d’appareil photo aux pages.',
      how: 'Lisez les codes avec l’application photo du téléphone, et collez les liens ici.',
    },
    refused: {
      what: 'L’accès à l’appareil photo a été refusé.',
      how: 'Autorisez-le pour cette page dans les réglages du navigateur, le plus souvent derrière le signe devant l’adresse, et réessayez.',
    },
    missing: {
      what: 'Aucun appareil photo n’a été trouvé.',
      how: 'Branchez-en un et réessayez, ou importez les listes par fichiers ou liens.',
    },
    busy: {
      what: 'L’appareil photo est déjà utilisé ailleurs.',
      how: 'Fermez-le là-bas, et réessayez.',
    },
    failed: {
      what: 'L’appareil photo n’a pas pu démarrer.',
      how: 'Réessayez, ou importez les listes par fichiers ou liens.',
    },
  },
  again: 'Réessayer',
  nthCode: (nth) => `Code lu ${nth}`,
  noList: 'Ce code ne contient pas de liste.',
  scanned: (n) => counted('fr', n, { one: 'code lu', other: 'codes lus' }),
  verdict: (title, verdict) => `Code lu. ${title}\u202f: ${verdict}.`,
  checking: 'Contrôle en cours',
  done: 'Terminé',
};
