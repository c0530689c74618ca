import { count } from '@/lib/rules/english';
import { area } from '../../language/area';

/** The row of an entry that lies open, and what can be done with the entry. */
export const entryWords = area('entry', {
  name: 'Name',
  note: 'Note',
  none: 'None',
  options: 'Options',
  optionsEach: 'Options, for each',
  notOffered: 'Not offered here',
  takeOff: 'Take off',
  free: 'free',
  whatIs: (option: string) => `What ${option} is`,
  /** Why an option cannot be had, and the way out. */
  outlook: {
    drop: (reason: string, option: string) => `${reason}. Take off the ${option} first.`,
    take: (reason: string, option: string) => `${reason}. Take the ${option} first.`,
  },
  men: {
    title: 'Men',
    titleEach: 'Men of each',
    /** `prices` = what was paid for those who were bought. */
    with: (own: number, bought: number, prices: string) =>
      `${own} ${own === 1 ? 'comes' : 'come'} with it${bought > 0 ? `, ${bought} bought (${prices})` : ''}.`,
    needed: (n: number) => `${n} must serve it.`,
    drawn: (own: number, bought: number) => `${count(own, 'man', 'men')} with it, ${bought} bought`,
  },
  figures: 'On the table',
  figuresEach: 'On the table, each',
  fillIn: 'Fill in',
  allOf: (name: string) => `All of ${name}`,
  split: 'Split one off',
  duplicate: 'Duplicate',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveTo: 'Move to',
  remove: 'Remove',
  /** What undo calls these, and what is said of them. */
  splitOff: (name: string) => `Split a ${name} off`,
  standsAlone: (name: string) => `A ${name} now stands alone`,
  duplicated: (name: string) => `Duplicate the ${name}`,
});
