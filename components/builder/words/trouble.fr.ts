import type { In } from '../../language/area';
import { counted, plural } from '../../language/plural';
import type { troubleWords } from './trouble';

export const french: In<typeof troubleWords> = {
  notSaved: 'Non enregistré.',
  export: 'Exporter',
  tryAgain: 'Réessayer',
  saveAsFile: 'Enregistrer le fichier',
  saveDamaged: 'Enregistrer ce qu’il en reste',
  damagedFile: 'liste-endommagee.json',
  takeBack: 'La reprendre',
  inBin: 'Cette liste est dans la corbeille. Vous pouvez continuer ou la remettre sur l’étagère.',
  damagedMeanwhile:
    'Ce qui est enregistré de cette liste a été endommagé entre-temps. Ce que vous voyez est entier\u202f: enregistrez-le dans un fichier.',
  missed: (n) =>
    `${counted('fr', n, { one: 'modification', other: 'modifications' })} sans objet\u202f: ${plural('fr', n, { one: 'elle portait', other: 'elles portaient' })} sur ce qui a été retiré dans un autre onglet.`,
  seen: 'Compris',
  shelf: 'À votre étagère',
  newList: 'Nouvelle liste',
  missing: {
    deleted: {
      title: 'Cette liste est dans la corbeille',
      text: 'Elle a été supprimée. Elle peut être reprise pendant 30 jours.',
    },
    'not-found': {
      title: 'Liste introuvable',
      text: 'Il n’y a pas de liste à cette adresse sur cet appareil. Les listes restent où elles ont été faites\u202f: sur l’autre appareil, enregistrez la vôtre dans un fichier, puis importez-le ici.',
    },
    damaged: {
      title: 'Cette liste est endommagée',
      text: 'Ce qui en est enregistré ne peut pas être lu. Rien n’y est touché, et vos autres listes vont bien. Enregistrez-la dans un fichier\u202f: quelqu’un saura peut-être la réparer.',
    },
    unreadable: {
      title: 'Vos listes ne peuvent pas être lues pour le moment',
      text: 'Le stockage du navigateur ne répond pas. Rien n’est perdu pour autant\u202f: fermez les autres onglets de Muster Roll et réessayez.',
    },
    'unknown-ruleset': {
      title: 'Une liste pour d’autres règles',
      text: 'Cette version de Muster Roll n’a pas le jeu de règles de cette liste. Elle est gardée\u202f: rechargez la page quand il y aura une version plus récente.',
    },
    'no-ruleset': {
      title: 'Les catalogues n’ont pas pu être chargés',
      text: 'Votre liste est en sûreté sur cet appareil. Réessayez quand il y aura une connexion.',
    },
  },
};
