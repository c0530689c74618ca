import type { findingsWords } from '../findings/words';
import { french as findings } from '../findings/words.fr';
import type { rostersWords } from '../rosters/words';
import { french as rosters } from '../rosters/words.fr';
import type { shelfWords } from '../shelf/words';
import { french as shelf } from '../shelf/words.fr';
import type { shellWords } from '../shell/words';
import { french as shell } from '../shell/words.fr';
import type { In } from './area';

/** Every area; a part of the site that is missing here would stay English. */
interface Areas {
  readonly findings: typeof findingsWords;
  readonly rosters: typeof rostersWords;
  readonly shelf: typeof shelfWords;
  readonly shell: typeof shellWords;
}

type French = { readonly [Name in keyof Areas]: In<Areas[Name]> };

/** All areas in French: one chunk, loaded when French is chosen. */
export const french: French = { findings, rosters, shelf, shell };
