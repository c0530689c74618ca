import { quoted } from '../../rules/fr/french';
import type { Note, NoteReason } from '../text/note';

const sentences: Readonly<Record<NoteReason, (text: string) => string>> = {
  'unknown-line': (text) => `${quoted(text)} n’a pas été compris et a été laissé de côté.`,
  'unknown-profile': (text) =>
    `${quoted(text)} ne nomme rien de ce catalogue et a été laissé de côté.`,
  'unknown-part': (text) =>
    `${quoted(text)} n’a pas été compris\u202f; le reste de la ligne a été pris.`,
  'unknown-option': (text) =>
    `${quoted(text)} n’est pas une option de ce profil et a été laissé de côté.`,
  'unknown-attribute': (text) =>
    `${quoted(text)} ne décrit rien de ce profil et a été laissé de côté.`,
  'unknown-nation': (text) => `${quoted(text)} ne nomme aucune nation de ce jeu de règles.`,
  'unknown-parent': (text) =>
    `${quoted(text)} est sous un groupe absent\u202f; le reste de la ligne a été pris.`,
  differs: (text) => `${quoted(text)} diffère du code de contrôle\u202f; la ligne a été prise.`,
  moved: (text) =>
    `${quoted(text)} n’est pas à la place du code de contrôle\u202f; la place d’ici a été prise.`,
  missing: (text) =>
    `le code de contrôle contient aussi ${quoted(text)}, que le texte n’a pas\u202f; laissé de côté.`,
  'from-code': (text) =>
    `${quoted(text)} n’a pas été compris\u202f; le code de contrôle dit ce que c’était.`,
  'damaged-code': () => 'le code de contrôle est inutilisable, seules les lignes ont été lues.',
};

/** One plain sentence in French. */
export function describeNote({ line, text, reason }: Note): string {
  return `Ligne ${line}\u202f: ${sentences[reason](text)}`;
}
