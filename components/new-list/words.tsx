import { count } from '@/lib/rules/english';
import type { ReactNode } from 'react';
import { area } from '../language/area';

/** The form in which a list begins. */
export const newListWords = area('newList', {
  title: 'New list',
  rules: 'Rules',
  nation: 'Nation',
  profiles: (n: number, isFragment: boolean) =>
    `${count(n, 'profile')}${isFragment ? ', a fragment' : ''}`,
  points: 'Points',
  none: 'None',
  noCap: 'no cap',
  capOf: (cap: number) => `${cap} points`,
  noPoints: 'No points',
  noCapSet: 'No cap set',
  name: 'Name',
  nameWith: (nation: string, cap: number) => `${nation}, ${cap} points`,
  notChosen: 'Not chosen',
  range: (min: number, max: number) => `${min} to ${max}`,
  failed: 'The list could not be stored.',
  open: 'Open the list',
  cancel: 'Cancel',
  opponent: (link: (text: string) => ReactNode): ReactNode => (
    <>Nobody to play against? {link('A random opponent')} is a legal squad by chance.</>
  ),
  errors: {
    whole: (min: number, max: number) => `Give a whole number from ${min} to ${max}.`,
    points: (most: number) =>
      `Give a whole number of points, at most ${most.toLocaleString('en')}.`,
    choose: 'Choose one of these.',
    nation: 'Choose a nation.',
    tooLong: (most: number) => `A name has at most ${most} characters.`,
  },
});
