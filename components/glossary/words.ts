import type { GlossaryKind } from '@/lib/roster/glossary';
import { count, join } from '@/lib/rules/english';
import { area } from '../language/area';

const kinds: Readonly<Record<GlossaryKind, string>> = {
  rule: 'Rules and terms',
  weapon: 'Weapons',
  equipment: 'Equipment',
  gun: 'Guns',
  table: 'Tables',
  national: 'National features',
};

/** The glossary page, and the popovers that explain a term. */
export const glossaryWords = area('glossary', {
  title: 'Glossary',
  text: 'What the words on your lists and cards mean, in ours. The rules themselves are in the books.',
  find: 'Find a word',
  rules: 'Rules',
  all: 'All',
  entries: (n: number) => count(n, 'entry', 'entries'),
  noneFound: 'No entry has all of these words.',
  kindsLabel: 'Kinds',
  kinds,
  data: (version: string, day: string) => `Data ${version}, ${day}.`,
  source: 'Source',
  seeAlso: 'See also',
  inThisList: 'In this list',
  holders: (names: readonly string[]) => join(names),
  inProfiles: (n: number) => `In ${count(n, 'profile')}`,
  /** After the former, for those who hear it alone. */
  withTerm: (term: string) => ` with ${term}`,
  moment: 'One moment.',
  table: (name: string) => `${name}, table`,
  backTo: (term: string) => `Back to ${term}`,
  close: 'Close',
  failed: 'The glossary could not be loaded. Close this and try again.',
  noEntry: 'The glossary has no entry for this.',
  openPage: 'Open in the glossary',
});
