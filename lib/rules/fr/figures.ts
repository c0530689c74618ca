/** Figures of findings in French words. */

import { largestFigure } from '../../roster/attribute';
import { quoted as inEnglishQuotes } from '../../roster/quoted';
import type { Allowed } from '../allowed-values';
import type { Carrier, Cover, Given } from '../speech/kit-figures';
import { sayings } from '../speech/sayings';
import { counted, join, joinSome, number, quoted, sentence } from './french';

/** "un nombre entier de 2 à 5", "Milice, Ligne ou Garde", "oui ou non". */
export function describeAllowed(allowed: Allowed): string {
  switch (allowed.kind) {
    case 'flag':
      return 'oui ou non';
    case 'choice':
      return join(allowed.labels, 'or');
    case 'number': {
      const { min, max } = allowed;
      return max === null || max >= largestFigure
        ? `un nombre entier, ${number(min)} ou plus`
        : `un nombre entier de ${number(min)} à ${number(max)}`;
    }
  }
}

/** A value of a file in a few words. */
export function shown(given: Given): string {
  switch (given.kind) {
    case 'nothing':
      return 'rien';
    case 'flag':
      return given.value ? 'oui' : 'non';
    case 'text':
      return quoted(given.value);
    case 'number':
      return String(given.value).replace('.', ',');
    case 'json':
      return inEnglishQuotes(given.value).slice(1, -1);
  }
}

/** "4 × Hussar et Michel Ney : ... ; 1 × Aide de Camp : ...": what is said of several is said once. */
export function describeCarriers(
  of: readonly Carrier[],
  says: (items: readonly string[]) => string,
): string {
  return sayings(of, says)
    .map(({ saying, carriers }) => {
      const names = carriers.map(({ who: { profile, person }, count }) =>
        person ? profile : counted(count, profile),
      );
      return `${joinSome(names)}\u202f: ${saying}`;
    })
    .join(' ; ');
}

/** " Michel Ney en tient lieu pour Vieille Garde."; nothing where nobody does. */
export function describeCovers(covers: readonly Cover[]): string {
  return covers.length === 0
    ? ''
    : ` ${sentence(join(covers.map(({ profile, type }) => `${profile} en tient lieu pour ${type}`)))}.`;
}
