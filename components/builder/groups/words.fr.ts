import type { In } from '../../language/area';
import type { groupsWords } from './words';

/** Bodies of troops with these endings are feminine: division, escouade, compagnie. */
const feminine = /(?:sion|tion|ade|aine|ie|ée|le)$/;

/** "une division", "un commandement". */
function a(kind: string): string {
  const word = kind.toLowerCase();
  return `${feminine.test(word) ? 'une' : 'un'} ${word}`;
}

/** "la division", "le groupe", "l’escouade". */
function the(kind: string): string {
  const word = kind.toLowerCase();
  if (/^[aeiouyéèêâh]/.test(word)) return `l’${word}`;
  return `${feminine.test(word) ? 'la' : 'le'} ${word}`;
}

/** Words that have the same ending for one. */
const invariable = /^(?:des|corps|gros|plus|sous|vieux)$/;

/** What a limit counts, of which there may be one only: "généraux" → "général". */
function singular(words: string): string {
  return words.replace(/\p{L}+/gu, (word) =>
    invariable.test(word) ? word : word.replace(/aux$/, 'al').replace(/[sx]$/, ''),
  );
}

export const french: In<typeof groupsWords> = {
  add: (kind) => `Ajouter ${a(kind)}`,
  addUnder: (kind) => `Ajouter ${a(kind)} dessous`,
  addUnits: (name) => `Ajouter des unités à ${name}`,
  limit: ({ value, max, name }) => {
    const what = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
    return `${value} sur ${max} ${max < 2 ? singular(what) : what}`;
  },
  empty: 'encore personne',
  isTarget: 'le catalogue ajoute ici',
  nameOf: (name) => `Nom de ${name}`,
  more: (name) => `Plus d’actions pour ${name}`,
  rename: 'Renommer',
  kindAndPlace: 'Type et place',
  copy: (kind) => `Dupliquer ${the(kind)}`,
  copyAll: (kind) => `Dupliquer ${the(kind)} et ce qui en dépend`,
  moveUp: 'Monter',
  moveDown: 'Descendre',
  removeAlone: 'Retirer sans ce qui en dépend',
  remove: 'Retirer',
  removeAll: 'Retirer avec ce qui en dépend',
  kind: 'Type',
  under: 'Sous',
  nobody: 'Personne',
  done: 'Terminé',
  deeds: {
    add: (name) => `Ajouter ${name}`,
    added: (name) => `Ajouté\u202f: ${name}`,
    copy: (name) => `Dupliquer ${name}`,
    remove: (name) => `Retirer ${name}`,
    removed: (name) => `Retiré\u202f: ${name}`,
    moveUp: (name) => `Monter ${name}`,
    movedUp: (name) => `Monté\u202f: ${name}`,
    moveDown: (name) => `Descendre ${name}`,
    movedDown: (name) => `Descendu\u202f: ${name}`,
    rename: (kind) => `Renommer ${the(kind)}`,
  },
};
