import type { GlossaryEntry } from '@/lib/roster/glossary';
import { adaptation } from './source';

/** What one nation's roster says beside its profiles. */
export const national: readonly GlossaryEntry[] = [
  {
    id: 'national-calibres',
    term: 'National calibres',
    kind: 'national',
    summary:
      "Nations cast guns of different weights. One pound more or less makes no difference, so that France's 4 and 8 Pdr use the rows of the 3 and 9 Pdr.",
    source: adaptation('Cannon!'),
    see: ['cannon-table', '4-pdr-cannon', '8-pdr-cannon'],
  },
  {
    id: 'early-and-late-war',
    term: 'Early War and Late War',
    kind: 'national',
    summary:
      'French Fusiliers come in two kinds. A force with both must show plainly on the table which is which.',
    source: adaptation('French Empire, Fusiliers'),
  },
];
