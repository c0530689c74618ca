import type { ReadError } from '../../roster/read-error';
import { quoted } from '../../rules/fr/french';
import { detailInFrench } from './details';

/** One plain sentence in French: what it is and what to do. */
export function describeReadError({ code, detail }: ReadError): string {
  const why = detail === undefined ? '' : `\u202f: ${detailInFrench(detail)}`;
  switch (code) {
    case 'not-found':
      return `Il n’y a pas de fichier à lire${why}.`;
    case 'too-large':
      return detail === undefined
        ? 'Ce fichier dépasse 5 Mio, le maximum pour une liste.'
        : `Trop grand pour être lu${why}.`;
    case 'not-a-list':
      return `Ce n’est pas une liste Muster Roll${why}.`;
    case 'unsupported-version':
      return `Cette liste est au format version ${detail ?? 'inconnue'}, que cette version de Muster Roll ne connaît pas. Mettez Muster Roll à jour pour l’ouvrir.`;
    case 'unknown-ruleset':
      return `Le jeu de règles ${quoted(detail ?? '')} n’est pas connu ici, ou n’est pas celui qui était demandé.`;
    case 'unknown-nation':
      return `La nation ${quoted(detail ?? '')} n’est pas dans ce jeu de règles.`;
    case 'invalid-list':
      return `Cette liste est endommagée${why || ' : un champ a une mauvaise valeur'}.`;
  }
}
