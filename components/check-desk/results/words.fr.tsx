import type { In } from '../../language/area';
import { counted, number } from '../../language/plural';
import type { resultsWords } from './words';

export const french: In<typeof resultsWords> = {
  title: 'Résultats',
  which: 'De quelles listes',
  shown: (n) => counted('fr', n, { one: 'liste affichée', other: 'listes affichées' }),
  all: (n) => `Toutes (${number('fr', n)})`,
  desk: 'Bureau de contrôle',
  resultsName: (event) => `${event}, résultats`,
  repliesName: (event) => `${event}, réponses`,
  table: {
    title: 'Tableur',
    text: 'Une ligne par liste, avec les identifiants des règles qu’elle enfreint.',
    save: 'Enregistrer en CSV',
    saved: 'Le tableau est enregistré.',
  },
  sheet: {
    title: 'Feuille pour l’affichage',
    text: 'Règles de l’événement et tous les verdicts, à imprimer.',
    save: 'Enregistrer en PDF',
    busy: 'Mise en page',
    saved: 'Le PDF est enregistré.',
  },
  pdfFailed: (why) => (
    <>
      <b>Le PDF n’a pas pu être créé.</b> Réessayez&#8239;; si cela échoue à chaque fois, rechargez
      cette page. {why}
    </>
  ),
  replies: {
    title: 'Réponses',
    text: 'Que dire à chaque joueur, l’un après l’autre. Chaque ligne du tableau a aussi la sienne.',
    label: 'Toutes les réponses',
    save: 'Enregistrer le texte',
    saved: 'Les réponses sont enregistrées.',
  },
};
