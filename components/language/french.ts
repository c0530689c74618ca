import type { aboutWords } from '../about/words';
import { french as about } from '../about/words.fr';
import type { eventWords } from '../check-desk/event/words';
import { french as event } from '../check-desk/event/words.fr';
import type { resultsWords } from '../check-desk/results/words';
import { french as results } from '../check-desk/results/words.fr';
import type { scanWords } from '../check-desk/scan/words';
import { french as scan } from '../check-desk/scan/words.fr';
import type { deskWords } from '../check-desk/words';
import { french as desk } from '../check-desk/words.fr';
import type { findingsWords } from '../findings/words';
import { french as findings } from '../findings/words.fr';
import type { glossaryWords } from '../glossary/words';
import { french as glossary } from '../glossary/words.fr';
import type { newListWords } from '../new-list/words';
import { french as newList } from '../new-list/words.fr';
import type { printWords } from '../print/words';
import { french as print } from '../print/words.fr';
import type { receiveWords } from '../receive/words';
import { french as receive } from '../receive/words.fr';
import type { rostersWords } from '../rosters/words';
import { french as rosters } from '../rosters/words.fr';
import type { shareWords } from '../share/words';
import { french as share } from '../share/words.fr';
import type { shelfWords } from '../shelf/words';
import { french as shelf } from '../shelf/words.fr';
import type { shellWords } from '../shell/words';
import { french as shell } from '../shell/words.fr';
import type { uiWords } from '../ui/words';
import { french as ui } from '../ui/words.fr';
import type { In } from './area';

/** Every area; a part of the site that is missing here would stay English. */
interface Areas {
  readonly about: typeof aboutWords;
  readonly desk: typeof deskWords;
  readonly event: typeof eventWords;
  readonly findings: typeof findingsWords;
  readonly glossary: typeof glossaryWords;
  readonly newList: typeof newListWords;
  readonly print: typeof printWords;
  readonly receive: typeof receiveWords;
  readonly results: typeof resultsWords;
  readonly rosters: typeof rostersWords;
  readonly scan: typeof scanWords;
  readonly share: typeof shareWords;
  readonly shelf: typeof shelfWords;
  readonly shell: typeof shellWords;
  readonly ui: typeof uiWords;
}

type French = { readonly [Name in keyof Areas]: In<Areas[Name]> };

/** All areas in French: one chunk, loaded when French is chosen. */
export const french: French = {
  about,
  desk,
  event,
  findings,
  glossary,
  newList,
  print,
  receive,
  results,
  rosters,
  scan,
  share,
  shelf,
  shell,
  ui,
};
