import type { glossaryWords } from '../glossary/words';
import { french as glossary } from '../glossary/words.fr';
import type { shelfWords } from '../shelf/words';
import { french as shelf } from '../shelf/words.fr';
import type { shellWords } from '../shell/words';
import { french as shell } from '../shell/words.fr';
import type { uiWords } from '../ui/words';
import { french as ui } from '../ui/words.fr';
import type { In } from './area';

/** Every area; a part of the site that is missing here would stay English. */
interface Areas {
  readonly glossary: typeof glossaryWords;
  readonly shelf: typeof shelfWords;
  readonly shell: typeof shellWords;
  readonly ui: typeof uiWords;
}

type French = { readonly [Name in keyof Areas]: In<Areas[Name]> };

/** All areas in French: one chunk, loaded when French is chosen. */
export const french: French = { glossary, shelf, shell, ui };
