import type { shelfWords } from '../shelf/words';
import { french as shelf } from '../shelf/words.fr';
import type { shellWords } from '../shell/words';
import { french as shell } from '../shell/words.fr';
import type { In } from './area';

/** Every area; a part of the site that is missing here would stay English. */
interface Areas {
  readonly shelf: typeof shelfWords;
  readonly shell: typeof shellWords;
}

type French = { readonly [Name in keyof Areas]: In<Areas[Name]> };

/** All areas in French: one chunk, loaded when French is chosen. */
export const french: French = { shelf, shell };
