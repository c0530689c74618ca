import type { ReactNode } from 'react';
import { englishEvent } from '@/lib/desk/event-words';
import { describeEventError } from '@/lib/rules/event-document';
import { describeDoubt } from '@/lib/rules/event-doubts';
import { area } from '../../language/area';

/** The rules of an event: set, kept, offered and handed on. */
export const eventWords = area('event', {
  title: 'Event rules',
  /** What its rules are called. */
  wording: englishEvent,
  error: describeEventError,
  doubt: describeDoubt,
  hold: 'They hold for every list that you bring in.',
  again: 'Checking again',
  done: 'Done',
  text: 'What you set here is asked of every list on the desk, on top of its own rules. What you leave open stays as each list has it.',
  undoClear: 'Undo: the rules as they were',
  clear: 'Start with none',
  form: {
    name: 'Name of the event',
    unnamed: 'Not named',
    ruleset: 'Ruleset',
    rulesetHelp: 'Choose one to set nations, profiles, scenarios and readings.',
    anyRuleset: 'Any',
    cap: 'Points cap',
    asListed: 'As listed',
    noCap: 'None',
    maxCopies: 'Most of a profile',
    maxModels: 'Most models',
    anyNumber: 'Any number',
    asEachList: 'As each list says',
    numberAsEachList: (min: number, max: number) => `As each list says; ${min} to ${max}`,
    yes: 'Yes, for everyone',
    no: 'No, for nobody',
    nations: 'Nations',
    allNations: 'All. Tick those that are allowed to keep the others out.',
    someNations: 'Only profiles of those that are ticked may be fielded.',
    banned: 'Banned profiles',
    required: 'Required profiles',
    waived: 'Readings waived',
    waivedHelp:
      'Where the book is silent, these are our readings. A waived one is a remark, not a broken rule.',
    doubts: 'To look at',
    wholeNumber: (min: number, max: number) =>
      `Give a whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`,
    oneOfThese: 'Choose one of these.',
    nameTooLong: (most: number) => `A name has at most ${most} characters.`,
  },
  profiles: {
    find: 'Find a profile',
    findFor: (what: string) => `Find a profile for: ${what}`,
    unknown: 'not in these rosters',
    remove: (name: string) => `Remove ${name}`,
    none: 'No profile has all of these words.',
    further: (n: number) => `And ${n} more: type on to narrow them down.`,
  },
  ways: {
    title: 'Keep and share',
    save: 'Save on this device',
    saved: (name: string) => `${name} is saved on this device.`,
    file: 'Save as file',
    pdf: 'Save as PDF',
    busy: 'Being set',
    /** An event without a name in the name of a file. */
    event: 'Event',
    pdfName: (event: string) => `${event} rules`,
    bringIn: 'Bring in an event file',
    eventFile: 'Event file',
    notSaved: (
      <>
        <b>Not saved yet.</b> Give the event a name first, at the top.
      </>
    ) as ReactNode,
    trouble: 'That did not work.',
    link: 'Link to these rules',
    help: 'Players and other organisers open the link or the file, see these rules, and check their own lists by them.',
  },
  unnamed: 'Event without a name',
  savedList: {
    label: 'Saved events',
    title: 'Saved on this device',
    more: (name: string) => `More for ${name}`,
    rename: 'Rename',
    delete: 'Delete',
    deleted: (name: ReactNode): ReactNode => <>Deleted {name}.</>,
    deletedAloud: (name: string) => `${name} deleted. Undo is at hand.`,
    undo: 'Undo',
    newName: 'New name',
    cancel: 'Cancel',
  },
  offer: {
    title: 'Rules of an event',
    replace: 'Replace the rules',
    use: 'Use these rules',
    notNow: 'Not now',
    close: 'Close',
    from: (file: ReactNode): ReactNode => <>From: {file}</>,
    ask: 'Ask whoever sent it for the whole link, or for the event’s file.',
    /** `name` is that of the event in force, where it has one. */
    replaces: (name?: ReactNode): ReactNode => (
      <>
        They take the place of the rules that are set now{name !== undefined && <>, {name}</>}. Save
        those first if you want to keep them.
      </>
    ),
    nothing: 'It asks nothing beyond the rules.',
    theLink: 'The link',
    /** Why it could not be read, after a colon. */
    notLoaded: 'a part of this page did not load',
  },
});
