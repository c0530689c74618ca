import type { In } from '../language/area';
import { number } from '../language/plural';
import type { shareWords } from './words';

export const french: In<typeof shareWords> = {
  title: (name) => `Partager ${name}`,
  share: 'Partager',
  failed:
    'Le lien, le code et le texte n’ont pas pu être créés : une partie de cette page n’a pas été chargée. Réessayez quand il y a une connexion. Le fichier ci-dessous n’en a pas besoin.',
  link: {
    title: 'Lien',
    text: 'La liste est dans le lien même : il s’ouvre dans tout navigateur, et aucun serveur ne la voit.',
    long: (characters) =>
      `${number('fr', characters)} caractères\u202f: certaines messageries coupent des liens si longs. Le fichier est plus sûr.`,
    huge: (characters) =>
      `${number('fr', characters)} caractères\u202f: trop long presque partout. Envoyez plutôt le fichier.`,
  },
  code: {
    title: 'Code QR',
    text: 'Pour l’appareil photo d’un autre téléphone. Il contient le lien.',
    tooLong:
      'Cette liste est trop longue pour un code lisible par un appareil photo. Envoyez le lien ou le fichier.',
    label: 'Code QR de la liste',
  },
  text: {
    title: 'Texte',
    text: 'Pour messageries, forums et formulaires. Sa dernière ligne redonne la liste exactement.',
    label: 'La liste en texte',
  },
  file: {
    title: 'Fichier',
    text: 'La liste entière, à garder ou à envoyer. Elle peut être importée partout.',
    save: 'Enregistrer le fichier',
  },
  paper: {
    title: 'Papier',
    text: 'La feuille d’armée imprimée porte le code, et son PDF contient aussi la liste : il s’importe comme un fichier.',
    print: 'Imprimer ou créer un PDF',
  },
  foot: 'Chaque forme garde les noms, les notes et les choix tels quels, et aucun coût qui compte : qui ouvre la liste la voit chiffrée et vérifiée par les catalogues de son appareil.',
  unknownFields:
    'Cette liste a des parties écrites par un Muster Roll plus récent : seuls le fichier et le PDF les gardent.',
  copy: {
    link: {
      copy: 'Copier le lien',
      done: 'Le lien est copié.',
      failed: 'Le navigateur ne copie pas le lien.',
    },
    text: {
      copy: 'Copier le texte',
      done: 'Le texte est copié.',
      failed: 'Le navigateur ne copie pas le texte.',
    },
    sealCode: {
      copy: 'Copier le code',
      done: 'Le code est copié.',
      failed: 'Le navigateur ne copie pas le code.',
    },
    reply: {
      copy: 'Copier la réponse',
      done: 'La réponse est copiée.',
      failed: 'Le navigateur ne copie pas la réponse.',
    },
    wholeText: {
      copy: 'Copier tout le texte',
      done: 'Tout le texte est copié.',
      failed: 'Le navigateur ne copie pas le texte.',
    },
  },
  copied: 'Copié',
  notCopied: 'Non copié',
  send: 'Envoyer',
  sendThing: {
    link: 'Envoyer le lien',
    text: 'Envoyer le texte',
    file: 'Envoyer le fichier',
    sealCode: 'Envoyer le code',
  },
  notSent: {
    link: 'Le lien n’a pas pu être remis.',
    text: 'Le texte n’a pas pu être remis.',
    file: 'Le fichier n’a pas pu être remis.',
    sealCode: 'Le code n’a pas pu être remis.',
  },
};
