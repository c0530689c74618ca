import type { EventDoubt } from '../event-doubts';
import type { EventError } from '../event-document';
import { quoted } from './french';

/** One plain sentence in French: why an input holds no event rules. */
export function describeEventError({ code, detail }: EventError): string {
  switch (code) {
    case 'too-large':
      return 'Ces règles d’événement dépassent 5 Mio, le maximum.';
    case 'not-an-event':
      return `Ce ne sont pas des règles d’événement de Muster Roll${detail === 'it is no JSON' ? ' : ce n’est pas du JSON' : ''}.`;
    case 'unsupported-version':
      return `Ces règles d’événement sont au format version ${detail ?? 'inconnue'}, que cette version de Muster Roll ne connaît pas. Mettez Muster Roll à jour pour les utiliser.`;
    case 'unknown-ruleset':
      return `L’événement joue ${quoted(detail ?? '')}, un jeu de règles inconnu ici.`;
    case 'unknown-nation':
      return `L’événement nomme la nation ${quoted(detail ?? '')}, que son jeu de règles n’a pas.`;
    case 'invalid-event':
      return `Ces règles d’événement sont endommagées\u202f: ${detail ?? 'un champ a une mauvaise valeur'}.`;
  }
}

const doubts: Readonly<Record<EventDoubt['reason'], (doubt: EventDoubt) => string>> = {
  'unknown-field': ({ field }) =>
    `Les règles d’un événement n’ont pas de champ ${quoted(field)}\u202f; il est sans effet.`,
  'unknown-profile': ({ field, value }) =>
    `${quoted(value)} (${field}) n’est pas un profil de ce jeu de règles.`,
  'unknown-rule': ({ field, value }) =>
    `${quoted(value)} (${field}) n’est pas une règle de ce jeu de règles.`,
  'printed-rule': ({ value }) =>
    `${quoted(value)} est imprimée dans les règles\u202f: ce qui est imprimé ne peut pas être écarté, seulement nos interprétations.`,
  'bad-value': ({ field, value }) =>
    `Ce jeu de règles n’a pas de valeur ${quoted(value)} pour ${field}.`,
};

/** One plain sentence in French for the organiser. */
export function describeDoubt(doubt: EventDoubt): string {
  return doubts[doubt.reason](doubt);
}
