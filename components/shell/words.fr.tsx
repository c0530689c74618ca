import type { FailureReason } from '@/lib/store/failure';
import type { In } from '../language/area';
import type { shellWords } from './words';

const failures: Readonly<Record<FailureReason, string>> = {
  full: 'Il n’y a plus de place sur cet appareil. Enregistrez vos listes dans des fichiers, puis supprimez-en.',
  outdated: 'Un Muster Roll plus récent est ouvert dans un autre onglet. Rechargez cette page.',
  closed: 'Le lien avec vos listes enregistrées est perdu. Rechargez cette page.',
  denied: 'Ce navigateur ne laisse rien conserver à la page, comme en navigation privée.',
  unsupported: 'Ce navigateur ne peut pas conserver de listes.',
  'not-found': 'La liste n’est plus là.',
  damaged: 'Ce qui en est enregistré est endommagé.',
  changed: 'Un autre onglet l’a modifié entre-temps. Regardez encore une fois.',
  unknown: 'Le stockage du navigateur a rencontré une erreur.',
};

export const french: In<typeof shellWords> = {
  skip: 'Aller au contenu',
  unnamed: 'Liste sans nom',
  places: {
    name: 'Menu principal',
    shelf: 'Listes',
    play: 'Parties',
    check: 'Contrôle',
    duel: 'Duel',
    print: 'Imprimer',
    glossary: 'Glossaire',
    collection: 'Ma collection',
    seals: 'Listes scellées',
    about: 'À propos',
    more: 'Plus',
  },
  theme: 'Passer du clair au sombre',
  language: 'Langue',
  languageFailed: 'Cette langue n’a pas pu être chargée\u202f: il n’y a pas de connexion.',
  close: 'Fermer',
  foot: 'Vos listes restent sur cet appareil. Les règles et les noms appartiennent à leurs auteurs\u202f; il faut les livres pour jouer.',
  about: 'À propos de Muster Roll',
  storage: {
    memory: (
      <>
        <b>Les listes ne durent que le temps de cette page.</b> Ce navigateur ne conserve rien pour
        elle, comme en navigation privée ou si les données de sites sont bloquées. Enregistrez vos
        listes dans des fichiers avant de partir.
      </>
    ),
    blocked: (
      <>
        <b>Un autre onglet retient vos listes.</b> Un Muster Roll plus ancien y est ouvert&#8239;:
        fermez cet onglet, et elles paraîtront ici.
      </>
    ),
    outdated: (
      <>
        <b>Un Muster Roll plus récent est ouvert dans un autre onglet.</b> Cette page ne peut plus
        rien enregistrer avant d’être rechargée.
      </>
    ),
    reload: 'Recharger',
  },
  failures,
  missing: {
    title: 'Page introuvable',
    text: 'Rien n’a été rassemblé à cette adresse.',
    back: 'Vers vos listes',
  },
};
