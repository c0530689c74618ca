/** Figures of findings in English words. */

import { quoted } from '../../roster/quoted';
import { counted, definite, join, joinSome, sentence } from '../english';
import { sayings } from '../speech/sayings';
import type { Carrier, Cover, Given } from '../speech/kit-figures';

/** A value of a file in a few words. */
export function shown(given: Given): string {
  switch (given.kind) {
    case 'nothing':
      return 'nothing';
    case 'flag':
      return given.value ? 'yes' : 'no';
    case 'text':
      return quoted(given.value);
    case 'number':
      return String(given.value);
    case 'json':
      return quoted(given.value).slice(1, -1);
  }
}

/** "4 Hussars and Michel Ney: ...; 1 Aide de Camp: ...": what is said of several is said once. */
export function describeCarriers(
  of: readonly Carrier[],
  says: (items: readonly string[]) => string,
): string {
  return sayings(of, says)
    .map(({ saying, carriers }) => {
      const names = carriers.map(({ who: { profile, person }, count }) =>
        person ? profile : counted(count, profile),
      );
      return `${joinSome(names)}: ${saying}`;
    })
    .join('; ');
}

/** " Michel Ney stands in for the Old Guard."; nothing where nobody does. */
export function describeCovers(covers: readonly Cover[]): string {
  return covers.length === 0
    ? ''
    : ` ${sentence(join(covers.map((by) => `${definite(by)} stands in for the ${by.type}`)))}.`;
}
