import type { In } from '../language/area';
import type { aboutWords } from './words';

export const french: In<typeof aboutWords> = {
  title: 'À propos',
  text: 'Muster Roll compose, vérifie et imprime des listes pour jeux d’histoire napoléoniens, sur votre propre appareil.',
  rules: {
    title: 'Les règles appartiennent à leurs auteurs',
    text: 'Les règles et les noms sont à leurs auteurs et éditeurs. Muster Roll n’est pas d’eux et n’a pas leur approbation. Il contient des noms, des valeurs et des coûts, et explique les termes dans ses propres mots ; aucun texte de règle n’est reproduit. Il vous faut les livres pour jouer.',
    data: (version, day) => `Données ${version}, ${day}`,
    findings:
      'Chaque constat nomme la règle dont il vient. Quand une source se tait ou n’est pas claire, le constat dit que c’est une interprétation de notre part.',
  },
  lists: {
    title: 'Vos listes restent chez vous',
    text: 'Les listes sont conservées par votre navigateur, sur cet appareil. Aucun serveur ne les a, personne ne compte vos visites, et rien n’est chargé d’ailleurs. Effacer les données de ce site les supprime : enregistrez dans des fichiers celles auxquelles vous tenez.',
  },
  formats: {
    title: 'Formats ouverts',
    text: (
      <>
        Une liste enregistrée est un simple fichier JSON, nommé <code>*.muster.json</code>&#8239;:
        format <code>muster-roll</code>, version 1, avec le jeu de règles, la nation, le plafond, ce
        qui a été convenu, et les entrées avec leurs nombres et leurs options. Elle ne contient pas
        de coûts&#8239;: elle est donc chiffrée à nouveau là où elle est ouverte. Les champs que
        cette version ne connaît pas sont conservés.
      </>
    ),
  },
  licence: {
    title: 'Licence',
    text: (packages, oldStandard, alegreya) => (
      <>
        Le code est libre d’être utilisé, modifié et transmis, sous licence MIT&#8239;;{' '}
        {packages('les paquets qu’il contient')} le sont sous les leurs. Les caractères sont l’Old
        Standard TT d’Alexey Kryukov ({oldStandard('licence')}) et l’Alegreya Sans de Juan Pablo del
        Peral, Huerta Tipográfica ({alegreya('licence')}), tous deux sous SIL Open Font License. Les
        symboles sont dessinés pour Muster Roll&#8239;; les hachures sont celles par lesquelles les
        graveurs indiquent les couleurs depuis le dix-septième siècle.
      </>
    ),
  },
};
