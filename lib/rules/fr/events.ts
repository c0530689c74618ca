import type { EventWords } from '../speech/event-words';
import { count, counted, join, number } from './french';

/** What findings of an event's rules say in French. */
export const events: EventWords = {
  source: (name) => (name ? `Règles de l’événement\u202f: ${name}` : 'Règles de l’événement'),
  ruleset: {
    summary: 'Les listes sont du jeu de règles que l’événement joue.',
    message: ({ asked, is }) =>
      `Cette liste est pour ${is}\u202f; l’événement joue un autre jeu de règles (${asked}).`,
  },
  nations: {
    summary: 'Seuls les profils des nations que l’événement nomme sont admis.',
    message: ({ names }) =>
      `${names.length === 1 ? 'Nation non admise' : 'Nations non admises'} à cet événement\u202f: ${join(names)}.`,
    reason: () => 'D’une nation que l’événement n’admet pas',
  },
  banned: {
    summary: 'Les profils que l’événement interdit restent à la maison.',
    message: ({ names }) =>
      `${names.length === 1 ? 'Interdit' : 'Interdits'} à cet événement\u202f: ${join(names)}.`,
    reason: () => 'Interdit à cet événement',
  },
  required: {
    summary: 'Chaque liste a les profils que l’événement impose.',
    message: ({ names }) =>
      `${names.length === 1 ? 'Obligatoire à cet événement, et absent' : 'Obligatoires à cet événement, et absents'} de la liste\u202f: ${join(names)}.`,
  },
  copies: (most) => ({
    summary: `Au plus ${count(most, 'exemplaire')} de chaque profil.`,
    message: ({ of }) =>
      `L’événement admet au plus ${count(most, 'exemplaire')} de chaque profil\u202f: ${join(
        of.map(({ name, count: is }) => counted(is, name)),
      )}.`,
    reason: () => `Plus de ${count(most, 'exemplaire')}, le maximum à cet événement`,
  }),
  models: (most) => ({
    summary: `Une liste a au plus ${count(most, 'figurine')}.`,
    message: ({ models, over }) =>
      `${count(models, 'figurine')}, soit ${number(over)} de plus que l’événement n’en admet (${number(most)}).`,
    reason: ({ over }) => `${count(over, 'figurine')} de trop pour cet événement`,
  }),
  modelsMeter: 'Figurines',
};
