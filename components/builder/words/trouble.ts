import { count } from '@/lib/rules/english';
import { area } from '../../language/area';

/** What a player must know when a list cannot be shown or stored; and ways on. */
export const troubleWords = area('trouble', {
  notSaved: 'Not saved.',
  export: 'Export',
  tryAgain: 'Try again',
  saveAsFile: 'Save as a file',
  saveDamaged: 'Save what is there',
  damagedFile: 'damaged-list.json',
  takeBack: 'Take it back',
  inBin: 'This list is in the bin. You can go on with it or take it back to the shelf.',
  damagedMeanwhile:
    'What is stored of this list was damaged meanwhile. What you see is whole: save it as a file.',
  missed: (changes: number) =>
    `${count(changes, 'change')} found nothing to change: it was removed in another tab.`,
  seen: 'I see',
  shelf: 'To your shelf',
  newList: 'New list',
  /** In the place of a list that is not there. */
  missing: {
    deleted: {
      title: 'This list is in the bin',
      text: 'It was deleted. It can be taken back for 30 days.',
    },
    'not-found': {
      title: 'No such list',
      text: 'There is no list at this address on this device. Lists stay where they were made: on another device, save yours as a file and bring it in here.',
    },
    damaged: {
      title: 'This list is damaged',
      text: 'What is stored of it cannot be read. It is kept as it is, and your other lists are well. Save it as a file: somebody may be able to repair it.',
    },
    unreadable: {
      title: 'Your lists cannot be read now',
      text: 'The browser’s storage does not answer. Nothing is lost by that: close other tabs of Muster Roll and try again.',
    },
    'unknown-ruleset': {
      title: 'A list for other rules',
      text: 'This version of Muster Roll does not have the ruleset of this list. It is kept: load the page again when there is a newer version.',
    },
    'no-ruleset': {
      title: 'The rosters could not be loaded',
      text: 'Your list is safe on this device. Try again when there is a connection.',
    },
  },
});
