import { largestFigure } from '../../roster/attribute';
import type { Allowed } from '../allowed-values';
import { join } from '../english';

/** "a whole number from 2 to 5", "Militia, Line or Guard", "yes or no". */
export function describeAllowed(allowed: Allowed): string {
  switch (allowed.kind) {
    case 'flag':
      return 'yes or no';
    case 'choice':
      return join(allowed.labels, 'or');
    case 'number': {
      const { min, max } = allowed;
      return max === null || max >= largestFigure
        ? `a whole number, ${min} or more`
        : `a whole number from ${min} to ${max}`;
    }
  }
}
