import type { In } from '../language/area';
import { counted } from '../language/plural';
import type { printWords } from './words';

export const french: In<typeof printWords> = {
  title: 'Imprimer',
  text: 'Feuilles d’armée et cartes d’unité en PDF, faites sur votre propre appareil.',
  noLists:
    'Vous n’avez pas encore de liste. Des cartes peuvent être imprimées sans liste, ci-dessous.',
  newList: 'Nouvelle liste',
  lists: 'Listes',
  findList: 'Rechercher une liste',
  noListFound: 'Aucune liste ne contient tous ces mots.',
  unknownRules: 'Ses règles sont inconnues ici : elle ne peut pas être imprimée.',
  moreLists: (n) =>
    `${counted('fr', n, { one: 'autre', other: 'autres' })}\u202f: tapez une partie du nom pour en trouver une.`,
  whatOfEach: 'Pour chacune',
  roster: 'Feuille d’armée',
  rosterHelp: 'La liste entière avec son verdict, pour la table et pour l’organisateur.',
  cards: 'Cartes d’unité',
  cardsHelp: '63 mm sur 88, neuf par page, à découper.',
  missing: 'Ce qui manque',
  missingHelp:
    'Les figurines qui manquent à votre collection, à acheter ou à peindre\u202f: pour les règles dont vous les comptez.',
  odds: 'Chances sur les cartes',
  oddsHelp:
    'Ce que peuvent donner les dés de chacun, là où nous connaissons les chances de ses règles.',
  entries: (wanted, all) =>
    wanted === all
      ? `toutes (${wanted})`
      : counted('fr', wanted, { one: `entrée sur ${all}`, other: `entrées sur ${all}` }),
  withoutList: 'Cartes sans liste',
  chosen: (n) => counted('fr', n, { one: 'choisie', other: 'choisies' }),
  rules: 'Règles',
  nation: 'Nation',
  findProfile: 'Rechercher un profil',
  profiles: 'Profils',
  noProfileFound: 'Aucun profil ne contient tous ces mots.',
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  make: 'Créer le PDF',
  makeAnew: 'Recréer le PDF',
  nothingChosen:
    'Rien n’est encore choisi : choisissez une liste, ou des profils pour des cartes sans liste.',
  failed: (why) => (
    <>
      <b>Le PDF n’a pas pu être créé.</b> Réessayez&#8239;; si l’échec se répète, rechargez cette
      page. <span className="text-ink-2">({why})</span>
    </>
  ),
  content: (rosters, cards) =>
    [
      ...(rosters > 0
        ? [counted('fr', rosters, { one: 'feuille d’armée', other: 'feuilles d’armée' })]
        : []),
      ...(cards > 0 ? [counted('fr', cards, { one: 'carte', other: 'cartes' })] : []),
    ].join(' et '),
  setting: (content) => `Composition\u202f: ${content}`,
  reading: 'Lecture des listes',
  old: 'Créé avant votre dernier changement.',
  open: 'Ouvrir',
  save: 'Enregistrer',
  pdfWith: (content) => `PDF\u202f: ${content}`,
  beingSet: 'En composition',
  pagesHere: 'Vos pages apparaîtront ici',
  ready: (content) => `Le PDF est prêt\u202f: ${content}.`,
  file: { roster: 'feuille d’armée', cards: 'cartes' },
};
