import { count } from '@/lib/rules/english';
import { area } from '../language/area';

/** The roster that lists are built from, and what a profile has. */
export const rostersWords = area('rosters', {
  title: 'Roster',
  profiles: (n: number) => count(n, 'profile'),
  /** Behind the profiles of a nation of which not all is there. */
  fragment: 'a part only',
  addsTo: 'Adds to',
  search: 'Name, weapon or rule',
  shown: (n: number) => `${count(n, 'profile')} shown`,
  arm: 'Arm',
  all: 'All',
  affordable: 'Affordable',
  staysLegal: 'Stays legal',
  allies: 'Allies',
  /** What undo calls it when a setting lets allies in or keeps them out. */
  allow: (setting: string) => `Allow ${setting.toLowerCase()}`,
  forbid: (setting: string) => `Forbid ${setting.toLowerCase()}`,
  empty: 'Nobody on this roster is like that.',
  showAll: 'Show all',
  add: (profile: string) => `Add ${profile}`,
  points: (n: number) => count(n, 'point'),
  inTheList: (n: number) => `${n} in the list`,
  /** The same, under the points of a row. */
  inList: (n: number) => `${n} in list`,
  back: 'Back to the list',
  profile: 'Profile',
  eachOf: (models: string, n: number) => `${models}, each of ${n}`,
  carries: 'Carries',
  rules: 'Special rules',
  options: 'Options',
  anyNumber: 'any number',
  free: 'free',
});
