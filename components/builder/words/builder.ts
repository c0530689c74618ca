import { count } from '@/lib/rules/english';
import { area } from '../../language/area';

/** The builder as it opens: head, list, roster's place, points. */
export const builderWords = area('builder', {
  /** Parts of the page. */
  list: 'List',
  thisList: 'This list',
  roster: 'Roster',
  points: 'Points',
  back: 'Back to the shelf',
  settings: 'Settings',
  play: 'Play',
  share: 'Share',
  print: 'Print',
  duplicate: 'Duplicate',
  collection: 'Your collection',
  notDuplicated: (why: string) => `Not duplicated. ${why}`,
  more: 'More for this list',
  add: 'Add',
  remove: 'Remove',
  listName: 'Name of the list',
  renameList: 'Rename the list',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  redo: 'Redo',
  redoOf: (what: string) => `Redo: ${what}`,
  undone: 'Undone',
  undoneOf: (what: string) => `Undone: ${what}`,
  doneAgain: 'Done again',
  doneAgainOf: (what: string) => `Done again: ${what}`,
  empty: {
    title: 'Nobody has been mustered yet.',
    text: 'Take the first from the roster: plus adds one, the name opens the profile.',
    open: 'Open the roster',
  },
  /** Heads of columns. */
  count: 'Count',
  total: (size: string) => `Total, ${size}`,
  pointsOf: (points: number) => count(points, 'point'),
  pointsOfCap: (points: number, cap: number) => `${points} of ${count(cap, 'point')}`,
  /** Behind the points, which stand large. */
  ofCap: (cap: number) => `of ${cap}`,
  noCap: 'points, no cap',
  over: (points: number) => `${points} over`,
  left: (points: number) => `${points} left`,
  /** Behind the points of a row, for assistive technology. */
  pointsAfter: 'points',
  each: (points: number) => `${points} each`,
  printed: (points: number) => `${points} printed`,
  move: (name: string) => `Move ${name}`,
  drag: 'Drag to move',
  stranger: 'Not in this roster',
});
