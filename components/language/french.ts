import type { aboutWords } from '../about/words';
import { french as about } from '../about/words.fr';
import type { attributesWords } from '../builder/attributes/words';
import { french as attributes } from '../builder/attributes/words.fr';
import type { groupsWords } from '../builder/groups/words';
import { french as groups } from '../builder/groups/words.fr';
import type { settingsWords } from '../builder/settings/words';
import { french as settings } from '../builder/settings/words.fr';
import type { builderWords } from '../builder/words/builder';
import { french as builder } from '../builder/words/builder.fr';
import type { entryWords } from '../builder/words/entry';
import { french as entry } from '../builder/words/entry.fr';
import type { movingWords } from '../builder/words/moving';
import { french as moving } from '../builder/words/moving.fr';
import type { troubleWords } from '../builder/words/trouble';
import { french as trouble } from '../builder/words/trouble.fr';
import type { eventWords } from '../check-desk/event/words';
import { french as event } from '../check-desk/event/words.fr';
import type { resultsWords } from '../check-desk/results/words';
import { french as results } from '../check-desk/results/words.fr';
import type { scanWords } from '../check-desk/scan/words';
import { french as scan } from '../check-desk/scan/words.fr';
import type { deskWords } from '../check-desk/words';
import { french as desk } from '../check-desk/words.fr';
import type { collectionWords } from '../collection/words';
import { french as collection } from '../collection/words.fr';
import type { findingsWords } from '../findings/words';
import { french as findings } from '../findings/words.fr';
import type { glossaryWords } from '../glossary/words';
import { french as glossary } from '../glossary/words.fr';
import type { newListWords } from '../new-list/words';
import { french as newList } from '../new-list/words.fr';
import type { oddsWords } from '../odds/words';
import { french as odds } from '../odds/words.fr';
import type { offlineWords } from '../offline/words';
import { french as offline } from '../offline/words.fr';
import type { playWords } from '../play/words';
import { french as play } from '../play/words.fr';
import type { printWords } from '../print/words';
import { french as print } from '../print/words.fr';
import type { quartermasterWords } from '../quartermaster/words';
import { french as quartermaster } from '../quartermaster/words.fr';
import type { receiveWords } from '../receive/words';
import { french as receive } from '../receive/words.fr';
import type { besideWords } from '../receive/beside/words';
import { french as beside } from '../receive/beside/words.fr';
import type { refusedWords } from '../receive/refused/words';
import { french as refused } from '../receive/refused/words.fr';
import type { rostersWords } from '../rosters/words';
import { french as rosters } from '../rosters/words.fr';
import type { sealsWords } from '../seals/words';
import { french as seals } from '../seals/words.fr';
import type { shareWords } from '../share/words';
import { french as share } from '../share/words.fr';
import type { shelfWords } from '../shelf/words';
import { french as shelf } from '../shelf/words.fr';
import type { shellWords } from '../shell/words';
import { french as shell } from '../shell/words.fr';
import type { uiWords } from '../ui/words';
import { french as ui } from '../ui/words.fr';
import type { rulesetCards } from '../rulesets/cards';
import { cards } from '@/data/fr/cards';
import type { In } from './area';

/** Every area; a part of the site that is missing here would stay English. */
interface Areas {
  readonly about: typeof aboutWords;
  readonly attributes: typeof attributesWords;
  readonly beside: typeof besideWords;
  readonly builder: typeof builderWords;
  readonly entry: typeof entryWords;
  readonly desk: typeof deskWords;
  readonly event: typeof eventWords;
  readonly collection: typeof collectionWords;
  readonly findings: typeof findingsWords;
  readonly glossary: typeof glossaryWords;
  readonly groups: typeof groupsWords;
  readonly moving: typeof movingWords;
  readonly newList: typeof newListWords;
  readonly odds: typeof oddsWords;
  readonly offline: typeof offlineWords;
  readonly play: typeof playWords;
  readonly print: typeof printWords;
  readonly quartermaster: typeof quartermasterWords;
  readonly receive: typeof receiveWords;
  readonly refused: typeof refusedWords;
  readonly results: typeof resultsWords;
  readonly rosters: typeof rostersWords;
  readonly rulesetCards: typeof rulesetCards;
  readonly settings: typeof settingsWords;
  readonly scan: typeof scanWords;
  readonly seals: typeof sealsWords;
  readonly share: typeof shareWords;
  readonly shelf: typeof shelfWords;
  readonly shell: typeof shellWords;
  readonly trouble: typeof troubleWords;
  readonly ui: typeof uiWords;
}

type French = { readonly [Name in keyof Areas]: In<Areas[Name]> };

/** All areas in French: one chunk, loaded when French is chosen. */
export const french: French = {
  about,
  attributes,
  beside,
  builder,
  entry,
  desk,
  event,
  collection,
  findings,
  glossary,
  groups,
  moving,
  newList,
  odds,
  offline,
  play,
  print,
  quartermaster,
  receive,
  refused,
  results,
  rosters,
  rulesetCards: cards,
  settings,
  scan,
  seals,
  share,
  shelf,
  shell,
  trouble,
  ui,
};
